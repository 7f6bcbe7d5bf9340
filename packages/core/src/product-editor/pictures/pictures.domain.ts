import { type ImageFile, type ImageInfo, refusalOf, typeIn } from '../../images/image.domain.ts'
import { type Size, statedSize } from '../../images/stated-size.domain.ts'
import type { Message } from '../../kernel/message.ts'
import { isSame } from '../../kernel/same.ts'
import { placed } from '../../kit/fields/pick-fields.domain.ts'

export const mostPictures = 15
/** How many pictures are sent at the same time. */
export const mostUploads = 4
export const shortestSide = 600
export const pictureLimits = { mostBytes: 10 * 1024 * 1024 }

export type PictureState = 'checking' | 'refused' | 'waiting' | 'sending' | 'fetching' | 'failed' | 'stored'

/** A picture in its place, from the chosen file or the typed address to the stored one. */
export interface Picture {
  /** Stays the same through retries, so that a picture is stored once. */
  readonly key: string
  /** `null` until it is stored. */
  readonly id: string | null
  readonly file: ImageFile | null
  /** The address on the web from which the server fetches it; `null` for a file. */
  readonly source: string | null
  readonly address: string | null
  readonly state: PictureState
  /** From 0 to 1; `null` while unknown. */
  readonly progress: number | null
  /** Why it is refused or failed, or that buyers see too little of it. */
  readonly message: Message | null
  readonly alt: string
}

type Pictures = readonly Picture[]

/** The reason to refuse a file before it is sent; `null` for an acceptable one. */
export const pictureRefusal = (info: ImageInfo): Message | null => {
  const type = typeIn(info.head)
  // The type that a browser guesses from a name does not matter when the content is an acceptable picture.
  const refusal = refusalOf(type === null ? info : { ...info, declared: type }, pictureLimits)
  if (refusal) return refusal
  return type && sizeRefusal(statedSize(type, info.head))
}

/** A message for a picture that is too small for buyers; `null` while its size is unknown. */
export const sizeRefusal = (size: Size | null): Message | null =>
  size !== null && Math.min(size.width, size.height) < shortestSide
    ? { key: 'productEditor.smallPicture', values: { side: shortestSide } }
    : null

const newPicture = { id: null, address: null, progress: null, message: null } as const

export const chosenPicture = (key: string, file: ImageFile): Picture => ({
  ...newPicture,
  key,
  file,
  source: null,
  state: 'checking',
  alt: '',
})

/** A picture that the server is to fetch from an address. */
export const linkedPicture = (key: string, source: string, alt = ''): Picture => ({
  ...newPicture,
  key,
  file: null,
  source,
  state: 'waiting',
  alt,
})

/** How many more pictures fit; a refused file takes no place on the server. */
export const placesLeft = (pictures: Pictures): number =>
  Math.max(0, mostPictures - pictures.filter(({ state }) => state !== 'refused').length)

export const changed = (pictures: Pictures, key: string, change: Partial<Picture>): Pictures =>
  pictures.map((one) => (one.key === key ? { ...one, ...change } : one))

/** Moves a picture to a place among the others; places outside the list are its ends. */
export const movedTo = (pictures: Pictures, key: string, to: number): Pictures =>
  placed(pictures, (one) => one.key === key, to)

/** The pictures that may be sent now, in their order, so that no more than four are sent at the same time. */
export const turnsIn = (pictures: Pictures): readonly string[] => {
  const sending = pictures.filter(({ state }) => state === 'sending').length
  const waiting = pictures.filter(({ state }) => state === 'waiting')
  return waiting.slice(0, Math.max(0, mostUploads - sending)).map(({ key }) => key)
}

export interface PictureOrder {
  readonly id: string
  readonly alt: string
}

/** The stored pictures in the order that is shown, with their descriptions. */
export const orderIn = (pictures: Pictures): readonly PictureOrder[] =>
  pictures.flatMap(({ id, alt }) => (id === null ? [] : [{ id, alt }]))

/** Whether the server has the pictures in another order or with other descriptions than shown. */
export const isOutOfOrder = (pictures: Pictures, known: readonly PictureOrder[]): boolean => {
  const shown = orderIn(pictures)
  const same = known.filter(({ id }) => shown.some((one) => one.id === id))
  return !isSame(same, shown)
}
