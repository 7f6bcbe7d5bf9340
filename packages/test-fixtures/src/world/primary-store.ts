import type { Broadcast } from '../endpoint.ts'
import { recordEvents, recordsOf, withRecords } from '../section.ts'
import { storeSeeds } from './store-records.ts'
import { type StoredRecord, type Supplier, type World, withSupplier } from './world.ts'

export const storesName = 'stores'
export const storeEvent = 'store.changed'

const isPrimary = (record: StoredRecord) => record['is_primary'] === true

/** The name of the account is the name of the primary store: a renamed account renames the store. */
export const withPrimaryRenamed = (
  world: World,
  supplier: Supplier,
  name: string | null,
): readonly [World, ...Broadcast[]] => {
  const before = recordsOf(world, supplier, storesName, storeSeeds(supplier))
  if (name === null || before.every((one) => !isPrimary(one) || one['name'] === name)) return [world]
  const after = before.map((one) => (isPrimary(one) ? { ...one, name, version: one.version + 1 } : one))
  return [withRecords(world, supplier, storesName, after), ...recordEvents(storeEvent, supplier, before, after)]
}

/** And a renamed primary store renames the account. The first store becomes the primary one. */
export const withAccountRenamed = (world: World, supplier: Supplier, records: readonly StoredRecord[]): World => {
  const all: readonly StoredRecord[] = records.some(isPrimary)
    ? records
    : records.map((one, at) => ({ ...one, is_primary: at === 0 }))
  const named = withSupplier(withRecords(world, supplier, storesName, all), supplier.id, {
    store_name: String(all.find(isPrimary)?.['name'] ?? '') || supplier.store_name,
  })
  return { ...named, stores: named.stores.map((one) => ({ ...one, name: nameIn(all, one.id) ?? one.name })) }
}

const nameIn = (records: readonly StoredRecord[], id: number) =>
  records.find((one) => one.id === id)?.['name'] as string | undefined
