import type { World } from '../world.ts'
import type { ProductImage, ProductRecord } from './product-records.ts'

const usual = 1500
const slow = 20_000

/** How long the marketplace needs to fetch a picture; an address with `slow` in its path takes longer. */
export const fetchTime = (url: string): number => (/slow/i.test(new URL(url).pathname) ? slow : usual)

/** The words in the path of an address by which fetching it fails, with the codes of the failures. */
const failures: readonly (readonly [RegExp, string])[] = [
  [/missing|404/i, 'image_away'],
  [/\.(pdf|html?|txt|svg)$|page/i, 'wrong_type'],
  [/huge|60mb/i, 'too_large'],
  [/small|thumb/i, 'image_small'],
]

const failureOf = (url: string, { arePicturesAway = false }: Pick<World, 'arePicturesAway'>): string | null => {
  const { hostname, pathname } = new URL(url)
  if (arePicturesAway || hostname.endsWith('.invalid')) return 'image_away'
  return failures.find(([pattern]) => pattern.test(pathname))?.[1] ?? null
}

/** Why an address is refused at once; `null` when the marketplace fetches it. */
export const refusalOf = (url: string): string | null => {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return 'Адреса має починатися з https:// або http://.'
  if (url.length > 2000) return 'Адреса задовга.'
  const isPrivate = /^(localhost|127\.|10\.|192\.168\.|\[)/.test(parsed.hostname)
  return isPrivate ? 'Ця адреса недоступна з інтернету.' : null
}

const settled = (image: ProductImage, world: World): ProductImage => {
  const { fetched_at: _, ...rest } = image
  const error = failureOf(String(image.source_url), world)
  return error === null ? { ...rest, state: 'ready', width: 960, height: 960 } : { ...rest, state: 'failed', error }
}

/** The product with the pictures that were fetched by now, or could not be. */
export const withFetched = (product: ProductRecord, now: number, world: World): ProductRecord => {
  const isDue = ({ state, fetched_at: at = Number.POSITIVE_INFINITY }: ProductImage) =>
    state === 'processing' && at <= now
  if (!product.images.some(isDue)) return product
  const images = product.images.map((image) => (isDue(image) ? settled(image, world) : image))
  return { ...product, version: product.version + 1, images }
}
