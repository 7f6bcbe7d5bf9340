import { isLeafCategory } from '../categories/categories.ts'
import { isAccepted } from './brands.ts'
import { missingIn } from './product-editing.ts'
import { type ProductRecord, readyImages } from './product-records.ts'
import { isBarcode, isCapitals, isOldPriceLow, isTitleShort } from './product-rules.ts'

const isIncomplete = ({ variants }: ProductRecord): boolean =>
  variants.some(({ is_active: isActive, price }) => isActive && price === null)

/** The brand was proposed, and the marketplace has not accepted it. */
const isBrandOpen = ({ brand_id: brand, accepted_brand: accepted }: ProductRecord): boolean =>
  brand !== null && brand !== accepted && !isAccepted(brand)

/** The attributes of every category are the same in all worlds that have products. */
const usualWorld = { scenario: 'default' } as const

const isTaken = ({ sku, taken_sku: taken, variants }: ProductRecord): boolean =>
  taken !== null && [sku, ...variants.map((variant) => variant.sku)].includes(taken)

const judge = (product: ProductRecord): readonly string[] => {
  const { title, description, category_id: category, price, old_price: oldPrice, barcode, status } = product
  if (status === 'archived') return []
  const hasVariants = product.variants.length > 0
  const images = readyImages(product)
  const found = {
    no_image: images.length === 0,
    image_small: images.some(({ width, height }) => Math.min(width, height) < 600),
    no_category: category === null,
    category_not_leaf: category !== null && !isLeafCategory(category),
    required_attribute: missingIn(product, usualWorld).length > 0,
    title_short: isTitleShort(title),
    title_caps: isCapitals(title),
    description_short: (description ?? '').length < 50,
    price_zero: !hasVariants && !price,
    old_price_low: isOldPriceLow(price, oldPrice),
    sku_taken: isTaken(product),
    barcode_wrong: barcode !== null && !isBarcode(barcode),
    no_stock: product.availability === 'out_of_stock',
    variant_incomplete: isIncomplete(product),
    hidden: status === 'hidden',
    moderation_rejected: status === 'rejected',
    brand_proposed: isBrandOpen(product),
  }
  return Object.entries(found).flatMap(([problem, isFound]) => (isFound ? [problem] : []))
}

const known = new WeakMap<ProductRecord, readonly string[]>()

/** The codes of what keeps a product from selling. Records never change, so each is judged once. */
export const problemsOf = (product: ProductRecord): readonly string[] => {
  const before = known.get(product)
  if (before !== undefined) return before
  const problems = judge(product)
  known.set(product, problems)
  return problems
}

const stops: Readonly<Record<string, { readonly path: string; readonly message: string }>> = {
  no_image: { path: 'images', message: 'Додайте хоча б одне фото.' },
  image_small: { path: 'images', message: 'Фото має бути не меншим за 600×600.' },
  no_category: { path: 'category_id', message: 'Виберіть категорію.' },
  category_not_leaf: { path: 'category_id', message: 'Виберіть кінцеву категорію.' },
  title_short: { path: 'title', message: 'Назва має містити щонайменше 5 символів.' },
  title_caps: { path: 'title', message: 'Не пишіть назву самими великими літерами.' },
  description_short: { path: 'description', message: 'Опис має містити щонайменше 50 символів.' },
  price_zero: { path: 'price', message: 'Вкажіть ціну.' },
  old_price_low: { path: 'old_price', message: 'Стара ціна має бути вищою за ціну.' },
  sku_taken: { path: 'sku', message: 'Такий артикул уже має інший товар.' },
  barcode_wrong: { path: 'barcode', message: 'Перевірте штрихкод: контрольна цифра не сходиться.' },
  variant_incomplete: { path: 'variants', message: 'Вкажіть ціну кожного варіанта.' },
}

/** What must be mended before a product can be published. */
export const stopsOf = (product: ProductRecord) =>
  problemsOf(product).flatMap((code) =>
    stops[code] ? [{ code, level: 'stop' as const, ...stops[code], params: {} }] : [],
  )

const weights: readonly (readonly [points: number, has: (product: ProductRecord) => boolean])[] = [
  [20, (product) => readyImages(product).length > 0],
  [10, (product) => readyImages(product).length >= 3],
  [20, ({ description }) => (description ?? '').length >= 50],
  [10, ({ description }) => (description ?? '').length >= 200],
  [10, ({ brand_id: brand }) => brand !== null],
  [10, ({ weight, dimensions }) => weight !== null && dimensions !== null],
  [10, ({ attributes }) => attributes.length >= 2],
  [10, ({ barcode, sku }) => barcode !== null || sku !== null],
]

/** How well a product is described, from 0 to 100. */
export const qualityOf = (product: ProductRecord): number =>
  weights.reduce((sum, [points, has]) => sum + (has(product) ? points : 0), 0)

/** The state of moderation, as the API returns it; `null` when nothing was ever submitted. */
export const moderationOf = (product: ProductRecord) => {
  const { status, moderation, submitted_at: submitted, decided_at: decided } = product
  if (submitted === null) return null
  const isWaiting = status === 'moderation' || status === 'moderation_update'
  return {
    state: isWaiting ? 'pending' : moderation === null ? 'accepted' : 'rejected',
    submitted_at: submitted,
    decided_at: isWaiting ? null : decided,
    reason: moderation?.reason ?? null,
    fields: moderation?.fields ?? [],
  }
}
