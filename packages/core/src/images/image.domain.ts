import { type Failure, textsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { ChosenFile } from '../kit/upload/upload.domain.ts'
import { type Size, statedSize } from './stated-size.domain.ts'

/** The images of the account. */
export type AccountImage = 'avatar' | 'background'
/** The images of a store. */
export const storeImages = ['logo', 'cover'] as const
export type StoreImage = (typeof storeImages)[number]
export type ImageKind = AccountImage | StoreImage

export const isOfStore = (kind: ImageKind): kind is StoreImage => storeImages.some((one) => one === kind)

/** An image that the supplier chose. */
export type ImageFile = ChosenFile

/** Wraps a browser's `File` or `Blob` as an opaque value. */
export const imageFile = (file: object): ImageFile => file as ImageFile

/** Limits that a deployment configures. */
export interface ImageLimits {
  readonly mostBytes: number
  /** The shortest side of an image, in pixels. */
  readonly leastSide?: number
}

/** The limits of a kind of image: a logo is smaller, and neither image of a store is blocky. */
export const limitsOf = (kind: ImageKind, limits: ImageLimits): ImageLimits => {
  if (kind === 'logo') return { mostBytes: Math.min(limits.mostBytes, 2 * 1024 * 1024), leastSide: 200 }
  return kind === 'cover' ? { ...limits, leastSide: 300 } : limits
}

export const usualLimits: ImageLimits = { mostBytes: 5 * 1024 * 1024 }

/** A larger image would take more memory than a telephone has. */
export const mostPixels = 40_000_000

/** How many bytes of a file are inspected. A JPEG states its size only after the camera's metadata. */
export const headBytes = 256 * 1024

/** The properties of a file that are known without decoding it. */
export interface ImageInfo {
  readonly bytes: number
  /** The type that the file declares, which may be wrong. */
  readonly declared: string
  readonly head: Uint8Array
}

/** The accepted types of files. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

const signatures: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
]

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Detects the type of a file from its first bytes. */
export const typeIn = (head: Uint8Array): ImageType | null => {
  const start = hex(head.subarray(0, 12))
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}

/** A photo of a telephone in a format that few programs read. */
const heic = /^.{8}66747970(?:68656963|68656978|68657663|6d696631|6d736631)/

/** The reason to refuse a file before decoding it; `null` for an acceptable file. */
export const refusalOf = ({ bytes, declared, head }: ImageInfo, limits: ImageLimits): Message | null => {
  if (bytes === 0) return { key: 'images.empty' }
  if (heic.test(hex(head.subarray(0, 12)))) return { key: 'images.heic' }
  const type = typeIn(head)
  if (type === null || !imageTypes.some((known) => known === declared)) return { key: 'images.wrongType' }
  if (bytes > limits.mostBytes) return tooLarge(bytes, limits)
  return checkSize(statedSize(type, head), limits)
}

const megabyte = 1024 * 1024

/** The message about a file that is too heavy. Its size is rounded up, so that it never reads as the limit itself. */
export const tooLarge = (bytes: number, { mostBytes }: ImageLimits): Message => ({
  key: 'images.tooLarge',
  values: { size: (Math.ceil((bytes * 10) / megabyte) * megabyte) / 10, most: mostBytes },
})

/** An error for an image that is too large to decode, or too small. An image of unknown size is decoded to find out. */
export const checkSize = (
  size: Size | null,
  { leastSide = 1 }: Pick<ImageLimits, 'leastSide'> = {},
): Message | null => {
  if (size === null) return null
  if (size.width * size.height > mostPixels) return { key: 'images.tooManyPixels' }
  return Math.min(size.width, size.height) < leastSide ? { key: 'images.tooSmall', values: { least: leastSide } } : null
}

/** The format of the uploaded image: JPEG stays JPEG, formats with transparency become WebP. */
export const encodingFor = (type: ImageType): ImageType => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')

/** Whether the server, or what stands before it, takes no request of this size. */
export const isTooLargeForServer = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 413

/** The messages that the field shows about a failed upload. */
export const notesOf = (failure: Failure): readonly Message[] => {
  if (failure.kind === 'unreachable') return [{ key: 'images.noConnection' }]
  if (failure.kind === 'timedOut') return [{ key: 'images.stalled' }]
  const texts = failure.kind === 'unauthorized' ? [] : textsOf(failure)
  if (texts.length > 0) return texts
  return [{ key: isTooLargeForServer(failure) ? 'images.tooLargeForServer' : 'images.notSaved' }]
}

export const savedMessage: Readonly<Record<ImageKind, Message>> = {
  avatar: { key: 'images.avatarSaved' },
  background: { key: 'images.backgroundSaved' },
  logo: { key: 'images.logoSaved' },
  cover: { key: 'images.coverSaved' },
}

export const removedMessage: Readonly<Record<StoreImage, Message>> = {
  logo: { key: 'images.logoRemoved' },
  cover: { key: 'images.coverRemoved' },
}

/** The addresses of images in a loaded account or store. */
export type SavedImages = { readonly [Kind in ImageKind]?: unknown }

/** The part of the loaded addresses that the upload changed. The others may be older than the ones known here. */
export const eventsOf = (kind: ImageKind, saved: SavedImages): Readonly<Record<string, string>> | null => {
  const address = saved[kind]
  return typeof address === 'string' ? { [kind]: address } : null
}
