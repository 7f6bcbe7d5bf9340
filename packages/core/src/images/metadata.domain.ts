import { pngParts, webpParts } from './chunk-metadata.domain.ts'
import { joined, type Parts } from './exif.domain.ts'
import { type ImageType, typeIn } from './image.domain.ts'
import { jpegParts } from './jpeg-metadata.domain.ts'

/**
 * The image without what a camera or a program has noted in it, such as the place where it was taken; only its
 * orientation and its colours stay. The pixels are not encoded anew. Bytes of another kind are returned as they are.
 */
export const withoutMetadata = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const type = typeIn(bytes)
  return type === null ? bytes : joined(writers[type](bytes))
}

const writers: Readonly<Record<ImageType, (bytes: Uint8Array) => Parts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
}
