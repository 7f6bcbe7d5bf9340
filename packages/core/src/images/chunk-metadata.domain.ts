import { exifWith, joined, orientationIn, type Parts, viewOf } from './exif.domain.ts'

interface Chunk {
  readonly name: string
  readonly whole: Uint8Array
  readonly content: Uint8Array
}

/** The chunks of a PNG or a WebP; each has a name, a length and a content, in an order of their own. */
const chunksIn = (
  bytes: Uint8Array,
  from: number,
  sizeOf: (at: number) => [size: number, nameAt: number, whole: number],
) => {
  const found: Chunk[] = []
  for (let at = from; at + 8 <= bytes.length; ) {
    const [size, nameAt, whole] = sizeOf(at)
    const name = String.fromCharCode(...bytes.subarray(nameAt, nameAt + 4))
    found.push({ name, whole: bytes.subarray(at, at + whole), content: bytes.subarray(at + 8, at + 8 + size) })
    at += whole
    if (name === 'IEND') break
  }
  return found
}

const orientationOf = (chunks: readonly Chunk[], name: string): number => {
  const exif = chunks.find((chunk) => chunk.name === name)
  return exif === undefined ? 1 : orientationIn(exif.content)
}

const pngNotes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

export const pngParts = (bytes: Uint8Array): Parts => {
  const view = viewOf(bytes)
  const chunks = chunksIn(bytes, 8, (at) => [view.getUint32(at), at + 4, view.getUint32(at) + 12])
  const orientation = orientationOf(chunks, 'eXIf')
  const [head, ...rest] = chunks.filter(({ name }) => !pngNotes.includes(name)).map(({ whole }) => whole)
  const turned = orientation === 1 ? [] : [pngChunk('eXIf', exifWith(orientation))]
  return [bytes.subarray(0, 8), ...(head ? [head] : []), ...turned, ...rest]
}

const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

const pngChunk = (name: string, content: readonly number[]): Uint8Array => {
  const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...content]
  return Uint8Array.from([...uint32(content.length), ...named, ...uint32(checksum(named))])
}

/** CRC-32, as PNG asks for it. */
const checksum = (bytes: readonly number[]): number => {
  const step = (sum: number) => (sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1)
  const bits = [0, 1, 2, 3, 4, 5, 6, 7]
  return ~bytes.reduce((sum, byte) => bits.reduce(step, sum ^ byte), -1) >>> 0
}

/** The bits of the head of a WebP that announce Exif and XMP. */
const announcesExif = 0x08
const announcesXmp = 0x04

export const webpParts = (bytes: Uint8Array): Parts => {
  const view = viewOf(bytes)
  const chunks = chunksIn(bytes, 12, (at) => {
    const size = view.getUint32(at + 4, true)
    return [size, at, 8 + size + (size % 2)]
  })
  const orientation = orientationOf(chunks, 'EXIF')
  const kept = chunks
    .filter(({ name }) => name !== 'EXIF' && name !== 'XMP ')
    .map(({ name, whole }) => (name === 'VP8X' ? announced(whole, orientation !== 1) : whole))
  const exif = exifWith(orientation)
  const turned = orientation === 1 ? [] : [Uint8Array.from([0x45, 0x58, 0x49, 0x46, exif.length, 0, 0, 0, ...exif])]
  const content = joined([...kept, ...turned])
  const size = uint32(content.length + 4).toReversed()
  return [bytes.subarray(0, 4), Uint8Array.from(size), bytes.subarray(8, 12), content]
}

const announced = (chunk: Uint8Array, hasExif: boolean): Uint8Array => {
  const flags = (chunk[8] ?? 0) & ~(announcesExif | announcesXmp)
  return chunk.with(8, hasExif ? flags | announcesExif : flags)
}
