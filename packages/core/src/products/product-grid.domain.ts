import { kopecks } from '../kernel/money.ts'
import type { BulkAction } from '../kit/bulk/bulk.domain.ts'
import type { Cell } from '../kit/cells/cells.domain.ts'
import { amountText } from '../kit/form/amount.domain.ts'
import { choice } from '../kit/form/choice-fields.domain.ts'
import { number } from '../kit/form/number-fields.domain.ts'
import { pick } from '../kit/form/pick-fields.domain.ts'
import { at, required } from '../kit/form/record-fields.domain.ts'
import { lowestPrice, readPrice, price as typedPrice } from './price-text.domain.ts'
import { type Availability, availabilities, type Product } from './products.domain.ts'

const largestPrice = kopecks(99_999_999_00)
const mostPieces = 999_999
const price = { min: lowestPrice, max: largestPrice }
const needsValue = (kind: unknown): boolean => ['percent', 'amount', 'set'].includes(String(kind))
const sumText = (sum: Product['price']): string => (sum === null ? '' : amountText(sum))

/** Prices and stock of a product with variants are those of the variants. */
const hasOwnOffer = ({ variantCount, status }: Product): boolean => variantCount === 0 && status !== 'archived'

/** The actions on many products, in the order of their buttons. */
export const productBulk = {
  price: {
    form: {
      target: choice(['price', 'old_price']),
      kind: choice(['percent', 'amount', 'set', 'old_to_price', 'price_to_old']),
      value: number({ decimals: 2, min: -99_999_999, max: 99_999_999 }),
      rounding: choice(['none', '0.10', '1', '5', '10', 'ends_9', 'ends_99']),
    },
    mistakesOf: ({ kind, value }) => at('value', needsValue(kind) && value === '' ? required : null),
    previews: true,
  },
  availability: { form: { availability: choice(availabilities) } },
  quantity: {
    form: {
      kind: choice(['set', 'add', 'subtract']),
      value: number({ required: true, min: 0, max: mostPieces }),
    },
    previews: true,
  },
  hide: {},
  show: {},
  publish: {},
  category: { form: { category: pick('leaf-categories', { required: true }) }, previews: true },
  store: { form: { store: pick('stores', { required: true }), mode: choice(['add', 'remove']) } },
  copy: { previews: true, creates: true },
  archive: { previews: true },
  restore: { asks: true },
} satisfies Readonly<Record<string, BulkAction>>

/** The cells of the list that are edited in place, in the order of their columns. */
export const productCells = {
  price: {
    field: typedPrice({ required: true, ...price }),
    textOf: ({ price }) => sumText(price),
    withText: (row, text) => ({ ...row, price: readPrice(text) }),
    may: hasOwnOffer,
  },
  oldPrice: {
    field: typedPrice(price),
    textOf: ({ oldPrice }) => sumText(oldPrice),
    withText: (row, text) => ({ ...row, oldPrice: readPrice(text) }),
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
    may: ({ status }) => status !== 'archived',
  },
} satisfies Readonly<Record<string, Cell<Product>>>
