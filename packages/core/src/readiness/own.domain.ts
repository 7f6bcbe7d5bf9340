import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { stepOf } from '../products/product-steps.domain.ts'
import type { Product, ProductProblem } from '../products/products.domain.ts'
import type { Urgency } from './line.domain.ts'

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

export type JudgedProduct = Pick<Product, 'id' | 'status' | 'problems' | 'moderation' | 'stores' | 'variantCount'>

const placeOf = (id: string, field: string): Location => ({
  to: 'product-edit',
  params: { id },
  search: searchFrom({ step: stepOf(field) }),
  hash: `#${field}`,
})

/** The field of the form in which each reason is removed; `status` holds the commands on the product. */
const places: Readonly<Record<ProductReason, string>> = {
  no_category: 'category',
  category_not_leaf: 'category',
  title_short: 'title',
  title_caps: 'title',
  description_short: 'description',
  brand_proposed: 'brand',
  no_image: 'images',
  image_small: 'images.small',
  required_attribute: 'attributes.required',
  variant_incomplete: 'variants.price',
  price_zero: 'price',
  old_price_low: 'oldPrice',
  no_stock: 'quantity',
  sku_taken: 'sku',
  barcode_wrong: 'barcode',
  hidden: 'status',
  moderation_rejected: 'status',
  draft: 'status',
  waiting: 'status',
  archived: 'status',
}

/** The price, the stock and the codes of a product with variants are those of its variants: the columns of a table. */
const ofVariants: readonly ProductReason[] = ['price_zero', 'old_price_low', 'no_stock', 'sku_taken', 'barcode_wrong']

/** Nothing has to be done but wait. */
const waits: ReadonlySet<ProductReason> = new Set<ProductReason>(['brand_proposed', 'waiting'])

/** A status that no problem names. */
const ofStatus: Readonly<Partial<Record<Product['status'], ProductReason>>> = {
  draft: 'draft',
  moderation: 'waiting',
  archived: 'archived',
}

/** The reasons in a product itself, which need no reading of anything else. */
export const ownReasons = ({
  id,
  status,
  problems,
  moderation,
  variantCount,
}: JudgedProduct): readonly ProductLine[] => {
  const named = ofStatus[status]
  const placeOfReason = (code: ProductReason) => {
    if (code === 'moderation_rejected') return placeOfObjection(moderation)
    return variantCount > 0 && ofVariants.includes(code) ? `variants.${places[code]}` : places[code]
  }
  const codes: readonly ProductReason[] = [...(named === undefined ? [] : [named]), ...problems]
  return [...new Set(codes)].map((code) => ({
    code,
    urgency: waits.has(code) ? 'warning' : 'stopped',
    location: placeOf(id, placeOfReason(code)),
    note: code === 'moderation_rejected' ? (moderation?.reason ?? null) : null,
  }))
}

/** The fields of the API whose name in the form does not follow from it. */
const formNames: Readonly<Record<string, string>> = { category_id: 'category', brand_id: 'brand' }

const formName = (name: string): string =>
  formNames[name] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The field to which the moderator objects first. */
const placeOfObjection = (moderation: Product['moderation']): string => {
  const [first] = moderation?.fields ?? []
  if (first === undefined) return places.moderation_rejected
  return first.path.split('.').map(formName).join('.')
}
