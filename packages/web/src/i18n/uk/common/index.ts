import type { BaseTranslation } from '../../i18n-types.ts'

const uk_common = {
  cancel: 'Скасувати',
  save: 'Зберегти',
  loading: 'Завантаження…',
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  unknownAmount: 'Сума невідома',
  newTab: 'відкриється в новій вкладці',
} satisfies BaseTranslation

export default uk_common
