import * as v from 'valibot'
import type { ProductRecord, ProductVariant } from '../products/product-records.ts'
import { isOldPriceLow } from '../products/product-rules.ts'

export const PriceParams = v.object({
  target: v.picklist(['price', 'old_price']),
  kind: v.picklist(['percent', 'amount', 'set', 'old_to_price', 'price_to_old']),
  value: v.nullable(v.number()),
  rounding: v.optional(v.picklist(['none', '0.10', '1', '5', '10', 'ends_9', 'ends_99']), 'none'),
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  variants: v.optional(v.boolean(), true),
})
type PriceParams = v.InferOutput<typeof PriceParams>

type Priced = Pick<ProductVariant, 'price' | 'old_price'>

const kopecks = (hryvnias: number): number => Math.round(hryvnias * 100)

/** The nearest price that ends in these kopecks. */
const ending = (price: number, step: number, end: number): number =>
  Math.max(end, Math.round((price - end) / step) * step + end)

const rounded = (price: number, rounding: PriceParams['rounding']): number => {
  if (rounding === 'none') return price
  if (rounding === 'ends_9') return ending(price, 1000, 900)
  if (rounding === 'ends_99') return ending(price, 10_000, 9900)
  const step = kopecks(Number(rounding))
  return Math.round(price / step) * step
}

const limited = (price: number, { min, max }: PriceParams): number =>
  Math.min(
    max === undefined ? Number.POSITIVE_INFINITY : kopecks(max),
    Math.max(min === undefined ? Number.NEGATIVE_INFINITY : kopecks(min), price),
  )

const sumAfter = (offer: Priced, params: PriceParams): number | null => {
  const { target, kind, value, rounding } = params
  if (kind === 'old_to_price') return offer.old_price
  if (kind === 'price_to_old') return offer.price
  const base = offer[target]
  if (kind !== 'set' && base === null) return null
  const from = kopecks(base ?? 0)
  const asked = value ?? 0
  const moved =
    kind === 'set' ? kopecks(asked) : kind === 'amount' ? from + kopecks(asked) : Math.round(from * (1 + asked / 100))
  return limited(rounded(moved, rounding), params) / 100
}

/** The prices after the action, or why it is refused. */
const pricedAfter = <Of extends Priced>(offer: Of, params: PriceParams): Of | string => {
  const sum = sumAfter(offer, params)
  if (sum === null) return offer
  const target = params.kind === 'price_to_old' ? 'old_price' : params.kind === 'old_to_price' ? 'price' : params.target
  const next = { ...offer, [target]: sum, ...(params.kind === 'old_to_price' && { old_price: null }) }
  if (sum <= 0) return 'Ціна стала б нульовою або від’ємною.'
  if (isOldPriceLow(next.price, next.old_price))
    return params.kind === 'price_to_old'
      ? { ...next, old_price: offer.old_price }
      : 'Стара ціна стала б не вищою за ціну.'
  return next
}

/** A product with the prices after the action, or why it is refused. One with variants has no price of its own. */
export const repriced = (product: ProductRecord, params: PriceParams): Partial<ProductRecord> | string => {
  if (product.variants.length === 0) {
    const next = pricedAfter({ price: product.price, old_price: product.old_price }, params)
    return next
  }
  if (!params.variants) return {}
  const variants: ProductVariant[] = []
  for (const variant of product.variants) {
    const next = pricedAfter(variant, params)
    if (typeof next === 'string') return next
    variants.push(next)
  }
  return { variants }
}
