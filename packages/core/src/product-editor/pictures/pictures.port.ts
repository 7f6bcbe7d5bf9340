import type { ImageFile } from '../../images/image.domain.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Abort, Listen } from '../../kernel/port.ts'
import type { PictureOrder } from './pictures.domain.ts'
import type { StoredPicture } from './stored-pictures.domain.ts'

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

/** The calls for the pictures of a product. They reject with a `PortError`. */
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
