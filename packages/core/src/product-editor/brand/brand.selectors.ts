import type { Message } from '../../kernel/message.ts'
import type { Picked } from '../../kit/fields/pick-fields.domain.ts'
import { type Brand, brandIn } from './brand.domain.ts'
import type { BrandSnapshot } from './brand.machine.ts'

export interface BrandView {
  /** The chosen brand with its state; `null` without a brand, and for one that was picked and is not saved yet. */
  readonly chosen: ReturnType<typeof brandIn>
  /** A brand is being proposed. */
  readonly isBusy: boolean
  /** Why the last proposal was not sent. */
  readonly message: Message | null
}

export const selectBrand = (
  product: { readonly brand: Brand | null } | null,
  chosen: Picked | null,
  snapshot: BrandSnapshot,
): BrandView => {
  const { brand, message } = snapshot.context
  return { chosen: brandIn(chosen, product?.brand ?? null, brand), isBusy: snapshot.hasTag('busy'), message }
}
