/** Sections whose machine and view share one chunk. */
const section = /\/src\/(account|articles|balances|home|notifications|payouts)\/[^/]+(?:\.compose\.ts|Screen\.tsx)$/

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
  { name: 'panel', test: among('app/panel.compose.ts shell/Shell.tsx wiring/panel.ts') },
  // The other pages of the sign-in area.
  { name: 'session', test: among('countries/CountryPicker.tsx session/screens.ts session/session.compose.ts') },
  // Modules that several sections share.
  { name: 'overlays', test: among('ui/Dialog.tsx ui/Tooltip.tsx') },
  {
    name: 'lists',
    test: among(`app/RouteTabs.tsx balances/Money.tsx kit/ListPanel.tsx kit/Stale.tsx
      kit/form/amount.domain.ts kit/load/load.machine.ts kit/load/load.selectors.ts kit/list/list.machine.ts
      kit/list/list.selectors.ts kit/load/reading.domain.ts kit/load/reading.machine.ts kit/list/append-list.domain.ts
      ui/Card.tsx ui/Select.tsx`),
  },
  {
    name: 'forms',
    test: among(`account/Section.tsx account/SettingsTabs.tsx articles/mark-keys.ts
      notifications/Notifications.styles.ts notifications/type-icons.ts kit/SaveBar.tsx kit/form/form.machine.ts
      kit/form/form.selectors.ts ui/Progress.tsx ui/Radios.tsx ui/SegmentControl.tsx ui/StatusLine.tsx`),
  },
  // The machine and the screen that all plain sections use.
  { name: 'sections', test: /\/src\/kit\/(section\/section\.compose\.ts|SectionScreen\.tsx)$/ },
  { name: (id: string) => section.exec(id)?.[1] ?? null, test: section },
]
