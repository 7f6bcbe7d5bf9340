import type { Abort, Listen } from '../kernel/port.ts'
import type { UploadFile, UploadOrder } from '../kit/upload/upload.port.ts'
import type { CropPlan } from './crop.domain.ts'
import type { ImageFile, ImageInfo, ImageKind, ImageLimits, StoreImage } from './image.domain.ts'
import type { Size } from './stated-size.domain.ts'

/** The result of opening a file. The address is valid until the listener is stopped. */
export type OpenedImageEvent = { type: 'image.opened'; size: Size; address: string } | { type: 'image.unreadable' }

export interface CropOrder extends CropPlan {
  readonly file: ImageFile
}

export interface CroppedImage {
  readonly file: ImageFile
  readonly bytes: number
}

export interface Upload extends UploadOrder {
  readonly kind: ImageKind
  /** The record whose image it is; absent or `null` for one of the account. */
  readonly record?: string | null
  readonly file: ImageFile
}

/** An image of a record, to be removed. */
export interface RemovedImage {
  readonly kind: StoreImage
  readonly record: string
}

/** The effects that an image field needs. */
export interface ImagesPort {
  fetchImageLimits(): Promise<ImageLimits>
  /** Reads the beginning of a file; rejects when the file is unreadable. */
  inspectImage(file: ImageFile): Promise<ImageInfo>
  /** Decodes a file and keeps it open until stopped. */
  readonly openImage: Listen<OpenedImageEvent, ImageFile>
  /** Draws a part of an image into a new file, without the metadata of the original. */
  cropImage(order: CropOrder): Promise<CroppedImage>
  /** Uploads an image until stopped; the port sets no timeout. */
  readonly uploadImage: UploadFile<Upload>
  /** Removes the saved image; does nothing when there is none. */
  removeImage(image: RemovedImage, signal: Abort): Promise<void>
}
