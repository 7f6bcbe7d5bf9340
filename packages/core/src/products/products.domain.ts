import { type Kopecks, kopecks } from '../kernel/money.ts'
import { isAmong, type Word } from '../kernel/word.ts'
import type { ListRow } from '../kit/list/list.domain.ts'

export const productStatuses = [
  'draft',
  'moderation',
  'active',
  'moderation_update',
  'rejected',
  'hidden',
  'archived',
] as const
export type ProductStatus = (typeof productStatuses)[number]

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
export interface ProductModeration {
  readonly reason: string | null
  readonly fields: readonly { readonly path: string; readonly message: string }[]
}

/** A product in the list. */
export interface Product extends ListRow {
  /** Grows with every change of price, stock and availability, which never wait for moderation. */
  readonly offerVersion: number
  readonly title: string
  readonly image: string | null
  readonly sku: string | null
  readonly barcode: string | null
  readonly category: { readonly id: string; readonly path: readonly string[] } | null
  /** Of a product with variants: the lowest price, which can only be changed by variant. */
  readonly price: Kopecks | null
  readonly oldPrice: Kopecks | null
  readonly quantity: number
  /** The part of the quantity that open orders hold. */
  readonly reserved: number
  readonly availability: Word<Availability>
  readonly variantCount: number
  readonly status: Word<ProductStatus>
  readonly moderation: ProductModeration | null
  readonly problems: readonly ProductProblem[]
  /** From 0 to 100. */
  readonly quality: number
  readonly stores: readonly { readonly id: string; readonly title: string }[]
  readonly updatedAt: string | null
}

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
