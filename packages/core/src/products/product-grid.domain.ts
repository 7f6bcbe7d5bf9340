import { kopecks } from '../kernel/money.ts'
import type { BulkAction } from '../kit/bulk/bulk.domain.ts'
import type { Cell } from '../kit/cells/cells.domain.ts'
import { typedSum } from '../kit/fields/amount.domain.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { isFar } from '../kit/fields/far.domain.ts'
import { money, number, readMoney, readNumber } from '../kit/fields/number-fields.domain.ts'
import { pick } from '../kit/fields/pick-fields.domain.ts'
import { at, required } from '../kit/fields/record-fields.domain.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'
import { type Availability, availabilities, lowestPrice, mayArchive, type Product } from './products.domain.ts'

const largestPrice = kopecks(99_999_999_00)
const mostPieces = 999_999
const price = { min: lowestPrice, max: largestPrice }
// A phone's keyboard for decimals has no minus, so the direction is chosen and not typed.
const changes = ['raise_percent', 'lower_percent', 'raise_amount', 'lower_amount'] as const
const needsValue = (kind: unknown): boolean => [...changes, 'set'].includes(String(kind))

/** Prices and stock of a product with variants are those of the variants. */
const hasOwnOffer = ({ variantCount, status }: Product): boolean => variantCount === 0 && mayArchive({ status })

const priceNames = ['price', 'oldPrice'] as const
const sumIn = (values: AnyValues, name: string): number | null => {
  const sum = values[name]
  return typeof sum === 'number' ? sum : null
}
const isFarIn = (before: AnyValues, after: AnyValues, name: string): boolean =>
  isFar(sumIn(before, name), sumIn(after, name))

/** So many products without stock stop selling at once. */
const manyRows = 20

/** The actions on many products, in the order of their buttons. */
export const productBulk = {
  price: {
    form: {
      target: choice(['price', 'old_price']),
      kind: choice([...changes, 'set', 'old_to_price', 'price_to_old']),
      value: number({ decimals: 2, max: 99_999_999 }),
      rounding: choice(['none', '0.10', '1', '5', '10', 'ends_9', 'ends_99']),
    },
    mistakesOf: ({ kind, value }) => at('value', needsValue(kind) && value === '' ? required : null),
    previews: true,
    warningOf: (_, { sample }) => {
      const count = sample.filter(({ before, after }) => priceNames.some((name) => isFarIn(before, after, name))).length
      return count === 0 ? null : { key: 'kit.farRows', values: { count } }
    },
  },
  availability: { form: { availability: choice(availabilities) } },
  quantity: {
    form: {
      kind: choice(['set', 'add', 'subtract']),
      value: number({ required: true, min: 0, max: mostPieces }),
    },
    previews: true,
    warningOf: ({ kind, value }, { changed }) =>
      kind === 'set' && readNumber(String(value)) === 0 && changed >= manyRows
        ? { key: 'kit.stockGone', values: { count: changed } }
        : null,
  },
  hide: {},
  show: {},
  publish: {},
  category: { form: { category: pick('leaf-categories', { required: true }) }, previews: true },
  store: { form: { store: pick('stores', { required: true }), mode: choice(['add', 'remove']) } },
  shelf: { form: { shelf: pick('shelvings', { required: true }) } },
  copy: { previews: true, creates: true },
  archive: { previews: true },
  restore: { needsConfirmation: true },
} satisfies Readonly<Record<string, BulkAction>>

/** The cells of the list that are edited in place, in the order of their columns. */
export const productCells = {
  price: {
    field: money({ required: true, ...price }),
    textOf: ({ price }) => typedSum(price),
    withText: (row, text) => ({ ...row, price: readMoney(text) }),
    may: hasOwnOffer,
  },
  oldPrice: {
    field: money(price),
    textOf: ({ oldPrice }) => typedSum(oldPrice),
    withText: (row, text) => ({ ...row, oldPrice: readMoney(text) }),
    may: hasOwnOffer,
  },
  quantity: {
    field: number({ required: true, min: 0, max: mostPieces }),
    textOf: ({ quantity }) => String(quantity),
    withText: (row, text) => ({ ...row, quantity: Number(text) }),
    may: hasOwnOffer,
  },
  availability: {
    field: choice(availabilities),
    textOf: ({ availability }) => availability,
    withText: (row, text) => ({ ...row, availability: text as Availability }),
    may: mayArchive,
  },
} satisfies Readonly<Record<string, Cell<Product>>>
