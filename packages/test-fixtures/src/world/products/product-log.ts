import { categoryPath, categoryTree } from '../categories/categories.ts'
import { attributesOfFamily } from '../categories/category-attributes.ts'
import { withRecords } from '../records.ts'
import { storesOf } from '../stores/stored-stores.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { type Brand, brandsOf } from './brands.ts'
import { logSeeds } from './product-log-seeds.ts'
import type { ProductRecord } from './product-records.ts'

/** Who changed a product. */
export type LogOrigin = 'supplier' | 'import' | 'integration' | 'order' | 'marketplace'

/** One change of one field, as the API returns it. */
export type ProductLogLine = StoredRecord & {
  readonly product: number
  readonly at: string
  readonly origin: LogOrigin
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const logName = 'product-log'

/** The log of all products of a supplier, the newest line last. */
export const productLogOf = (world: World, supplier: Supplier): readonly ProductLogLine[] =>
  (world.records[logName]?.[supplier.id] ?? logSeeds(supplier, world)) as readonly ProductLogLine[]

const plain = [
  'title',
  'description',
  'sku',
  'barcode',
  'price',
  'old_price',
  'cost_price',
  'availability',
  'quantity',
  'min_order',
  'weight',
  'condition',
  'warranty_months',
  'video_url',
  'status',
] as const

const ofVariant = ['price', 'old_price', 'quantity', 'sku', 'barcode', 'is_active'] as const

type Shown = Readonly<Record<string, unknown>>

const attributesOf = (product: ProductRecord): Shown => {
  const { category_id: category } = product
  const node = category === null ? undefined : categoryTree({ scenario: 'default' }).byId.get(category)
  const known = attributesOfFamily(node?.family ?? '')
  return Object.fromEntries(
    product.attributes.map(({ attribute_id: id, value, values }) => {
      const titles = known.find((attribute) => attribute.id === id)?.values ?? []
      const words = [values ?? value ?? []].flat().map((one) => titles.find((title) => title.id === one)?.title ?? one)
      return [`attributes.${id}`, words.join(', ') || null]
    }),
  )
}

interface Titles {
  readonly brands: readonly Brand[]
  readonly stores: readonly StoredRecord[]
}

/** Everything of a product that the log follows, in the words of the log. */
const followed = (product: ProductRecord, { brands, stores }: Titles): Shown => ({
  ...Object.fromEntries(plain.map((name) => [name, product[name]])),
  category: product.category_id === null ? null : categoryPath(product.category_id).join(' › '),
  brand: brands.find(({ id }) => id === product.brand_id)?.title ?? null,
  stores: stores
    .filter(({ id }) => product.store_ids.includes(id))
    .map(({ name }) => name)
    .join(', '),
  images: product.images.length,
  dimensions: product.dimensions && [product.dimensions.l, product.dimensions.w, product.dimensions.h].join('×'),
  moderation: product.moderation?.reason ?? null,
  ...attributesOf(product),
  ...Object.fromEntries(
    product.variants.flatMap((variant) => ofVariant.map((name) => [`variants.${variant.id}.${name}`, variant[name]])),
  ),
})

type Change = Pick<ProductLogLine, 'product' | 'field' | 'before' | 'after'>

const differences = (before: Shown, after: Shown) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    return was === is ? [] : [{ field, before: was, after: is }]
  })

/** The world with a line for each change between these records. */
export const withLogged = (
  world: World,
  supplier: Supplier,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
  { origin, now }: { readonly origin: LogOrigin; readonly now: number },
): World => {
  const known = new Map(before.map((record) => [record.id, record]))
  const titles = { brands: brandsOf(world, supplier), stores: storesOf(world, supplier) }
  const changes = after.flatMap((record): readonly Change[] => {
    const old = known.get(record.id)
    if (old === record) return []
    // Of a new product the log says only that it is there.
    if (old === undefined) return [{ product: record.id, field: 'status', before: null, after: record['status'] }]
    const [was, is] = [followed(old as ProductRecord, titles), followed(record as ProductRecord, titles)]
    return differences(was, is).map((one) => ({ product: record.id, ...one }))
  })
  if (changes.length === 0) return world
  const lines = productLogOf(world, supplier)
  const at = new Date(now).toISOString()
  const added = changes.map((change, index) => ({ id: lines.length + index + 1, version: 1, at, origin, ...change }))
  return withRecords(world, supplier, logName, [...lines, ...added])
}
