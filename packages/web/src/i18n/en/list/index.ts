import type { NamespaceListTranslation } from '../../i18n-types.ts'

const en_list = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  where: 'Page {page} of {last}',
  total: '{count|count} in total',
  clear: 'Clear the filters',
  export: 'Export',
  exportXlsx: 'Excel workbook (XLSX)',
  exportCsv: 'Separated text (CSV)',
  save: 'Save {format} ({count|count})',
  exportCut:
    'Only the first rows of the list are in the file: {count|count}. Narrow the list by filters to get the rest.',
  period: 'Period',
  sort: 'Order',
  size: 'Per page',
  newest: 'Newest first',
  oldest: 'Oldest first',
  nothingFound: 'Nothing matches these filters',
  nothingFoundText: 'Change the filters or clear them to see the whole list.',
  notOffered: 'The server does not offer this list yet',
  notOfferedText: 'Your connection is fine. Try again later or write to support.',
  notAllowed: 'No access to this list',
  notAllowedText: 'The server did not allow it to be shown. If that is a mistake, write to support.',
  failed: 'The list could not be read',
  failedText: 'The connection may be gone, or the server is busy.',
  waiting: '{count} new',
  show: 'Show',
  orderStale: 'The order is out of date',
  reorder: 'Refresh',
  stale: 'The list could not be updated',
  staleText: 'This is what was loaded before.',
} satisfies NamespaceListTranslation

export default en_list
