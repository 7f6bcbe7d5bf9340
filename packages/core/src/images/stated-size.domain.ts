export interface Size {
  readonly width: number
  readonly height: number
}

/** The image size in the header of a file; `null` when it is not found. */
export const statedSize = (type: 'image/png' | 'image/jpeg' | 'image/webp', head: Uint8Array): Size | null => {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return readers[type](bytes)
  } catch {
    // The header is cut short before the size.
    return null
  }
}

/** PNG: the size is in the first block. */
const inPng = (bytes: DataView): Size => ({ width: bytes.getUint32(16), height: bytes.getUint32(20) })

/** JPEG: searches block by block for the one that starts a frame. */
const inJpeg = (bytes: DataView): Size | null => {
  for (let at = 2; bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    while (bytes.getUint8(at + 1) === 0xff) at += 1
    if (isFrame(bytes.getUint8(at + 1))) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
  }
  return null
}

/** C0 to CF, except for three markers with another meaning. */
const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

/** WebP: the header depends on one of three formats. */
const inWebp = (bytes: DataView): Size | null => {
  switch (bytes.getUint32(12)) {
    case fourCc('VP8X'):
      return { width: 1 + uint24(bytes, 24), height: 1 + uint24(bytes, 27) }
    case fourCc('VP8L'): {
      const packed = bytes.getUint32(21, true)
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) }
    }
    case fourCc('VP8 '):
      return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

const fourCc = (name: string): number => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

const uint24 = (bytes: DataView, at: number): number => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536

const readers = { 'image/png': inPng, 'image/jpeg': inJpeg, 'image/webp': inWebp } as const
