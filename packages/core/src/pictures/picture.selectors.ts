import type { Message } from '../kernel/message.ts'
import { mostZoom, type Rectangle, rectangleOf } from './crop.domain.ts'
import type { CropActor, CropSnapshot } from './crop.machine.ts'
import type { PictureSnapshot } from './picture.machine.ts'
import type { Size } from './stated-size.domain.ts'
import type { UploadActor, UploadSnapshot } from './upload.machine.ts'

/** What stands in the field of a picture, beside the picture itself. */
export interface PictureField {
  readonly mostBytes: number
  /** What became of the last picture. */
  readonly notes: readonly Message[]
  readonly doing: PictureDoing
}

export type PictureDoing =
  /** A picture can be chosen. */
  | { readonly step: 'ready' }
  | { readonly step: 'crop'; readonly crop: CropActor }
  /** What is sent can be seen at the address, once there is one. */
  | { readonly step: 'send'; readonly address: string | null; readonly upload: UploadActor }
  | { readonly step: 'failed'; readonly address: string | null }
  | { readonly step: 'read'; readonly address: string | null }
  | { readonly step: 'unread'; readonly address: string | null }

export const selectPictureField = (snapshot: PictureSnapshot): PictureField => {
  const { limits, notes } = snapshot.context
  return { mostBytes: limits.mostBytes, notes, doing: doingIn(snapshot) }
}

const doingIn = (snapshot: PictureSnapshot): PictureDoing => {
  const { address } = snapshot.context
  const { crop, upload } = snapshot.children
  if (snapshot.matches('choosing') && crop) return { step: 'crop', crop }
  if (snapshot.matches({ held: 'sending' }) && upload) return { step: 'send', address, upload }
  if (snapshot.matches({ held: 'failed' })) return { step: 'failed', address }
  if (snapshot.matches({ held: 'reading' })) return { step: 'read', address }
  return snapshot.matches({ held: 'unread' }) ? { step: 'unread', address } : { step: 'ready' }
}

/** What is shown of a picture that is being cropped. */
export interface CropView {
  readonly address: string
  readonly size: Size
  /** What is kept, in pixels of the picture. */
  readonly rectangle: Rectangle
  readonly zoom: number
  readonly mostZoom: number
  /** What was kept is being drawn. */
  readonly isBusy: boolean
}

/** `null` until the picture is there. */
export const selectCrop = (snapshot: CropSnapshot): CropView | null => {
  const { kind, address, size, crop } = snapshot.context
  if (address === null || size === null || crop === null) return null
  return {
    address,
    size,
    rectangle: rectangleOf(kind, size, crop),
    zoom: crop.zoom,
    mostZoom: mostZoom(kind, size),
    isBusy: !snapshot.matches({ open: 'cropping' }),
  }
}

/** How much was sent, from 0 to 1; `null` while that is not known. */
export const selectProgress = (snapshot: UploadSnapshot): number | null => {
  const { progress } = snapshot.context
  return progress === null || progress.total <= 0 ? null : Math.min(1, progress.sent / progress.total)
}
