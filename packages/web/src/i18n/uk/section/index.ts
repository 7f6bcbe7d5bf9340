import type { BaseTranslation } from '../../i18n-types.ts'

const uk_section = {
  filter: 'Фільтр',
  filtersChosen: 'Фільтр, вибрано: {count:number}',
  removeFilter: 'Прибрати фільтр «{name:string}»',
  any: 'Усі',
  from: 'Від',
  to: 'До',
  clearSearch: 'Очистити пошук',
  actions: 'Дії',
  actionsOf: 'Дії: {name:string}',
  open: 'Відкрити: {name:string}',
  lines: 'По одному в рядку. Зайві порожні та повторені рядки приберемо.',
  lineCount: 'Рядків: {count:number}',
  locked: 'Уже не змінюється',
  failed: 'Не вдалося відкрити запис',
  deleted: 'Цей запис уже видалено',
  deletedText: 'Можливо, його прибрали в іншій вкладці або на іншому пристрої.',
  conflict: 'Запис тим часом змінили',
  conflictText: 'Ці поля змінено в двох місцях. Виберіть, що лишити; решту ваших змін збережемо.',
  yours: 'Ваше: {value:string}',
  theirs: 'Збережене: {value:string}',
  yes: 'так',
  no: 'ні',
  empty: 'порожньо',
  takeTheirs: 'Лишити збережене',
  keepMine: 'Записати моє',
} satisfies BaseTranslation

export default uk_section
