import type { Abort } from '../kernel/port.ts'
import type { Save, Stored } from '../kit/form/record-saving.domain.ts'
import type { BrandPort } from './brand/brand.port.ts'
import type { CategoryChange } from './form/product-attributes.domain.ts'
import type { EditedProduct, ProductValues } from './form/product-form.domain.ts'
import type { Problem } from './form/product-problems.domain.ts'
import type { Identity } from './form/similar.domain.ts'
import type { ChosenValues, NamedValues } from './form/value-names.domain.ts'
import type { ProductLogPort } from './log/product-log.port.ts'
import type { PicturesPort } from './pictures/pictures.port.ts'
import type { Opened, SimilarProduct } from './product-editor.domain.ts'

export type StoredProduct = Stored<ProductValues, EditedProduct>

/** What the editor reads of other lists. */
export interface EditorListsPort {
  fetchNames(unnamed: readonly ChosenValues[], signal: Abort): Promise<NamedValues>
  /** The ids on the page of the list from which a product was opened, as it was then. */
  fetchSequence(opened: Opened, signal: Abort): Promise<readonly string[]>
}

/** The calls of the product editor. They reject with a `PortError`. */
export interface ProductEditorPort extends PicturesPort, ProductLogPort, BrandPort {
  /** Creates an empty draft, once for each key. */
  createDraft(draft: { readonly key: string; readonly category: string }, signal: Abort): Promise<StoredProduct>
  /** Resolves with `null` when the product does not exist any more. */
  fetchProduct(id: string, signal: Abort): Promise<StoredProduct | null>
  fetchDraft(key: string, signal: Abort): Promise<StoredProduct | null>
  /** Saves the changed fields, the variants and the offer, each by its own request. */
  saveProduct(save: Save<ProductValues>, signal: Abort): Promise<StoredProduct>
  checkProduct(id: string, signal: Abort): Promise<readonly Problem[]>
  publishProduct(product: { readonly id: string; readonly version: number }, signal: Abort): Promise<StoredProduct>
  /** Other products with the same title, or with the same code or barcode of their own or of a variant. */
  fetchSimilar(asked: Identity & { readonly product: string }, signal: Abort): Promise<readonly SimilarProduct[]>
  previewCategory(
    change: { readonly product: string; readonly category: string },
    signal: Abort,
  ): Promise<CategoryChange>
}
