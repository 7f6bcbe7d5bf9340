import { type Broadcast, recordEvents } from '../events.ts'

import { recordsOf, withRecords } from '../records.ts'
import { type StoredRecord, type Supplier, type World, withSupplier } from '../world.ts'
import { storeSeeds } from './store-records.ts'

export const storesName = 'stores'
export const storeEvent = 'store.changed'

const isPrimary = (record: StoredRecord) => record['is_primary'] === true

/** The username of the manager in the account, which may hold a telephone instead. */
const usernameOf = ({ manager_telegram_username: contact }: Supplier) => (contact?.startsWith('@') ? contact : null)

/** The primary store has the name and the manager of the account: a change of the account changes the store. */
export const withPrimaryInStep = (
  world: World,
  supplier: Supplier,
  account: Supplier,
): readonly [World, ...Broadcast[]] => {
  const before = recordsOf(world, supplier, storesName, storeSeeds(supplier))
  const telegram = usernameOf(account)
  const shared = {
    ...(account.store_name !== null && { name: account.store_name }),
    ...(telegram !== null && telegram !== usernameOf(supplier) && { telegram }),
  }
  const isInStep = (one: StoredRecord) => Object.entries(shared).every(([name, value]) => one[name] === value)
  if (before.every((one) => !isPrimary(one) || isInStep(one))) return [world]
  const after = before.map((one) => (isPrimary(one) ? { ...one, ...shared, version: one.version + 1 } : one))
  return [withRecords(world, supplier, storesName, after), ...recordEvents(storeEvent, supplier, before, after)]
}

/** And a change of the primary store changes the account. The first store becomes the primary one. */
export const withAccountInStep = (
  world: World,
  supplier: Supplier,
  records: readonly StoredRecord[],
  { before }: { readonly before: readonly StoredRecord[] },
): World => {
  const all: readonly StoredRecord[] = records.some(isPrimary)
    ? records
    : records.map((one, at) => ({ ...one, is_primary: at === 0 }))
  const telegram = all.find(isPrimary)?.['telegram'] as string | null | undefined
  const named = withSupplier(withRecords(world, supplier, storesName, all), supplier.id, {
    store_name: String(all.find(isPrimary)?.['name'] ?? '') || supplier.store_name,
    ...(telegram !== before.find(isPrimary)?.['telegram'] && telegram && { manager_telegram_username: telegram }),
  })
  return { ...named, stores: named.stores.map((one) => ({ ...one, name: nameIn(all, one.id) ?? one.name })) }
}

const nameIn = (records: readonly StoredRecord[], id: number) =>
  records.find((one) => one.id === id)?.['name'] as string | undefined
