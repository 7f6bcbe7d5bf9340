import { type Kopecks, kopecks } from '../kernel/money.ts'
import { isAmong } from '../kernel/word.ts'
import { type RowWith, row, type ValuesOfRow, wordsOf } from '../kit/row/row.domain.ts'

export const productTones = {
  draft: 'neutral',
  moderation: 'info',
  active: 'plain',
  moderation_update: 'info',
  rejected: 'danger',
  hidden: 'neutral',
  archived: 'neutral',
} as const
export const productStatuses = wordsOf(productTones)
export type ProductStatus = keyof typeof productTones

/** Nothing is sold for nothing. */
export const lowestPrice: Kopecks = kopecks(1)

export const availabilities = ['in_stock', 'to_order', 'expected', 'out_of_stock'] as const
export type Availability = (typeof availabilities)[number]

/** What keeps a product from selling, or from selling well. */
export const productProblems = [
  'no_image',
  'image_small',
  'no_category',
  'category_not_leaf',
  'required_attribute',
  'title_short',
  'title_caps',
  'description_short',
  'price_zero',
  'old_price_low',
  'sku_taken',
  'barcode_wrong',
  'no_stock',
  'variant_incomplete',
  'hidden',
  'moderation_rejected',
  'brand_proposed',
] as const
export type ProductProblem = (typeof productProblems)[number]

/** The marketplace’s objections to a product. */
const moderation = {
  reason: row.text(),
  fields: row.list({ path: row.text({ required: true }), message: row.text({ required: true }) }),
}
export type ProductModeration = ValuesOfRow<typeof moderation>

/** A product in the list. */
export const productRow = {
  /** Grows with every change of price, stock and availability, which never wait for moderation. */
  offerVersion: row.own<number>({ file: ['offer_version'] }),
  title: row.text({ or: '' }),
  image: row.text(),
  sku: row.text(),
  barcode: row.text(),
  category: row.part({ id: row.key({ or: '' }), path: row.texts() }),
  /** Of a product with variants: the lowest price, which can only be changed by variant. */
  price: row.own<Kopecks | null>(),
  oldPrice: row.money(),
  quantity: row.count({ or: 0 }),
  /** The part of the quantity that open orders hold. */
  reserved: row.count({ or: 0 }),
  availability: row.word(availabilities),
  variantCount: row.count({ at: 'variants_count', or: 0 }),
  /** An unknown status allows nothing but reading. */
  status: row.states(productTones),
  moderation: row.part(moderation),
  problems: row.choices(productProblems),
  /** From 0 to 100. */
  quality: row.count({ at: 'quality_score', or: 0 }),
  stores: row.list({ id: row.key({ required: true }), title: row.text({ or: '' }) }),
  updatedAt: row.instant(),
}
export type Product = RowWith<typeof productRow>

type Judged = Pick<Product, 'status'>

export const mayPublish = ({ status }: Judged): boolean => status === 'draft' || status === 'rejected'
export const mayWithdraw = ({ status }: Judged): boolean => status === 'moderation' || status === 'moderation_update'
export const mayHide = ({ status }: Judged): boolean => status === 'active' || status === 'moderation_update'
export const mayShow = ({ status }: Judged): boolean => status === 'hidden'
export const mayArchive = ({ status }: Judged): boolean => isAmong(productStatuses, status) && status !== 'archived'
export const mayRestore = ({ status }: Judged): boolean => status === 'archived'

const unarchived = productStatuses.filter((status) => status !== 'archived')

/** The filters of each tab of the list. */
export const productTabs = {
  all: { status: unarchived },
  active: { status: ['active', 'moderation_update'] },
  drafts: { status: ['draft'] },
  moderation: { status: ['moderation', 'moderation_update'] },
  rejected: { status: ['rejected'] },
  hidden: { status: ['hidden'] },
  no_stock: { status: unarchived, availability: ['out_of_stock'] },
  problems: { status: unarchived, problem: productProblems.filter((one) => one !== 'no_stock' && one !== 'hidden') },
  archive: { status: ['archived'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
