import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import type { Product, ProductProblem } from '../products/products.domain.ts'
import type { Readiness } from './answer.domain.ts'
import type { ReadinessLine, ReasonCode, Urgency } from './line.domain.ts'
import { readinessLines } from './readiness.domain.ts'

/** A reason in the product itself: a problem of it, or its status. */
export type ProductReason = ProductProblem | 'draft' | 'waiting' | 'archived'

export interface ProductLine {
  readonly code: ProductReason
  readonly urgency: Urgency
  /** The field of the product’s form where the reason is removed. */
  readonly location: Location
  /** What the moderator wrote. */
  readonly note: string | null
}

/** Why one product does not sell: reasons in the product first, then those that stop all products. */
export interface WhyNotSelling {
  readonly own: readonly ProductLine[]
  readonly general: readonly ReadinessLine[]
}

type Judged = Pick<Product, 'id' | 'status' | 'problems' | 'moderation' | 'stores' | 'variantCount'>

/** Everything that keeps a product from selling; `readiness` is `null` while it is unknown. */
export const whyNotSelling = (product: Judged, readiness: Readiness | null, now: number): WhyNotSelling => ({
  own: ownLines(product),
  general: readiness === null ? [] : generalLines(product, readiness, now),
})

const placeOf = (id: string, [step, field]: readonly [step: string, field: string | null]): Location => ({
  to: 'product-edit',
  params: { id },
  search: searchFrom({ step }),
  ...(field !== null && { hash: `#${field}` }),
})

/** The step of the form and the field in which each reason is removed. */
const places: Readonly<Record<ProductReason, readonly [step: string, field: string | null]>> = {
  no_category: ['category', 'category'],
  category_not_leaf: ['category', 'category'],
  title_short: ['main', 'title'],
  title_caps: ['main', 'title'],
  description_short: ['main', 'description'],
  brand_proposed: ['main', 'brand'],
  no_image: ['photos', 'images'],
  image_small: ['photos', 'images'],
  required_attribute: ['attributes', 'attributes'],
  variant_incomplete: ['variants', 'variants'],
  price_zero: ['offer', 'price'],
  old_price_low: ['offer', 'oldPrice'],
  no_stock: ['offer', 'quantity'],
  sku_taken: ['offer', 'sku'],
  barcode_wrong: ['offer', 'barcode'],
  hidden: ['check', null],
  moderation_rejected: ['check', null],
  draft: ['check', null],
  waiting: ['check', null],
  archived: ['check', null],
}

/** The price, the stock and the codes of a product with variants are those of its variants. */
const ofVariants: ReadonlySet<ProductReason> = new Set<ProductReason>([
  'price_zero',
  'old_price_low',
  'no_stock',
  'sku_taken',
  'barcode_wrong',
])

/** Nothing has to be done but wait. */
const waits: ReadonlySet<ProductReason> = new Set<ProductReason>(['brand_proposed', 'waiting'])

/** A status that no problem names. */
const ofStatus: Readonly<Partial<Record<Product['status'], ProductReason>>> = {
  draft: 'draft',
  moderation: 'waiting',
  archived: 'archived',
}

const ownLines = ({ id, status, problems, moderation, variantCount }: Judged): readonly ProductLine[] => {
  const named = ofStatus[status]
  const placeOfReason = (code: ProductReason) => {
    if (code === 'moderation_rejected') return placeOfObjection(moderation)
    return places[variantCount > 0 && ofVariants.has(code) ? 'variant_incomplete' : code]
  }
  const codes: readonly ProductReason[] = [...(named === undefined ? [] : [named]), ...problems]
  return [...new Set(codes)].map((code) => ({
    code,
    urgency: waits.has(code) ? 'warning' : 'stopped',
    location: placeOf(id, placeOfReason(code)),
    note: code === 'moderation_rejected' ? (moderation?.reason ?? null) : null,
  }))
}

/** The fields of the API that have another name in the form. */
const formNames: Readonly<Record<string, string>> = {
  category_id: 'category',
  brand_id: 'brand',
  old_price: 'oldPrice',
}

/** The field to which the moderator objects first. */
const placeOfObjection = (moderation: Product['moderation']): readonly [string, string | null] => {
  const [first] = moderation?.fields ?? []
  if (first === undefined) return places.moderation_rejected
  const [head = ''] = first.path.split('.')
  const field = formNames[head] ?? head
  return Object.values(places).find(([, name]) => name === field) ?? ['main', field]
}

/** Reasons that do not keep this product from selling: there is one, and buyers need no Telegram. */
const others: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['productNone', 'telegramUnlinked', 'subscriptionEnding'])

const generalLines = ({ stores }: Judged, readiness: Readiness, now: number): readonly ReadinessLine[] => {
  const own = readiness.stores?.filter(({ id }) => stores.some((store) => store.id === id)) ?? null
  // A product of stores that are not known is judged by all of them.
  const asked = own === null || own.length === 0 ? readiness : { ...readiness, stores: own }
  return readinessLines(asked, now).filter(({ code, urgency }) => urgency !== 'advice' && !others.has(code))
}
