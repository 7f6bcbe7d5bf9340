import type { TableCell } from '@supplier/core'
import { cellOf } from './cells.ts'

type Row = Readonly<Record<string, unknown>>

/** The headings of exported columns, by the names of the API. */
const headings: Readonly<Record<string, string>> = {
  title: 'Назва',
  name: 'Назва',
  number: 'Номер',
  sku: 'Артикул',
  barcode: 'Штрихкод',
  category: 'Категорія',
  status: 'Стан',
  state: 'Стан',
  price: 'Ціна, грн',
  old_price: 'Стара ціна, грн',
  quantity: 'Залишок',
  availability: 'Наявність',
  type: 'Тип',
  kind: 'Тип',
  group: 'Група',
  values: 'Значення',
  required: 'Обов’язковий',
  usage: 'Товари',
  count: 'Кількість',
  parent: 'Розділ',
  reason: 'Причина',
  position: 'Порядок',
  owner: 'Власник',
  stores: 'Магазини',
  orders: 'Замовлення',
  products: 'Товари',
  product: 'Товар',
  rating: 'Оцінка',
  buyer: 'Покупець',
  delivery: 'Доставка',
  payment: 'Оплата',
  total: 'Сума, грн',
  clicks: 'Кліки',
  impressions: 'Покази',
  spent: 'Витрачено, грн',
  share: 'Частка, %',
  bonus: 'Бонус, грн',
  tariff: 'Тариф',
  payer: 'Платник',
  days: 'Строк',
  regions: 'Області',
  contact: 'Контакт',
  counterparty: 'Контрагент',
  directions: 'Напрями',
  schedule: 'Розклад',
  is_collapsed: 'Згорнута',
  last4: 'Ключ',
}

const words: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  products: {
    status: {
      draft: 'Чернетка',
      moderation: 'На модерації',
      active: 'Активний',
      moderation_update: 'Оновлення на модерації',
      rejected: 'Відхилено',
      hidden: 'Прихований',
      archived: 'В архіві',
    },
    availability: {
      in_stock: 'В наявності',
      to_order: 'Під замовлення',
      expected: 'Очікується',
      out_of_stock: 'Немає в наявності',
    },
  },
}

export const headingOf = (field: string): string => headings[field] ?? field

const moment = new Intl.DateTimeFormat('uk-UA', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' })
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What a row shows in a column, in Ukrainian. */
export const exportedCell = (section: string, row: Row, field: string): TableCell => {
  const value = row[field]
  // A product with variants has no price of its own.
  if (field === 'price' && value === null && row['price_from'] != null) return `від ${row['price_from']}`
  if (field === 'category' && typeof value === 'object' && value !== null && 'path' in value)
    return [value.path].flat().join(' › ')
  if (typeof value === 'boolean') return value ? 'Так' : 'Ні'
  if (typeof value === 'string' && instant.test(value)) return moment.format(Date.parse(value))
  return words[section]?.[field]?.[String(value)] ?? cellOf(value)
}
