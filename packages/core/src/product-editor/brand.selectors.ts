import type { Message } from '../kernel/message.ts'
import type { Picked } from '../kit/form/pick-fields.domain.ts'
import { type Brand, brandIn } from './brand.domain.ts'
import type { BrandSnapshot } from './brand.machine.ts'
import type { EditedProduct } from './product-form.domain.ts'

export interface BrandView {
  /** The chosen brand with its state; `null` without a brand, and for one that was picked and is not saved yet. */
  readonly chosen: ReturnType<typeof brandIn>
  /** A brand is being proposed. */
  readonly isBusy: boolean
  /** Why the last proposal was not sent. */
  readonly message: Message | null
}

export const selectBrand = (
  product: Pick<EditedProduct, 'brand'> | null,
  chosen: Picked | null,
  snapshot: BrandSnapshot,
): BrandView => {
  const { brand, message } = snapshot.context
  const ofProduct: Brand | null = product?.brand ?? null
  return { chosen: brandIn(chosen, ofProduct, brand), isBusy: snapshot.hasTag('busy'), message }
}
