import type { NamespaceCommonTranslation } from '../../i18n-types.ts'

const en_common = {
  cancel: 'Cancel',
  save: 'Save',
  loading: 'Loading…',
  copy: 'Copy',
  copied: 'Copied',
  unknownAmount: 'Amount unknown',
  newTab: 'opens in a new tab',
} satisfies NamespaceCommonTranslation

export default en_common
