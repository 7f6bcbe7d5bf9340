import { type Reply, refused } from '../../http/laravel.ts'
import type { ProductRecord, ProductVariant } from '../products/product-records.ts'
import { offered } from '../products/products.ts'

/** A change of the offer of a product or a variant, as it is sent. */
export interface OfferChange {
  readonly price?: number | null
  readonly old_price?: number | null
  readonly availability?: ProductRecord['availability']
  readonly quantity?: { readonly set: number; readonly expected: number } | { readonly by: number }
}

type Offer = Pick<ProductVariant, 'price' | 'old_price' | 'quantity' | 'reserved'>

type Result<Value> = { readonly value: Value } | Reply

const priced = <Of extends Offer>(offer: Of, { price, old_price: oldPrice }: OfferChange, path: string): Result<Of> => {
  const next = {
    ...offer,
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { old_price: oldPrice }),
  }
  const isLow = next.old_price !== null && next.price !== null && next.old_price <= next.price
  if (!isLow) return { value: next }
  return refused({ [`${path}${price === undefined ? 'old_price' : 'price'}`]: ['Стара ціна має бути вищою за ціну.'] })
}

const stocked = <Of extends Offer>(offer: Of, { quantity }: OfferChange, path: string): Result<Of> | 'stale' => {
  if (quantity === undefined) return { value: offer }
  if ('set' in quantity && quantity.expected !== offer.quantity) return 'stale'
  const next = 'set' in quantity ? quantity.set : offer.quantity + quantity.by
  if (next < 0) return refused({ [`${path}quantity`]: ['Залишок не може бути меншим за нуль.'] })
  if (next < offer.reserved)
    return refused({ [`${path}quantity`]: [`У замовленнях уже ${offer.reserved} шт.: менше бути не може.`] })
  return { value: { ...offer, quantity: next } }
}

const changedOffer = <Of extends Offer>(offer: Of, change: OfferChange, path = ''): Result<Of> | 'stale' => {
  const first = priced(offer, change, path)
  return 'value' in first ? stocked(first.value, change, path) : first
}

const mayLackPrice: readonly ProductRecord['status'][] = ['draft', 'rejected', 'archived']

/** A product with a changed offer, its refusal, or `stale` when the quantity is not the one that was seen. */
export const withOffer = (
  product: ProductRecord,
  {
    variants = [],
    ...change
  }: OfferChange & { readonly variants?: readonly (OfferChange & { readonly id: number })[] },
  now: number,
): Result<ProductRecord> | 'stale' => {
  if (product.variants.length > 0 && (change.price !== undefined || change.quantity !== undefined))
    return refused({ price: ['Ціну й залишок цього товару змінюють за варіантами.'] })
  if (change.price === null && !mayLackPrice.includes(product.status))
    return refused({ price: ['Вкажіть ціну: без неї товар не продається.'] })
  const whole = changedOffer(product, change)
  if (whole === 'stale' || !('value' in whole)) return whole
  const next: ProductVariant[] = [...product.variants]
  for (const [index, { id, ...variantChange }] of variants.entries()) {
    const at = next.findIndex((variant) => variant.id === id)
    const variant = next[at]
    if (variant === undefined) return refused({ [`variants.${index}.id`]: ['Такого варіанта вже немає.'] })
    const outcome = changedOffer(variant, variantChange, `variants.${index}.`)
    if (outcome === 'stale' || !('value' in outcome)) return outcome
    next[at] = outcome.value
  }
  const { availability = product.availability } = change
  return { value: offered(product, { ...whole.value, variants: next, availability }, now) }
}
