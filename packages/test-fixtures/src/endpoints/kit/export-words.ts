import type { TableCell } from '@supplier/core/kit/list/csv.domain'
import { availabilityWord } from '../../world/products/availability.ts'
import { cellOf } from './cells.ts'

type Row = Readonly<Record<string, unknown>>

/** The headings of exported columns, by the names of the API. */
const headings: Readonly<Record<string, string>> = {
  title: 'Назва',
  name: 'Назва',
  code: 'Код',
  number: 'Номер',
  sku: 'Артикул',
  barcode: 'Штрихкод',
  category: 'Категорія',
  status: 'Стан',
  reason: 'Причина',
  price: 'Ціна, грн',
  old_price: 'Стара ціна, грн',
  quantity: 'Залишок',
  availability: 'Наявність',
  type: 'Тип',
  kind: 'Тип',
  unit: 'Одиниця',
  'group.title': 'Група',
  values_count: 'Значення',
  attributes: 'Атрибути',
  is_required: 'Обов’язковий',
  is_collapsed: 'Згорнута',
  is_active: 'Працює',
  is_enabled: 'Увімкнено',
  is_default: 'Основний',
  is_paused: 'На паузі',
  locked: 'Системний',
  usage_count: 'Товари',
  products_count: 'Товари',
  first_places: 'Лежать',
  used: 'Зайнято',
  capacity: 'Місткість',
  'parent.title': 'Розділ',
  position: 'Порядок',
  owner: 'Власник',
  stores: 'Магазини',
  rating: 'Оцінка',
  feed_url: 'Прайс-лист',
  phone: 'Телефон',
  author: 'Покупець',
  text: 'Текст',
  products: 'Товари',
  product: 'Товар',
  'product.title': 'Товар',
  'reply.status': 'Стан відповіді',
  'reply.text': 'Відповідь',
  'complaint.state': 'Скарга',
  waiting_since: 'Чекає відповіді з',
  created_at: 'Створено',
  joined_at: 'Приєднався',
  bonus: 'Бонус, грн',
  bonus_ready_on: 'Бонус доступний з',
  deadline_at: 'Обробити до',
  'store.title': 'Магазин',
  source: 'Звідки',
  quality_score: 'Якість',
  updated_at: 'Змінено',
  'buyer.name': 'Покупець',
  'buyer.phone': 'Телефон',
  'delivery.carrier': 'Служба доставки',
  'delivery.city': 'Місто',
  'delivery.place': 'Адреса',
  'shipment.ttn': 'ТТН',
  'shipment.carrier_status': 'Стан посилки',
  'payment.status': 'Стан оплати',
  'payment.method': 'Спосіб оплати',
  cod_amount: 'Післяплата, грн',
  total: 'Сума, грн',
  'file.name': 'Файл',
  'counts.created': 'Створено товарів',
  'counts.updated': 'Оновлено товарів',
  'counts.rejected': 'Відхилено рядків',
  'metrics.impressions': 'Покази',
  'metrics.clicks': 'Кліки',
  'metrics.orders': 'Замовлення',
  'metrics.ad_share': 'Частка, %',
  spent: 'Витрачено, грн',
  budget: 'Бюджет, грн',
  spent_today: 'Витрачено сьогодні, грн',
  daily_budget: 'Денний бюджет, грн',
  starts_on: 'Початок',
  tariff: 'Тариф',
  payer: 'Платник',
  free_from: 'Безкоштовно від, грн',
  days_to_send: 'Строк',
  regions: 'Області',
  missing: 'Бракує',
  problems: 'Зауваження',
  'contact.title': 'Контакт',
  'counterparty.title': 'Контрагент',
  settlement: 'Населений пункт',
  warehouse: 'Відділення',
  street: 'Вулиця',
  building: 'Будинок',
  directions: 'Напрями',
  'runs.0.at': 'Остання синхронізація',
  'runs.0.result': 'Результат',
  url: 'Посилання',
  schedule: 'Розклад',
  'last.at': 'Останній запуск',
  'last.result': 'Результат',
  next_at: 'Наступний запуск',
  paused_why: 'Чому на паузі',
  secret_last4: 'Ключ',
  expires_at: 'Діє до',
  'used_by.orders_open': 'Відкриті замовлення',
  min_sum: 'Від суми, грн',
  max_sum: 'До суми, грн',
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
      in_stock: availabilityWord('in_stock'),
      to_order: availabilityWord('to_order'),
      expected: availabilityWord('expected'),
      out_of_stock: availabilityWord('out_of_stock'),
    },
  },
}

export const headingOf = (field: string): string => headings[field] ?? field

const moment = new Intl.DateTimeFormat('uk-UA', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' })
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The value at a dotted path of a row; a part that is not there leaves nothing. */
const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Row | null | undefined)?.[part], row)

/** Whether rows have such a field; what lies in a part that a row lacks is not known to be wrong. */
export const isFieldOf = (row: Row, path: string): boolean => {
  const [field = '', ...rest] = path.split('.')
  if (!(field in row)) return Array.isArray(row) && row.length === 0
  const value = row[field]
  return rest.length === 0 || value === null || (typeof value === 'object' && isFieldOf(value as Row, rest.join('.')))
}

/** What a row shows in a column, in Ukrainian. */
export const exportedCell = (section: string, row: Row, field: string): TableCell => {
  const value = valueAt(row, field)
  if (field === 'category' && typeof value === 'object' && value !== null && 'path' in value)
    return [value.path].flat().join(' › ')
  if (typeof value === 'boolean') return value ? 'Так' : 'Ні'
  if (typeof value === 'string' && instant.test(value)) return moment.format(Date.parse(value))
  return words[section]?.[field]?.[String(value)] ?? cellOf(value)
}
