import { type WhyNotSelling, whyNotSelling } from '../readiness/product.domain.ts'
import type { WhyActor } from '../readiness/why.machine.ts'
import type { ProductEditorView } from './product-editor.selectors.ts'
import type { ProductFormView } from './product-form.selectors.ts'

/** What keeps a product from selling that its form does not say by itself; a draft is not for sale yet. */
export const selectProductReasons = (
  { product }: Pick<ProductEditorView, 'product'>,
  { problems }: Pick<ProductFormView, 'problems'>,
  { context: { readiness, readAt } }: ReturnType<WhyActor['getSnapshot']>,
): WhyNotSelling => {
  if (product === null || product.status === 'draft') return { own: [], general: [] }
  const { own, general } = whyNotSelling(product, readiness, readAt)
  return { own: own.filter(({ code }) => !problems.some((one) => one.code === code)), general }
}
