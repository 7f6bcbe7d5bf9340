import type { StoredRecord, Supplier, World } from '../world.ts'
import { isWorkingKey, keysOf } from './deliveries.ts'
import { warehouseAt } from './directory.ts'

/** The reference of a place or person of the directory; empty for none. */
export const refOf = (named: unknown): string => (named as { readonly ref: string } | null)?.ref ?? ''

/** The reasons why the carrier takes no parcels from a sender. */
export const problemsOf = ({ warehouse, defaults }: StoredRecord, world: World, supplier: Supplier, now: number) => [
  ...(warehouse !== null && warehouseAt(refOf(warehouse))?.isOpen !== true ? ['warehouse_closed'] : []),
  ...(isTooHeavy(warehouse, defaults) ? ['weight_limit'] : []),
  ...(keysOf(world, supplier, now).some((key) => isWorkingKey(key, now)) ? [] : ['key_lost']),
]

/** Whether the branch takes no parcel of the weight that fills in a waybill; its limit may have changed since. */
const isTooHeavy = (warehouse: unknown, defaults: unknown): boolean => {
  const most = warehouseAt(refOf(warehouse))?.maxWeight ?? null
  return most !== null && Number((defaults as { readonly weight?: number } | null)?.weight ?? 0) > most
}
