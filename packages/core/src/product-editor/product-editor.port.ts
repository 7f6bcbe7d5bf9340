import type { ImageFile } from '../images/image.domain.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { Save, Stored } from '../kit/form/record-saving.domain.ts'
import type { BrandPort } from './brand.port.ts'
import type { PictureOrder } from './pictures.domain.ts'
import type { CategoryChange } from './product-attributes.domain.ts'
import type { Opened, SimilarProduct } from './product-editor.domain.ts'
import type { EditedProduct, ProductValues } from './product-form.domain.ts'
import type { ProductLogPort } from './product-log.port.ts'
import type { Problem } from './product-problems.domain.ts'
import type { Identity } from './similar.domain.ts'
import type { StoredPicture } from './stored-pictures.domain.ts'
import type { ChosenValues, NamedValues } from './value-names.domain.ts'

export type StoredProduct = Stored<ProductValues, EditedProduct>

export interface PictureUpload {
  readonly product: string
  readonly key: string
  readonly file: ImageFile
}

/** A picture that the server is to fetch from an address. */
export interface PictureLink {
  readonly product: string
  readonly key: string
  readonly source: string
}

/** Events of one upload: progress, and one final event. */
export type PictureUploadEvent =
  | { type: 'upload.progressed'; sent: number; total: number }
  | { type: 'picture.stored'; picture: StoredPicture }
  | { type: 'upload.failed'; failure: Failure }

/** The pictures of a product in their order, with the version of the product. */
export interface StoredPictures {
  readonly version: number
  readonly pictures: readonly StoredPicture[]
}

export interface PicturesPort {
  readonly uploadPicture: Listen<PictureUploadEvent, PictureUpload>
  /** Resolves as soon as the server has accepted the address; the picture comes later, or does not. */
  linkPicture(link: PictureLink, signal: Abort): Promise<StoredPicture>
  fetchPictures(product: string, signal: Abort): Promise<StoredPictures>
  orderPictures(
    order: { readonly product: string; readonly version: number; readonly pictures: readonly PictureOrder[] },
    signal: Abort,
  ): Promise<StoredPictures>
  /** Removing a picture that is gone already succeeds. */
  removePicture(picture: { readonly product: string; readonly id: string }, signal: Abort): Promise<void>
}

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
