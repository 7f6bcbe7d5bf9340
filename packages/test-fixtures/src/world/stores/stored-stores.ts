import { recordsOf } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { storesName } from './primary-store.ts'
import { storeSeeds } from './store-records.ts'

/** All stores of a supplier. */
export const storesOf = (world: World, supplier: Supplier): readonly StoredRecord[] =>
  recordsOf(world, supplier, storesName, storeSeeds(supplier))

export const storeWithId = (world: World, supplier: Supplier, id: string | undefined) =>
  storesOf(world, supplier).find((one) => String(one.id) === id)
