import type { NamespaceCommonTranslation } from '../../i18n-types.ts'

const en_common = {
  cancel: 'Cancel',
  save: 'Save',
  loading: 'Loading…',
  found: '{count|count} found',
  nothingFound: 'Nothing found',
  copy: 'Copy',
  copied: 'Copied',
  unknownAmount: 'Amount unknown',
  newTab: 'opens in a new tab',
} satisfies NamespaceCommonTranslation

export default en_common
