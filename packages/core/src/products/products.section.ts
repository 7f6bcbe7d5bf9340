import { kopecks } from '../kernel/money.ts'
import { amountText } from '../kit/form/amount.domain.ts'
import { choice } from '../kit/form/choice-fields.domain.ts'
import { money, number, readMoney } from '../kit/form/number-fields.domain.ts'
import { pick } from '../kit/form/pick-fields.domain.ts'
import { at, required } from '../kit/form/record-fields.domain.ts'
import { manyOf, oneOf, period, pickOf, range, search, size, sort, tab } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import {
  type Availability,
  availabilities,
  mayArchive,
  mayHide,
  mayPublish,
  mayRestore,
  mayShow,
  mayWithdraw,
  type Product,
  productProblems,
  productTabs,
} from './products.domain.ts'

const largestPrice = kopecks(99_999_999_00)
const price = { min: kopecks(1), max: largestPrice }
const needsValue = (kind: unknown): boolean => ['percent', 'amount', 'set'].includes(String(kind))
const sumText = (sum: Product['price']): string => (sum === null ? '' : amountText(sum))

/** Prices and stock of a product with variants are those of the variants. */
const hasOwnOffer = ({ variantCount, status }: Product): boolean => variantCount === 0 && status !== 'archived'

export const products = defineSection<Product>()({
  id: 'products',
  route: 'products',
  param: 'product',
  pages: { create: 'product-create', edit: 'product-edit' },
  query: {
    search: search(),
    tab: tab(productTabs),
    category_id: pickOf('categories'),
    store_id: pickOf('product-stores'),
    brand: pickOf('brands'),
    price: range(),
    quantity: range(),
    problem: manyOf(productProblems),
    has_image: oneOf(['1', '0']),
    has_discount: oneOf(['1', '0']),
    created: period(),
    sort: sort(['-updated_at', 'title', 'price', '-price', 'quantity', '-quantity', '-quality']),
    size: size(),
  },
  form: {},
  mayEdit: () => true,
  commands: {
    publish: { may: mayPublish, isDone: (row) => row !== null && !mayPublish(row) },
    withdraw: { may: mayWithdraw, isDone: (row) => row !== null && !mayWithdraw(row) },
    hide: { may: mayHide, isDone: (row) => row?.status === 'hidden' },
    show: { may: mayShow, isDone: (row) => row !== null && !mayShow(row) },
    copy: { may: () => true },
    archive: { may: mayArchive, isDone: (row) => row?.status === 'archived' },
    restore: { may: mayRestore, isDone: (row) => row !== null && !mayRestore(row) },
  },
  bulk: {
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
    hide: {},
    show: {},
    publish: {},
    category: { form: { category: pick('categories', { required: true }) }, previews: true },
    store: { form: { store: pick('product-stores', { required: true }), mode: choice(['add', 'remove']) } },
    archive: { previews: true },
    restore: { asks: true },
  },
  cells: {
    price: {
      field: money({ required: true, ...price }),
      textOf: ({ price }) => sumText(price),
      withText: (row, text) => ({ ...row, price: readMoney(text) }),
      may: hasOwnOffer,
    },
    oldPrice: {
      field: money(price),
      textOf: ({ oldPrice }) => sumText(oldPrice),
      withText: (row, text) => ({ ...row, oldPrice: readMoney(text) }),
      may: hasOwnOffer,
    },
    quantity: {
      field: number({ required: true, min: 0, max: 999_999 }),
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
  },
  affectsSetup: true,
})
export type Products = typeof products
