import type { Failure } from '../kernel/failure.ts'
import type { Listen } from '../kernel/port.ts'
import type { CropPlan } from './crop.domain.ts'
import type { PictureFacts, PictureFile, PictureKind, PictureLimits } from './picture.domain.ts'
import type { Size } from './stated-size.domain.ts'

/** What comes of opening a file; the address is good until the listener is stopped. */
export type OpenedFact = { type: 'picture.opened'; size: Size; address: string } | { type: 'picture.unreadable' }

export interface CropOrder extends CropPlan {
  readonly file: PictureFile
}

export interface CroppedPicture {
  readonly file: PictureFile
  readonly bytes: number
}

/** An upload on its way, and its one end. */
export type UploadFact =
  | { type: 'upload.progressed'; sent: number; total: number }
  | { type: 'upload.done' }
  | { type: 'upload.failed'; failure: Failure }

export interface Upload {
  readonly kind: PictureKind
  readonly file: PictureFile
}

/** What a picture asks of the outside. */
export interface PicturesPort {
  fetchPictureLimits(): Promise<PictureLimits>
  /** Reads the beginning of a file. Rejects when it cannot be read. */
  inspectPicture(file: PictureFile): Promise<PictureFacts>
  /** Decodes a file, for as long as it is shown. */
  readonly openPicture: Listen<OpenedFact, PictureFile>
  /** Draws a part of a picture anew, without anything that was noted in its file. */
  cropPicture(order: CropOrder): Promise<CroppedPicture>
  /** Sends a picture until it is stopped, without a limit of its own. */
  readonly uploadPicture: Listen<UploadFact, Upload>
}
