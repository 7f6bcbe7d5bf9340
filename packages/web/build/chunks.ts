/** The machine and the view of a section stand in folders of one name. */
const section = /\/src\/([^/]+)\/[^/]+(?:\.compose\.ts|Screen\.tsx)$/

/**
 * Without groups every module that two files share would be a file and a request of its own. A group takes what its
 * modules import along, unless an earlier group has it: who needs least comes first.
 */
export const chunkGroups = [
  { name: 'view', test: /src\/view\.tsx$/ },
  // Reads the stored session and asks the server.
  { name: 'outside', test: /wiring\/outside\.ts$/ },
  // The other pages of the sign-in area, which do not wait for the panel, and what the panel shares with them.
  {
    name: 'session',
    test: /session\/(?:screens|session\.compose)\.ts$|i18n\/formatters\.ts$|shell\/(?:Shell|Page)Skeleton\.tsx$|countries\/CountryPicker\.tsx$|ui\/Toaster\.tsx$/,
  },
  // Where the sections are: small, so that a section can be asked for before the panel has come.
  { name: 'places', test: /app\/panel-screens(?:\.compose\.ts|\.tsx)$/ },
  { name: 'panel', test: /shell\/Shell\.tsx$|app\/(?:panel\.compose\.ts|Unbuilt\.tsx)$|wiring\/panel\.ts$/ },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  { name: 'overlays', test: /ui\/(?:Dialog|Tooltip)\.tsx$/ },
  // What sections share: lists, forms and the parts of a page.
  {
    name: 'parts',
    test: /\/src\/resource\/[^/]+$|ui\/(?:Card|Progress|Radios|SegmentControl|Select|StatusLine)\.tsx$|app\/PlaceTabs\.tsx$|account\/(?:Section|SettingsTabs)\.tsx$|articles\/mark-keys\.ts$|balances\/Money\.tsx$|notifications\/(?:Notifications\.styles|type-icons)\.ts$/,
  },
  { name: (id: string) => section.exec(id)?.[1] ?? null, test: section },
]
