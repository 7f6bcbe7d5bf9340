import { productLogOf } from '../products/product-log.ts'
import { logSeeds } from '../products/product-log-seeds.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productSeeds } from '../products/product-seeds.ts'
import { offered, productsOf, withProducts } from '../products/products.ts'
import { withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { holdingOf, type OrderRecord } from './order-records.ts'
import { orderSeeds } from './order-seeds.ts'

interface Move {
  readonly order: number
  readonly product: number
  readonly variant: number | null
  readonly quantity: number
  readonly reserved: number
}

/** One change of the stock by an order. */
export type StockMove = StoredRecord & Move & { readonly at: string }

const journalName = 'stock-journal'

export const stockMovesOf = ({ records }: World, { id }: Supplier): readonly StockMove[] =>
  (records[journalName]?.[id] ?? []) as readonly StockMove[]

interface Hold {
  readonly quantity: number
  readonly reserved: number
}

type Holds = ReadonlyMap<string, Hold>

const nothing: Hold = { quantity: 0, reserved: 0 }

const keyOf = (product: number, variant: number | null) => `${product} ${variant ?? ''}`

/** What an order has taken of each product or variant, as a negative quantity, and what it reserves. */
const holdsOf = (orders: readonly OrderRecord[]): Holds => {
  const holds = new Map<string, Hold>()
  for (const order of orders) {
    const holding = holdingOf(order)
    for (const { product_id: product, variant_id: variant, qty } of holding === 'nothing' ? [] : order.lines) {
      const key = keyOf(product, variant)
      const before = holds.get(key) ?? nothing
      holds.set(key, {
        quantity: before.quantity - (holding === 'taken' ? qty : 0),
        reserved: before.reserved + (holding === 'reserved' ? qty : 0),
      })
    }
  }
  return holds
}

const movesBetween = (before: OrderRecord | undefined, after: OrderRecord): readonly Move[] => {
  const [was, is] = [holdsOf(before ? [before] : []), holdsOf([after])]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one = nothing, other = nothing] = [was.get(key), is.get(key)]
    const change = { quantity: other.quantity - one.quantity, reserved: other.reserved - one.reserved }
    if (change.quantity === 0 && change.reserved === 0) return []
    const [product, variant] = key.split(' ')
    return [{ order: after.id, product: Number(product), variant: variant ? Number(variant) : null, ...change }]
  })
}

const moved = <Of extends Hold>(offer: Of, { quantity, reserved }: Hold): Of => ({
  ...offer,
  quantity: offer.quantity + quantity,
  reserved: offer.reserved + reserved,
})

/** The world in which the stock follows these changed orders; a product that is gone has none. */
export const withStock = (
  world: World,
  supplier: Supplier,
  before: readonly OrderRecord[],
  after: readonly OrderRecord[],
  now: number,
): World => {
  const known = new Map(before.map((order) => [order.id, order]))
  const products = new Map(productsOf(world, supplier).map((product) => [product.id, product]))
  const moves = after
    .filter((order) => known.get(order.id) !== order)
    .flatMap((order) => movesBetween(known.get(order.id), order))
    .filter(({ product }) => products.has(product))
  if (moves.length === 0) return world
  const touched = new Set<number>()
  for (const move of moves) {
    const product = products.get(move.product) as ProductRecord
    const { variants } = product
    products.set(
      product.id,
      move.variant === null
        ? moved(product, move)
        : { ...product, variants: variants.map((one) => (one.id === move.variant ? moved(one, move) : one)) },
    )
    touched.add(product.id)
  }
  const changed = [...touched].map((id) => offered(products.get(id) as ProductRecord, {}, now))
  const next = withProducts(world, supplier, changed, { origin: 'order', now })
  const journal = stockMovesOf(world, supplier)
  const at = new Date(now).toISOString()
  const lines = moves.map((move, index) => ({ ...move, id: journal.length + index + 1, version: 1, at }))
  return withRecords(next, supplier, journalName, [...journal, ...lines])
}

/** The world with a line in the journal about a sale that stands in no order. */
export const withOtherSale = (
  world: World,
  supplier: Supplier,
  product: number,
  pieces: number,
  now: number,
): World => {
  const journal = stockMovesOf(world, supplier)
  const move = { version: 1, order: 0, product, variant: null, quantity: -pieces, reserved: 0 }
  const line: StockMove = { ...move, id: journal.length + 1, at: new Date(now).toISOString() }
  return withRecords(world, supplier, journalName, [...journal, line])
}

/** The pieces of a product or a variant that no order holds, besides those of this one. */
export const freeFor = (
  order: OrderRecord,
  { product_id: id, variant_id: variant }: OrderRecord['lines'][number],
  products: readonly ProductRecord[],
): number => {
  const product = products.find((one) => one.id === id)
  const offer = variant === null ? product : product?.variants.find((one) => one.id === variant)
  const own = holdsOf([order]).get(keyOf(id, variant))?.reserved ?? 0
  return offer === undefined ? 0 : offer.quantity - offer.reserved + own
}

const offersOf = (products: readonly ProductRecord[]) =>
  new Map(
    products.flatMap((product): readonly (readonly [string, Hold])[] => [
      [keyOf(product.id, null), product],
      ...product.variants.map((variant) => [keyOf(product.id, variant.id), variant] as const),
    ]),
  )

const sumsOf = (lines: readonly (readonly [string, Hold])[]): Holds => {
  const sums = new Map<string, Hold>()
  for (const [key, change] of lines) sums.set(key, moved(sums.get(key) ?? nothing, change))
  return sums
}

/** How the log says that orders changed quantities since the seeds. */
const loggedSales = (world: World, supplier: Supplier): Holds =>
  sumsOf(
    productLogOf(world, supplier)
      .slice(logSeeds(supplier, world).length)
      .flatMap(({ origin, field, product, before, after }) => {
        const [, variant] = /^(?:variants\.(\d+)\.)?quantity$/.exec(field) ?? []
        if (origin !== 'order' || !field.endsWith('quantity')) return []
        const quantity = Number(after) - Number(before)
        return [[keyOf(product, variant ? Number(variant) : null), { quantity, reserved: 0 }] as const]
      }),
  )

/** What is wrong with the stock of a supplier: the orders, the journal and the products tell the same. */
export const brokenStock = (world: World, supplier: Supplier, orders: readonly OrderRecord[]): readonly string[] => {
  const seeds = offersOf(productSeeds(supplier, world))
  const now = offersOf(productsOf(world, supplier))
  const held = holdsOf(orders)
  const moves = stockMovesOf(world, supplier)
  const journalOf = (lines: readonly StockMove[]) =>
    sumsOf(lines.map((move) => [keyOf(move.product, move.variant), move]))
  const [journal, ofOrders] = [journalOf(moves), journalOf(moves.filter(({ order }) => order > 0))]
  const sold = loggedSales(world, supplier)
  const seeded = holdsOf(orderSeeds(supplier, world))
  const at = (holds: Holds, key: string) => holds.get(key) ?? nothing
  return [...now].flatMap(([key, { quantity, reserved }]) => {
    const claims: readonly (readonly [boolean, string])[] = [
      [reserved === at(held, key).reserved, 'orders hold another number than is reserved of'],
      [reserved === at(seeds, key).reserved + at(journal, key).reserved, 'the journal does not lead to the reserve of'],
      [
        at(ofOrders, key).quantity === at(held, key).quantity - at(seeded, key).quantity,
        'the journal does not tell what orders took of',
      ],
      [at(sold, key).quantity === at(journal, key).quantity, 'another number left than the journal tells of'],
      [quantity >= 0 && reserved >= 0, 'fewer than no pieces are left of'],
    ]
    return claims.flatMap(([holds, complaint]) => (holds ? [] : [`${complaint} the product ${key.trim()}`]))
  })
}
