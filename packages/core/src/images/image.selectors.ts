import type { Message } from '../kernel/message.ts'
import type { UploadActor } from '../kit/upload/upload.machine.ts'
import { mostZoom, type Rectangle, rectangleOf } from './crop.domain.ts'
import type { CropActor, CropSnapshot } from './crop.machine.ts'
import type { ImageSnapshot } from './image.machine.ts'
import type { Size } from './stated-size.domain.ts'

/** The view of an image field, without the current image. */
export interface ImageField {
  readonly mostBytes: number
  /** Messages about the last file. */
  readonly notes: readonly Message[]
  readonly activity: ImageTask
}

export type ImageTask =
  /** A file can be chosen. */
  | { readonly step: 'ready' }
  /** Asks whether to remove the saved image, or removes it. */
  | { readonly step: 'confirm' | 'remove' }
  | { readonly step: 'crop'; readonly crop: CropActor }
  /** `address` is the preview of the upload; `null` until it is decoded. */
  | { readonly step: 'send'; readonly address: string | null; readonly upload: UploadActor }
  | { readonly step: 'failed'; readonly address: string | null }
  | { readonly step: 'read'; readonly address: string | null }
  | { readonly step: 'unread'; readonly address: string | null }

export const selectImageField = (snapshot: ImageSnapshot): ImageField => {
  const { limits, notes } = snapshot.context
  return { mostBytes: limits.mostBytes, notes, activity: doingIn(snapshot) }
}

const doingIn = (snapshot: ImageSnapshot): ImageTask => {
  const { address } = snapshot.context
  const { crop, upload } = snapshot.children
  if (snapshot.matches('confirming')) return { step: 'confirm' }
  if (snapshot.matches('removing')) return { step: 'remove' }
  if (snapshot.matches('choosing') && crop) return { step: 'crop', crop }
  if (snapshot.matches({ held: 'sending' }) && upload) return { step: 'send', address, upload }
  if (snapshot.matches({ held: 'failed' })) return { step: 'failed', address }
  if (snapshot.matches({ held: 'reading' })) return { step: 'read', address }
  return snapshot.matches({ held: 'unread' }) ? { step: 'unread', address } : { step: 'ready' }
}

/** The view of the crop dialog. */
export interface CropView {
  readonly address: string
  readonly size: Size
  /** The crop in pixels of the image. */
  readonly rectangle: Rectangle
  readonly zoom: number
  readonly mostZoom: number
  /** The cropped image is being drawn. */
  readonly isBusy: boolean
}

/** `null` until the image is decoded. */
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
