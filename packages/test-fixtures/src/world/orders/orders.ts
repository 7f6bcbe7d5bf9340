import { recordsOf, withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { liveTtn, type OrderRecord } from './order-records.ts'
import { orderSeeds } from './order-seeds.ts'
import { brokenStock, withStock } from './order-stock.ts'

export const ordersName = 'orders'

export const ordersOf = (world: World, supplier: Supplier): readonly OrderRecord[] =>
  recordsOf(world, supplier, ordersName, orderSeeds(supplier, world)) as readonly OrderRecord[]

export const orderById = (world: World, supplier: Supplier, id: string | undefined): OrderRecord | undefined =>
  ordersOf(world, supplier).find((order) => String(order.id) === id)

export const newOrdersOf = (world: World, supplier: Supplier): number =>
  ordersOf(world, supplier).filter(({ status }) => status === 'new').length

/** One ТТН that was made, attached or deleted. */
interface Deed {
  readonly deed: 'created' | 'attached' | 'deleted'
  readonly order: number
  readonly shipment: number
  readonly ttn: string
  readonly client_key: string | null
}

export type TtnDeed = StoredRecord & Deed & { readonly at: string }

const ttnJournal = 'ttn-journal'

/** Every ТТН that was made, attached or deleted since the seeds, oldest first. */
export const ttnDeedsOf = ({ records }: World, { id }: Supplier): readonly TtnDeed[] =>
  (records[ttnJournal]?.[id] ?? []) as readonly TtnDeed[]

const deedsBetween = (before: OrderRecord | undefined, after: OrderRecord): readonly Deed[] => {
  const [was, is] = [before ? liveTtn(before) : null, liveTtn(after)]
  if (was?.id === is?.id) return []
  const of = (deed: Deed['deed'], one: NonNullable<typeof is>) => {
    const { id: shipment, ttn, client_key } = one
    return { deed, order: after.id, shipment, ttn, client_key }
  }
  return [
    ...(was ? [of('deleted', was)] : []),
    ...(is ? [of(is.state === 'attached' ? 'attached' : 'created', is)] : []),
  ]
}

/** What follows from changed orders: the stock moves, and the journals tell it. */
export const ordersChanged = (
  world: World,
  supplier: Supplier,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
  now: number,
): World => {
  const [was, is] = [before as readonly OrderRecord[], after as readonly OrderRecord[]]
  const known = new Map(was.map((order) => [order.id, order]))
  const deeds = is
    .filter((order) => known.get(order.id) !== order)
    .flatMap((order) => deedsBetween(known.get(order.id), order))
  const next = withStock(world, supplier, was, is, now)
  if (deeds.length === 0) return next
  const journal = ttnDeedsOf(world, supplier)
  const at = new Date(now).toISOString()
  const lines = deeds.map((deed, index) => ({ ...deed, id: journal.length + index + 1, version: 1, at }))
  return withRecords(next, supplier, ttnJournal, [...journal, ...lines])
}

/** The world with these orders, new or in place of those with their ids, and with what follows from them. */
export const withOrders = (world: World, supplier: Supplier, changed: readonly OrderRecord[], now: number): World => {
  if (changed.length === 0) return world
  const before = ordersOf(world, supplier)
  const byId = new Map(changed.map((order) => [order.id, order]))
  const known = new Set(before.map(({ id }) => id))
  const added = changed.filter(({ id }) => !known.has(id))
  const after = [...before.map((order) => byId.get(order.id) ?? order), ...added]
  return ordersChanged(withRecords(world, supplier, ordersName, after), supplier, before, after, now)
}

const brokenTtns = (world: World, supplier: Supplier): readonly string[] => {
  const orders = ordersOf(world, supplier)
  const live = orders.flatMap((order) => liveTtn(order)?.ttn ?? [])
  const counts = new Map(orderSeeds(supplier, world).map((order) => [order.id, liveTtn(order) ? 1 : 0]))
  for (const { order, deed } of ttnDeedsOf(world, supplier))
    counts.set(order, (counts.get(order) ?? 0) + (deed === 'deleted' ? -1 : 1))
  const isTold = orders.every((order) => (counts.get(order.id) ?? 0) === (liveTtn(order) ? 1 : 0))
  return [
    ...(new Set(live).size === live.length ? [] : ['two orders have the same ТТН']),
    ...(isTold ? [] : ['an order has another number of ТТН than the journal tells']),
  ]
}

/** What is broken about the orders of those who have changed any order or product. */
export const brokenOrders = (world: World): readonly string[] =>
  world.suppliers
    .filter(({ id }) => world.records[ordersName]?.[id] !== undefined)
    .flatMap((supplier) => [...brokenStock(world, supplier, ordersOf(world, supplier)), ...brokenTtns(world, supplier)])
