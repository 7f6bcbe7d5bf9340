import type { Product } from '../products/products.domain.ts'
import { type WhyNotSelling, whyNotSelling } from '../readiness/product.domain.ts'
import type { CreatedSnapshot } from './created.machine.ts'

export type CreatedView =
  | { readonly state: 'loading' | 'failed' | 'gone' }
  | { readonly state: 'shown'; readonly product: Product; readonly isCopying: boolean; readonly why: WhyNotSelling }

/** The page after a product was created. While it is read again, it stays on the page. */
export const selectCreated = (snapshot: CreatedSnapshot): CreatedView => {
  const { product, readiness, readAt } = snapshot.context
  if (snapshot.matches('gone')) return { state: 'gone' }
  if (product !== null)
    return {
      state: 'shown',
      product,
      isCopying: snapshot.matches('copying'),
      why: otherReasons(whyNotSelling(product, readiness, readAt)),
    }
  return { state: snapshot.matches('failed') ? 'failed' : 'loading' }
}

export const sameCreated = (one: CreatedView, other: CreatedView): boolean =>
  one.state === other.state &&
  (one.state !== 'shown' ||
    (other.state === 'shown' &&
      one.product === other.product &&
      one.isCopying === other.isCopying &&
      one.why.general.length === other.why.general.length))

/** The page says by itself that the product is a draft or waits for moderation. */
const otherReasons = ({ own, general }: WhyNotSelling): WhyNotSelling => ({
  own: own.filter(({ code }) => code !== 'draft' && code !== 'waiting'),
  general,
})
