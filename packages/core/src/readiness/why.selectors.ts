import type { ReadinessLine } from './line.domain.ts'
import type { JudgedProduct } from './own.domain.ts'
import { commonReasons, type WhyNotSelling, whyNotSelling } from './product.domain.ts'
import type { WhySnapshot } from './why.machine.ts'

/** Everything that keeps one product from selling; reasons that stop all products only once they are known. */
export const selectWhyNotSelling = (
  { context: { readiness, readAt } }: WhySnapshot,
  product: JudgedProduct,
): WhyNotSelling => whyNotSelling(product, readiness, readAt)

/** What keeps several of these products from selling, each reason once; `failed` when it could not be read. */
export const selectCommonReasons = (
  snapshot: WhySnapshot,
  products: readonly JudgedProduct[],
): readonly ReadinessLine[] | 'failed' => {
  if (snapshot.matches('failed')) return 'failed'
  const { readiness, readAt } = snapshot.context
  return commonReasons(products, readiness, readAt)
}
