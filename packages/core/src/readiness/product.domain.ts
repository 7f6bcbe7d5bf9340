import type { Readiness } from './answer.domain.ts'
import { inOrder, type ReadinessLine, type ReasonCode } from './line.domain.ts'
import { type JudgedProduct, ownReasons, type ProductLine } from './own.domain.ts'
import { readinessLines } from './readiness.domain.ts'

/** Why one product does not sell: reasons in the product first, then those that stop all products. */
export interface WhyNotSelling {
  readonly own: readonly ProductLine[]
  readonly general: readonly ReadinessLine[]
}

/** Everything that keeps a product from selling; `readiness` is `null` while it is unknown. */
export const whyNotSelling = (product: JudgedProduct, readiness: Readiness | null, now: number): WhyNotSelling => ({
  own: ownReasons(product),
  general: readiness === null ? [] : generalLines(product, readiness, now),
})

/** What the banner of the set-up and the paywall do not say by themselves. */
const untold = /^(store|key)|Store$/

/**
 * What keeps these products from selling without being in one of them: each reason once, however many it stops. What
 * the set-up lacks is said by its banner.
 */
export const commonReasons = (
  products: readonly JudgedProduct[],
  readiness: Readiness | null,
  now: number,
): readonly ReadinessLine[] => {
  if (readiness === null) return []
  const told = new Map<string, JudgedProduct>()
  for (const product of products) told.set(product.stores.map(({ id }) => id).join(), product)
  const lines = [...told.values()].flatMap((product) => generalLines(product, readiness, now))
  return inOrder(lines.filter(({ code }) => untold.test(code)))
}

/** Reasons that do not keep this product from selling: there is one, and buyers need no Telegram. */
const others: readonly ReasonCode[] = ['productNone', 'telegramUnlinked', 'subscriptionEnding']

const generalLines = ({ stores }: JudgedProduct, readiness: Readiness, now: number): readonly ReadinessLine[] => {
  const own = readiness.stores?.filter(({ id }) => stores.some((store) => store.id === id)) ?? null
  // A product of stores that are not known is judged by all of them.
  const asked = own === null || own.length === 0 ? readiness : { ...readiness, stores: own }
  return readinessLines(asked, now).filter(({ code, urgency }) => urgency !== 'advice' && !others.includes(code))
}
