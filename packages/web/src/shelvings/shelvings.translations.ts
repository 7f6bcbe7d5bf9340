import type { Shelvings } from '@supplier/core/shelvings/shelvings.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukTypes = { box: 'Полиця для коробок', pallet: 'Місце для палети', small: 'Комірка для дрібного' } as const
const enTypes = { box: 'Shelf for boxes', pallet: 'Place for a pallet', small: 'Bin for small goods' } as const

export type MoreShelfTexts =
  | 'lies'
  | 'nothingLies'
  | 'inProducts'
  | 'products'
  | 'pieces'
  | 'of'
  | 'filled'
  | 'active'
  | 'inactive'
  | 'asking'
  | 'askAgain'
  | 'askFailed'
  | 'exist'
  | 'rest'
  | 'willMake'
  | 'labels'

export const shelvingsTranslations: TranslationsOf<Shelvings, MoreShelfTexts> = {
  uk: {
    label: 'Стелажі',
    name: 'Полиця',
    create: 'Додати полиці',
    edit: 'Полиця',
    nothingYet: 'Полиць ще немає',
    nothingYetText:
      'Дайте кожному місцю на складі код, і замовлення та аркуш збирання підкажуть, звідки взяти товар. Цілий стелаж створюється за раз.',
    fields: {
      zone: 'Зона',
      rackFrom: 'Стелаж від',
      rackTo: 'Стелаж до',
      levelFrom: 'Полиця від',
      levelTo: 'Полиця до',
      cellFrom: 'Комірка від',
      cellTo: 'Комірка до',
      title: 'Примітка',
      type: 'Що це',
      capacity: 'Скільки одиниць уміщує',
      isActive: 'Використовується',
    },
    groups: { series: 'Які полиці створити', shelf: 'Полиця' },
    hints: {
      zone: 'Від 1 до 4 літер чи цифр, наприклад «А»',
      rackTo: 'Не заповнюйте, якщо стелаж один',
      levelTo: 'Не заповнюйте, якщо полиця одна',
      cellFrom: 'Не заповнюйте, якщо полиця не поділена',
      capacity: '0 або нічого, якщо межі немає',
    },
    choices: { type: ukTypes },
    filters: {
      search: 'Код полиці чи примітка',
      fill: 'Заповнено',
      is_active: 'Стан',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    filterChoices: {
      fill: { empty: 'Порожні', partial: 'Є місце', full: 'Повні' },
      is_active: { '1': 'Використовуються', '0': 'Не використовуються' },
      sort: { code: 'За маршрутом', '-code': 'Від кінця маршруту' },
    },
    commands: {
      put: {
        label: 'Покласти товар',
        title: 'Покласти товар на полицю',
        text: 'Беремо те, що ще не лежить на жодній полиці.',
        fields: { product: 'Товар', quantity: 'Скільки одиниць' },
      },
      move: {
        label: 'Перемістити',
        title: 'Перемістити товар з полиці',
        fields: { product: 'Товар на цій полиці', to: 'На яку полицю', quantity: 'Скільки одиниць' },
      },
      remove: { label: 'Видалити', title: 'Видалити полицю', text: 'На ній нічого не лежить.' },
    },
    more: {
      lies: 'Лежить',
      nothingLies: 'На цій полиці нічого не лежить.',
      inProducts: 'Показати в товарах',
      products: 'Товарів',
      pieces: 'шт.',
      of: 'з',
      filled: 'Заповнено',
      active: 'У роботі',
      inactive: 'Не використовується',
      asking: 'З’ясовуємо, які полиці вже є…',
      askAgain: 'Спробувати ще раз',
      askFailed: 'Не вдалося з’ясувати, які полиці вже є.',
      exist: 'Є вже:',
      rest: 'створимо:',
      willMake: 'Створимо:',
      labels: 'Друкувати етикетки полиць',
    },
  },
  en: {
    label: 'Shelving',
    name: 'Shelf',
    create: 'Add shelves',
    edit: 'Shelf',
    nothingYet: 'No shelves yet',
    nothingYetText:
      'Give each place in the warehouse a code, and orders and the pick list tell where to take a product from. A whole rack is made at once.',
    fields: {
      zone: 'Zone',
      rackFrom: 'Rack from',
      rackTo: 'Rack to',
      levelFrom: 'Level from',
      levelTo: 'Level to',
      cellFrom: 'Cell from',
      cellTo: 'Cell to',
      title: 'Note',
      type: 'Kind',
      capacity: 'How many pieces fit',
      isActive: 'In use',
    },
    groups: { series: 'Which shelves to make', shelf: 'Shelf' },
    hints: {
      zone: '1 to 4 letters or digits, for example “A”',
      rackTo: 'Empty for one rack',
      levelTo: 'Empty for one level',
      cellFrom: 'Empty for a level that is not divided',
      capacity: 'Empty or 0 for any number',
    },
    choices: { type: enTypes },
    filters: {
      search: 'Code of a shelf, or its note',
      fill: 'Filled',
      is_active: 'State',
      sort: 'Order',
      size: 'On a page',
    },
    filterChoices: {
      fill: { empty: 'Empty', partial: 'Have room', full: 'Full' },
      is_active: { '1': 'In use', '0': 'Not in use' },
      sort: { code: 'Along the way', '-code': 'From the end of the way' },
    },
    commands: {
      put: {
        label: 'Put a product',
        title: 'Put a product on the shelf',
        text: 'Takes pieces that lie on no shelf yet.',
        fields: { product: 'Product', quantity: 'How many pieces' },
      },
      move: {
        label: 'Move',
        title: 'Move a product from the shelf',
        fields: { product: 'Product on this shelf', to: 'Onto which shelf', quantity: 'How many pieces' },
      },
      remove: { label: 'Delete', title: 'Delete the shelf', text: 'Nothing lies on it.' },
    },
    more: {
      lies: 'Lies here',
      nothingLies: 'Nothing lies on this shelf.',
      inProducts: 'Show in products',
      products: 'Products',
      pieces: 'pcs',
      of: 'of',
      filled: 'Filled',
      active: 'In use',
      inactive: 'Not in use',
      asking: 'Finding out which shelves exist…',
      askAgain: 'Try again',
      askFailed: 'Could not find out which shelves exist.',
      exist: 'Exist already:',
      rest: 'to be made:',
      willMake: 'To be made:',
      labels: 'Print labels',
    },
  },
}
