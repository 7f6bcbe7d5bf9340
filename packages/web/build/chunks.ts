/** The machine and the view of a section share one chunk, which is named by their folder. */
const section = /\/src\/([a-z-]+)\/[^/]+(?:\.compose\.ts|\.section\.tsx|Screen\.tsx)$/

const among = (names: string) => {
  const files = names.trim().split(/\s+/)
  return (id: string): boolean => files.some((file) => id.endsWith(`/src/${file}`))
}

/**
 * Defines which modules share a chunk. Without groups, the bundler puts every module that two chunks import into a
 * chunk of its own, which costs a request. A group also takes the imports of its modules unless an earlier group has
 * them, so groups with fewer imports come first.
 */
export const chunkGroups = (mode: string) => [
  // The modules that every page runs first. A build with several pages keeps their entries in separate chunks, because
  // importing an entry runs it.
  mode === 'sandbox'
    ? { name: 'app', test: among('app/app.compose.ts wiring/ports.ts wiring/screens.ts') }
    : { name: 'index', tags: ['$initial' as const] },
  { name: 'view', test: among('view.tsx') },
  // Reads the stored session and sends requests to the server.
  { name: 'outside', test: among('wiring/outside.ts') },
  // Needed both before and after sign-in, before the panel is loaded.
  {
    name: 'shared',
    test: among(`i18n/formatters.ts session/telephone.domain.ts
      shell/ShellSkeleton.tsx shell/PageSkeleton.tsx ui/Toaster.tsx`),
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // Maps locations to sections. The chunk is small, so that the app can request a section before the panel is loaded.
  { name: 'places', test: among('app/panel-screens.compose.ts app/panel-screens.tsx') },
  // Dialogs and tooltips are loaded when the first of them opens.
  { name: 'overlays', test: among('ui/Dialog.tsx ui/Tooltip.tsx') },
  // Controls that pages before and after sign-in share. Without this group they would be part of
  // `session`, and every page would need its code.
  { name: 'controls', test: among('ui/Alert.tsx ui/Checkbox.tsx ui/Form.tsx ui/PasswordInput.tsx ui/PhoneInput.tsx') },
  { name: 'panel', test: among('app/panel.compose.ts shell/Shell.tsx wiring/panel.ts') },
  // The other pages of the sign-in area.
  { name: 'session', test: among('session/screens.ts session/session.compose.ts') },
  // What sections share: the machines and screens of the kit, and the modules that at least three chunks import.
  { name: 'kit', test: /\/src\/kit\// },
  { name: 'parts', test: /\/src\//, minShareCount: 3 },
  { name: (id: string) => section.exec(id)?.[1] ?? null, test: section },
]
