import { type Failure, textsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type Size, statedSize } from './stated-size.domain.ts'

export type PictureKind = 'avatar' | 'background'

declare const picked: unique symbol

/** A file that somebody picked. The core hands it on and never looks inside. */
export interface PictureFile {
  readonly [picked]: true
}

/** Whatever a browser calls a file, on its way through the core. */
export const pictureFile = (file: object): PictureFile => file as PictureFile

/** What a deployment chooses. */
export interface PictureLimits {
  readonly mostBytes: number
}

export const usualLimits: PictureLimits = { mostBytes: 5 * 1024 * 1024 }

/** What stands above this would take more memory than a telephone has. */
export const mostPixels = 40_000_000

/** How much of a file is looked at: behind a JPEG's notes about the camera stands its size. */
export const headBytes = 256 * 1024

/** What can be known of a file without decoding it. */
export interface PictureFacts {
  readonly bytes: number
  /** The type that the file claims, which proves nothing. */
  readonly declared: string
  readonly head: Uint8Array
}

/** What may become a picture. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

const signatures: readonly (readonly [PictureType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/webp', /^52494646.{8}57454250/],
]

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The type that the first bytes betray. */
export const typeIn = (head: Uint8Array): PictureType | null => {
  const start = hex(head.subarray(0, 12))
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}

/** Why a file is not looked at any further. */
export const refusalOf = ({ bytes, declared, head }: PictureFacts, { mostBytes }: PictureLimits): Message | null => {
  if (bytes === 0) return { key: 'pictures.empty' }
  const type = typeIn(head)
  if (type === null || !pictureTypes.some((known) => known === declared)) return { key: 'pictures.wrongType' }
  if (bytes > mostBytes) return { key: 'pictures.tooLarge' }
  return checkSize(statedSize(type, head))
}

/** Whether a picture of this size may be decoded; one that states none is decoded to find out. */
export const checkSize = (size: Size | null): Message | null =>
  size !== null && size.width * size.height > mostPixels ? { key: 'pictures.tooManyPixels' } : null

/** How a picture is written again: photographs as they came, what may have clear parts as what can have them. */
export const encodingFor = (type: PictureType): PictureType => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')

/** What is said in place about an upload that failed. */
export const notesOf = (failure: Failure): readonly Message[] => {
  if (failure.kind === 'unreachable') return [{ key: 'pictures.noConnection' }]
  if (failure.kind === 'timedOut') return [{ key: 'pictures.stalled' }]
  const texts = failure.kind === 'unauthorized' ? [] : textsOf(failure)
  if (texts.length > 0) return texts
  const isTooLarge = failure.kind === 'refused' && failure.status === 413
  return [{ key: isTooLarge ? 'pictures.tooLargeForServer' : 'pictures.notSaved' }]
}

export const savedMessage: Readonly<Record<PictureKind, Message>> = {
  avatar: { key: 'pictures.avatarSaved' },
  background: { key: 'pictures.backgroundSaved' },
}

/** The part of an account that an upload changed. The rest may be older than what is known by now. */
export const newsOf = (kind: PictureKind, account: SupplierPatch): SupplierPatch | null => {
  const address = account[kind]
  return typeof address === 'string' ? { [kind]: address } : null
}
