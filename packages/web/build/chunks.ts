/** Sections whose machine and view come as one file. */
const section = /\/src\/(account|articles|balances|home|notifications|payouts)\/[^/]+(?:\.compose\.ts|Screen\.tsx)$/

const among = (names: string) => {
  const files = names.trim().split(/\s+/)
  return (id: string): boolean => files.some((file) => id.endsWith(`/src/${file}`))
}

/**
 * Which modules share a file. Without groups every module that two files need would be a request of its own. A group
 * takes what its modules import along, unless an earlier group has it, so whoever needs least comes first.
 */
export const chunkGroups = (mode: string) => [
  // What every page runs first. Where there are several pages, their entries stay apart: one must not start another.
  mode === 'sandbox'
    ? { name: 'app', test: among('app/app.compose.ts wiring/ports.ts wiring/screens.ts') }
    : { name: 'index', tags: ['$initial' as const] },
  { name: 'view', test: among('view.tsx') },
  // Reads the stored session and asks the server.
  { name: 'outside', test: among('wiring/outside.ts') },
  // Needed on both sides of the sign-in, before the panel has come.
  {
    name: 'shared',
    test: among(`i18n/formatters.ts session/telephone.domain.ts
      shell/ShellSkeleton.tsx shell/PageSkeleton.tsx ui/Toaster.tsx`),
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // Where the sections are: small, so that a section can be asked for before the panel has come.
  { name: 'places', test: among('app/panel-screens.compose.ts app/panel-screens.tsx') },
  { name: 'panel', test: among('app/panel.compose.ts shell/Shell.tsx wiring/panel.ts') },
  // The other pages of the sign-in area.
  { name: 'session', test: among('countries/CountryPicker.tsx session/screens.ts session/session.compose.ts') },
  // What sections share.
  { name: 'overlays', test: among('ui/Dialog.tsx ui/Tooltip.tsx') },
  {
    name: 'lists',
    test: among(`app/PlaceTabs.tsx balances/Money.tsx kit/ListPlace.tsx kit/Stale.tsx
      kit/form/amount.domain.ts kit/load/load.machine.ts kit/load/load.selectors.ts kit/list/list.machine.ts
      kit/list/list.selectors.ts kit/load/reading.domain.ts kit/load/reading.machine.ts kit/list/roll.domain.ts
      ui/Card.tsx ui/Select.tsx`),
  },
  {
    name: 'forms',
    test: among(`account/Section.tsx account/SettingsTabs.tsx articles/mark-keys.ts
      notifications/Notifications.styles.ts notifications/type-icons.ts kit/SaveBar.tsx kit/form/form.machine.ts
      kit/form/form.selectors.ts ui/Progress.tsx ui/Radios.tsx ui/SegmentControl.tsx ui/StatusLine.tsx`),
  },
  // The machine and the screen of every plain section.
  { name: 'sections', test: /\/src\/kit\/(section\/section\.compose\.ts|SectionScreen\.tsx)$/ },
  { name: (id: string) => section.exec(id)?.[1] ?? null, test: section },
]
