import type { CategoryPickerActor } from '../categories/picker.machine.ts'
import type { WhyActor } from '../readiness/why.machine.ts'
import type { BrandActor } from './brand/brand.machine.ts'
import type { ProductLogActor } from './log/product-log.machine.ts'
import type { PictureAddressesActor } from './pictures/picture-addresses.machine.ts'
import type { ProductImagesActor } from './pictures/product-images.machine.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'
import type { ProductFormActor } from './product-editor.setup.ts'
import type { ProductVariantsActor } from './variants/product-variants.machine.ts'

/** The parts of the editor that have views of their own; `null` while they do not run. */
export interface ProductEditorParts {
  readonly form: ProductFormActor | null
  readonly images: ProductImagesActor | null
  readonly addresses: PictureAddressesActor | null
  readonly variants: ProductVariantsActor | null
  readonly brand: BrandActor | null
  readonly picker: CategoryPickerActor | null
  readonly why: WhyActor | null
  readonly log: ProductLogActor | null
}

export const productEditorParts = ({ children }: ProductEditorSnapshot): ProductEditorParts => ({
  form: (children.form ?? null) as ProductFormActor | null,
  images: children.images ?? null,
  addresses: children.addresses ?? null,
  variants: children.variants ?? null,
  brand: children.brand ?? null,
  picker: children.picker ?? null,
  why: children.why ?? null,
  log: children.log ?? null,
})
