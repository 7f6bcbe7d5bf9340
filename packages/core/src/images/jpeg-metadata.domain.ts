import { exifHead, exifWith, orientationIn, type Parts, startsWith, viewOf } from './exif.domain.ts'

/** JPEG: JFIF, the colour profile and Adobe's colours stay; other blocks of programs go, and so does what follows the image. */
export const jpegParts = (bytes: Uint8Array): Parts => {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let orientation = 1
  let at = 2
  while (at >= 0 && at + 4 <= bytes.length) {
    const marker = view.getUint8(at + 1)
    // Readers of JPEG pass over bytes between its blocks.
    if (bytes[at] !== 0xff || marker === 0xff) {
      at = bytes.indexOf(0xff, at + 1)
      continue
    }
    if (marker === 0xd9) break
    const block = bytes.subarray(at, at + 2 + view.getUint16(at + 2))
    const content = block.subarray(4)
    const end = at + block.length
    if (marker === 0xe1 && startsWith(content, 'Exif')) orientation = orientationIn(content)
    at = marker === 0xda ? scanEnd(bytes, end) : end
    if (isKept(marker, content)) kept.push(marker === 0xda ? bytes.subarray(end - block.length, at) : block)
  }
  const exif = [...exifHead, ...exifWith(orientation)]
  const turned = orientation === 1 ? [] : [Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif])]
  // Without the first block, which must be JFIF's, some programs take other colours.
  const isJfif = kept[0]?.[1] === 0xe0
  const [first, others] = isJfif ? [kept.slice(0, 1), kept.slice(1)] : [[], kept]
  return [bytes.subarray(0, 2), ...first, ...turned, ...others, Uint8Array.of(0xff, 0xd9)]
}

const isKept = (marker: number, content: Uint8Array): boolean => {
  if (marker === 0xe0) return startsWith(content, 'JFIF')
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE')
  return marker === 0xee || (marker < 0xe1 && marker !== 0xfe)
}

/** Where the compressed pixels of a scan end: at the next marker that does not belong to them. */
const scanEnd = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}
