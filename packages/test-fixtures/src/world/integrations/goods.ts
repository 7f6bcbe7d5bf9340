import { recordEvents } from '../events.ts'
import { blankProduct, type ProductRecord } from '../products/product-records.ts'
import { edited, offered, productEvent, productsOf, withProducts } from '../products/products.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

/** What another marketplace offers. With every synchronisation it has sold one piece of each. */
const outside = [
  { code: '9001', title: 'Підставка під гаряче, корок', price: 145, quantity: 12 },
  { code: '9002', title: 'Скринька дерев’яна, 20×15', price: 480, quantity: 14 },
  { code: '9003', title: 'Серветки лляні, 4 шт.', price: 320, quantity: 19 },
  { code: '9004', title: 'Ваза скляна, на замовлення', price: null, quantity: 2 },
]
export const outsideCount = outside.length

const codeOf = ({ external_ids: known }: ProductRecord, { id }: StoredRecord): string | undefined => known[String(id)]

const madeFrom = (integration: StoredRecord, one: (typeof outside)[number], id: number, now: number): ProductRecord => {
  const at = new Date(now).toISOString()
  const store = integration['store_id']
  return {
    ...blankProduct,
    category_id: null,
    title: one.title,
    sku: `${integration['kind']}-${one.code}`,
    price: one.price,
    quantity: one.quantity,
    store_ids: typeof store === 'number' ? [store] : [],
    external_ids: { [String(integration.id)]: one.code },
    id,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

/** The catalogue after a synchronisation: new goods become drafts, known ones get their price and stock. */
export const withSynchronised = (world: World, supplier: Supplier, integration: StoredRecord, now: number) => {
  const directions = integration['directions'] as readonly string[]
  const sold = (integration['runs'] as readonly unknown[]).length
  const known = new Map(productsOf(world, supplier).map((product) => [codeOf(product, integration), product]))
  let nextId = Math.max(world.nextId, ...productsOf(world, supplier).map(({ id }) => id + 1))
  const made: ProductRecord[] = []
  const updated: ProductRecord[] = []
  const rows: { readonly title: string; readonly message: string }[] = []
  for (const good of outside) {
    if (good.price === null) {
      rows.push({ title: good.title, message: 'На тому майданчику немає ціни.' })
      continue
    }
    const [found, offer] = [known.get(good.code), { price: good.price, quantity: Math.max(0, good.quantity - sold) }]
    if (found === undefined && directions.includes('products_in')) {
      made.push(madeFrom(integration, { ...good, ...offer }, nextId, now))
      nextId += 1
    }
    if (found !== undefined && directions.includes('stock_in')) updated.push(offered(found, offer, now))
  }
  const next = withProducts({ ...world, nextId }, supplier, [...made, ...updated], { origin: 'import', now })
  return { world: next, created: made.length, updated: updated.length, rows }
}

/** The catalogue in which what an integration has brought is sold no more. */
export const withHidden = (world: World, supplier: Supplier, integration: StoredRecord, now: number): World => {
  const sold = productsOf(world, supplier).filter(
    (product) => codeOf(product, integration) !== undefined && ['active', 'moderation_update'].includes(product.status),
  )
  const hidden = sold.map((product) => edited(product, { status: 'hidden', moderation_ends: null }, now))
  return hidden.length === 0 ? world : withProducts(world, supplier, hidden, { now })
}

/** The events about the products that differ. */
export const productNews = (before: World, after: World, supplier: Supplier) =>
  recordEvents(productEvent, supplier, productsOf(before, supplier), productsOf(after, supplier))
