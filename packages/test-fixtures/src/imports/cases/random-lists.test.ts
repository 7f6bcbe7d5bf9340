import { xlsxOf } from '@supplier/core/adapters/browser/export.browser'
import { isNightly } from '@supplier/core/testing/nightly'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { categoryTree } from '../../world/categories/categories.ts'
import { checkedRows } from '../checking/check-rows.ts'
import { mappingOf } from '../reading/import-fields.ts'
import { readFile } from '../reading/read-file.ts'
import { koi8, offer, utf8, utf16, windows1251, withMark, yml } from './case.ts'

interface Good {
  readonly sku: string
  readonly title: string
  /** In kopecks. */
  readonly price: number
  readonly quantity: number
}

const words = fc.constantFrom(
  'чашка',
  'Ґудзик',
  'їжа',
  'плед',
  '«Зоря»',
  '"біла"',
  '350 мл',
  'S; M',
  'a,b',
  'c|d',
  '100 %',
)
const goods: fc.Arbitrary<readonly Good[]> = fc.uniqueArray(
  fc.record({
    sku: fc.stringMatching(/^[A-Z]{2}-\d{3,6}$/),
    title: fc.array(words, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(' ')),
    price: fc.oneof(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 999_999 }).map((sum) => sum * 100),
    ),
    quantity: fc.integer({ min: 0, max: 99_999 }),
  }),
  { selector: ({ sku }) => sku, minLength: 1, maxLength: 12 },
)

const style = fc.record({
  decimal: fc.constantFrom(',', '.'),
  thousands: fc.constantFrom('', ' ', '\u00a0', "'", 'other'),
  /** Whether sums without kopecks are written without them. */
  isShort: fc.boolean(),
  currency: fc.constantFrom('', ' грн', ' ₴', ' UAH'),
  unit: fc.constantFrom('', ' шт.', '+'),
  delimiter: fc.constantFrom(';', ',', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
  above: fc.constantFrom('', 'Прайс-лист від 20.11.2026'),
  form: fc.constantFrom('utf-8', 'marked', 'utf-16', 'windows-1251', 'koi8-u', 'xlsx', 'yml'),
})
type Style = typeof style extends fc.Arbitrary<infer Of> ? Of : never

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator)

const separatorOf = ({ thousands, decimal }: Style): string =>
  thousands === 'other' ? (decimal === ',' ? '.' : ',') : thousands

const sumText = (price: number, own: Style): string => {
  const whole = grouped(String(Math.floor(price / 100)), separatorOf(own))
  const part = String(price % 100).padStart(2, '0')
  return (own.isShort && part === '00' ? whole : `${whole}${own.decimal}${part}`) + own.currency
}

const titles = ['Артикул', 'Назва', 'Категорія', 'Ціна', 'Залишок']
const cellsOf = ({ sku, title, price, quantity }: Good, own: Style): readonly string[] => [
  sku,
  title,
  'Посуд',
  sumText(price, own),
  `${grouped(String(quantity), separatorOf(own))}${own.unit}`,
]

const quoted = (cell: string, { delimiter, isQuoted }: Style): string =>
  isQuoted || cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const ymlOf = (list: readonly Good[], own: Style): Uint8Array =>
  utf8(
    yml(
      list.map((one) => {
        const [sku = '', title = '', , price, quantity] = cellsOf(one, own)
        return offer(
          sku,
          `<price>${price}</price><categoryId>1</categoryId><vendorCode>${sku}</vendorCode><name>${escaped(title)}</name><stock_quantity>${quantity}</stock_quantity>`,
        )
      }),
    ),
  )

const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': utf8,
  marked: withMark,
  'utf-16': utf16,
  'windows-1251': windows1251,
  'koi8-u': (text) => koi8(text.replace(/[«»₴\u00a0]/g, ' ')),
}

const fileOf = (list: readonly Good[], own: Style): Uint8Array => {
  if (own.form === 'yml') return ymlOf(list, own)
  const arranged = (cells: readonly string[]) => own.order.map((at) => cells[at] ?? '')
  const rows = list.map((one) => arranged(cellsOf(one, own)))
  if (own.form === 'xlsx') return xlsxOf(arranged(titles), rows)
  const lines = [arranged(titles), ...rows].map((cells) => cells.map((cell) => quoted(cell, own)).join(own.delimiter))
  const text = [...(own.above ? [own.above] : []), ...lines].join(own.newline)
  return encoders[own.form]?.(text.replace(/₴/g, own.form === 'utf-8' ? '₴' : 'грн')) ?? utf8(text)
}

const world = createSandbox().world()
const catalogue = { products: [], tree: categoryTree(world), brands: [], categories: {} }

const loose = (title: unknown, { form }: Style): string =>
  form === 'koi8-u' ? String(title).replace(/[«»\s]+/g, '') : String(title)

/** What differs from the list and is not said. */
const silentIn = (list: readonly Good[], own: Style): readonly unknown[] => {
  const read = readFile(fileOf(list, own), {})
  if ('error' in read) return []
  const order = { type: 'goods' as const, mapping: mappingOf('goods', read.table.columns, []), fixes: [] }
  const plans = checkedRows(read.table, order, catalogue)
  return list.flatMap(({ sku, title, price, quantity }) => {
    const plan = plans.find(({ key }) => key === sku)
    if (plan?.outcome === 'rejected') return []
    const { after = {}, errors = [] } = plan ?? {}
    const isQuantitySaid = errors.some(({ code }) => code === 'stock_unreadable')
    const isSame =
      plan?.outcome === 'created' &&
      after['price'] === price / 100 &&
      (after['quantity'] === quantity || isQuantitySaid) &&
      loose(after['title'], own) === loose(title, own)
    return isSame ? [] : [{ sku, title, price, quantity, after }]
  })
}

test('a list in any form comes back as it is, or with what is wrong in it', { timeout: 600_000 }, () => {
  let refused = 0
  fc.assert(
    fc.property(goods, style, (list, own) => {
      const read = readFile(fileOf(list, own), {})
      if ('error' in read) refused += 1
      expect(silentIn(list, own)).toEqual([])
    }),
    { numRuns: isNightly() ? 10_000 : 300 },
  )
  // A reader that refuses everything would say nothing wrong either.
  expect(refused).toBe(0)
})
