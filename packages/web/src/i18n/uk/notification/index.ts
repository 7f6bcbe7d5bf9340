import type { BaseTranslation } from '../../i18n-types.ts'

const uk_notification = {
  label: 'Сповіщення',
  filter: 'Тип',
  types: {
    order: 'Замовлення',
    product: 'Товари',
    delivery: 'Доставка',
    payment: 'Платежі',
    chat: 'Чати',
    system: 'Система',
  },
  untitled: 'Без заголовка',
  isNew: 'Нове',
  urgent: 'Важливо',
  read: 'Позначити прочитаним: {title:string}',
  remove: 'Видалити: {title:string}',
  readThis: 'Позначити прочитаним',
  removeThis: 'Видалити',
  readAll: 'Прочитати всі',
  clear: 'Видалити всі',
  readAllTypes: 'Прочитати сповіщення всіх типів',
  clearAllTypes: 'Видалити сповіщення всіх типів',
  settings: 'Налаштувати',
  newItems: 'Нові: {count:number|count}',
  removed: 'Сповіщення видалено',
  removedMany: 'Видалено сповіщень: {count:number|count}',
  cleared: 'Усі сповіщення видалено',
  undo: 'Повернути',
  more: 'Показати ще',
  moreFailed: 'Не вдалося завантажити далі.',
  end: 'Це всі сповіщення.',
  nothingYet: 'Сповіщень немає',
  nothingYetText: 'Тут з’являтиметься все, що варто знати про замовлення, товари, доставку й гроші.',
} satisfies BaseTranslation

export default uk_notification
