import type { BaseTranslation } from '../../i18n-types.ts'

const uk_common = {
  cancel: 'Скасувати',
  save: 'Зберегти',
  loading: 'Завантаження…',
  found: 'Знайдено: {count:number|count}',
  nothingFound: 'Нічого не знайдено',
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  unknownAmount: 'Сума невідома',
  newTab: 'відкриється в новій вкладці',
} satisfies BaseTranslation

export default uk_common
