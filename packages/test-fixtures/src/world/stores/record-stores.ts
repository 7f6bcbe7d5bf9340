import type { StoredRecord, Supplier, World } from '../world.ts'
import { storesOf } from './stored-stores.ts'

const idsIn = (record: StoredRecord) => (record['store_ids'] ?? []) as readonly number[]

/** The stores of a record as the API shows them; none of them means all. */
export const shownStores = (record: StoredRecord, world: World, supplier: Supplier) => ({
  store_ids: idsIn(record),
  stores: storesOf(world, supplier)
    .filter(({ id }) => idsIn(record).includes(id))
    .map(({ id, name }) => ({ id, name })),
})

/** The filter by stores. A store that is gone reads as all stores. */
export const isOfStore = (record: StoredRecord, chosen: readonly string[], world: World, supplier: Supplier) => {
  const open = storesOf(world, supplier).filter(({ status }) => status !== 'closed')
  const known = chosen.filter((store) => open.some(({ id }) => String(id) === store))
  const ids = idsIn(record).map(String)
  return known.length === 0 || ids.length === 0 || known.some((store) => ids.includes(store))
}
