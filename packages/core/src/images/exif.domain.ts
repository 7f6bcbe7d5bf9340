/** The parts of a file, in their order. */
export type Parts = readonly Uint8Array[]

export const joined = (parts: Parts): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0))

export const exifHead = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0))

/** The orientation in Exif data, from 1 to 8; 1, which is upright, when none is found. */
export const orientationIn = (exif: Uint8Array): number => {
  const tiff = startsWith(exif, 'Exif') ? exif.subarray(exifHead.length) : exif
  const bytes = viewOf(tiff)
  try {
    const isLittle = bytes.getUint16(0) === 0x4949
    const start = bytes.getUint32(4, isLittle)
    const count = bytes.getUint16(start, isLittle)
    const entries = Array.from({ length: count }, (_, at) => start + 2 + at * 12)
    const entry = entries.find((at) => bytes.getUint16(at, isLittle) === 0x0112)
    const found = entry === undefined ? 1 : bytes.getUint16(entry + 8, isLittle)
    return found >= 1 && found <= 8 ? found : 1
  } catch {
    // The data is cut short.
    return 1
  }
}

/** Exif data that states an orientation and nothing else; big-endian, one entry. */
export const exifWith = (orientation: number): readonly number[] =>
  [
    [0x4d, 0x4d, 0, 42],
    [0, 0, 0, 8],
    [0, 1],
    [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
  ].flat()
