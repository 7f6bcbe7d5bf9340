import type { NamespaceSectionTranslation } from '../../i18n-types.ts'

const en_section = {
  filter: 'Filter',
  filtersChosen: 'Filter, {count} chosen',
  removeFilter: 'Remove the filter “{name}”',
  any: 'All',
  from: 'From',
  to: 'To',
  clearSearch: 'Clear the search',
  actions: 'Actions',
  actionsOf: 'Actions: {name}',
  open: 'Open: {name}',
  lines: 'One a line. Empty and repeated lines are left out.',
  lineCount: 'Lines: {count}',
  locked: 'Cannot change any more',
  failed: 'The record could not be opened',
  deleted: 'This record is deleted',
  deletedText: 'It may have been removed in another tab or on another device.',
  conflict: 'The record has changed meanwhile',
  conflictText: 'These fields changed in two places. Choose what to keep; your other changes will be saved.',
  yours: 'Yours: {value}',
  theirs: 'Saved: {value}',
  yes: 'yes',
  no: 'no',
  empty: 'empty',
  takeTheirs: 'Keep what is saved',
  keepMine: 'Save mine',
} satisfies NamespaceSectionTranslation

export default en_section
