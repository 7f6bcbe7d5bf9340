import { createHash } from 'node:crypto'
import { typeIn } from '@supplier/core/images/image.domain'
import { type Size, statedSize } from '@supplier/core/images/stated-size.domain'
import type { Upload } from '../../http/request.ts'
import { amended } from './product-commands.ts'
import type { ProductImage, ProductRecord } from './product-records.ts'
import { edited } from './products.ts'

export const mostPictures = 15
const mostBytes = 10 * 1024 * 1024
const shortestSide = 600

/** What is wrong with an uploaded file, or its size in pixels. */
export const measured = (upload: Upload | undefined): Size | string => {
  if (!upload) return 'Виберіть файл.'
  const bytes = Buffer.from(upload.base64, 'base64')
  const type = typeIn(bytes)
  if (type === null) return 'Файл не є зображенням PNG, JPEG або WebP.'
  if (bytes.length > mostBytes) return 'Фото має бути не більшим за 10 МБ.'
  const size = statedSize(type, bytes)
  if (size === null) return 'Фото пошкоджене.'
  return Math.min(size.width, size.height) < shortestSide ? 'Фото має бути не меншим за 600×600.' : size
}

export const hashOf = ({ base64 }: Upload): string => createHash('sha256').update(base64).digest('hex')

/** A product with other pictures; on sale they wait for moderation. */
export const withPictures = (product: ProductRecord, images: readonly ProductImage[], now: number): ProductRecord =>
  edited(product, { images, ...amended(product, { images }, now) }, now)

/** The pictures in the named order, with their descriptions; the ones that are not named stay at the end. */
export const ordered = (
  { images }: ProductRecord,
  order: readonly { readonly id: number; readonly alt: string | null }[],
): readonly ProductImage[] => {
  const named = order.flatMap(({ id, alt }) => {
    const image = images.find((one) => one.id === id)
    return image ? [{ ...image, alt }] : []
  })
  return [...named, ...images.filter(({ id }) => named.every((one) => one.id !== id))]
}
