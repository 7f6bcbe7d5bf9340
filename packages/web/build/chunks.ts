/**
 * Which modules share a file. A group takes its own modules and everything they import, unless an earlier group has it;
 * without groups every module that two chunks share becomes a request of its own.
 */
export const chunkGroups = [
  { name: 'view', test: /src\/view\.tsx$|rolldown\/runtime/ },
  // Reads the stored session and talks to the server.
  { name: 'outside', test: /wiring\/outside\.ts$/ },
  // The other pages of the sign-in area, and what the panel shares with them.
  {
    name: 'session',
    test: /session\/(screens|session\.compose)\.ts$|i18n\/formatters\.ts$|shell\/(Shell|Page)Skeleton\.tsx$|countries\/CountryPicker\.tsx$|ui\/Toaster\.tsx$/,
  },
  {
    name: 'panel',
    test: /shell\/Shell\.tsx$|app\/(panel\.compose|panel-screens\.compose|panel-screens|Unbuilt)\.tsx?$|wiring\/panel\.ts$/,
  },
]
