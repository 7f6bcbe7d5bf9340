import type { BaseTranslation } from '../../i18n-types.ts'

const uk_list = {
  pages: 'Сторінки',
  previous: 'Попередня сторінка',
  next: 'Наступна сторінка',
  page: 'Сторінка {page:number}',
  where: 'Сторінка {page:number} з {last:number}',
  total: 'Усього: {count:number|count}',
  clear: 'Скинути фільтри',
  export: 'Експорт',
  exportXlsx: 'Таблиця Excel (XLSX)',
  exportCsv: 'Текст із роздільниками (CSV)',
  save: 'Зберегти {format:string} ({count:number|count})',
  exportCut: 'У файлі лише перші рядки списку: {count:number|count}. Щоб отримати решту, звузьте список фільтрами.',
  period: 'Період',
  sort: 'Порядок',
  size: 'На сторінці',
  newest: 'Спершу нові',
  oldest: 'Спершу давні',
  nothingFound: 'За цими фільтрами нічого немає',
  nothingFoundText: 'Змініть фільтри або скиньте їх, щоб побачити весь список.',
  notAllowed: 'Немає доступу до цього списку',
  notAllowedText: 'Сервер не дозволив його показати. Якщо це помилка, напишіть у підтримку.',
  failed: 'Не вдалося отримати список',
  failedText: 'Можливо, зникло з’єднання або сервер зайнятий.',
  stale: 'Не вдалося оновити список',
  staleText: 'Показуємо те, що завантажено раніше.',
} satisfies BaseTranslation

export default uk_list
