import type { Picked } from '../kit/form/pick-fields.domain.ts'
import { storeAt } from '../navigation/chosen-store.domain.ts'
import type { StoreSwitchSnapshot } from './store-switch.machine.ts'

/** The choice of a store in the top bar. */
export interface StoreSwitch {
  readonly stores: readonly Picked[]
  /** `null` when all stores are shown. */
  readonly chosen: Picked | null
}

/** `null` while there is nothing to choose: on a page that knows no stores, and for a supplier with one store. */
export const selectStoreSwitch = (snapshot: StoreSwitchSnapshot): StoreSwitch | null => {
  const { location, stores } = snapshot.context
  if (!snapshot.matches('here') || stores === null || stores.length < 2) return null
  return { stores, chosen: stores.find(({ id }) => id === storeAt(location)) ?? null }
}
