import { busyWaitOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { failedRead } from '../kit/load/server-wait.domain.ts'
import { storeAt } from '../navigation/chosen-store.domain.ts'
import type { StoreSwitchSnapshot } from './store-switch.machine.ts'

/** The choice of a store in the top bar. */
export interface StoreChoice {
  readonly state: 'choice'
  readonly stores: readonly Picked[]
  /** `null` when all stores are shown. */
  readonly chosen: Picked | null
}

/** The server got too many requests before it has said which stores there are. */
interface StoresDelayed {
  readonly state: 'delayed'
  readonly message: Message | null
  /** Whether the stores can be requested again by hand. */
  readonly mayRetry: boolean
}

export type StoreSwitch = StoreChoice | StoresDelayed

/** `null` while there is nothing to choose: on a page that knows no stores, and for a supplier with one store. */
export const selectStoreSwitch = (snapshot: StoreSwitchSnapshot): StoreSwitch | null => {
  const { location, stores, failure } = snapshot.context
  if (!snapshot.matches('here')) return null
  if (stores === null) {
    if (failure === null || busyWaitOf(failure) === null || snapshot.matches({ here: { stores: 'reading' } }))
      return null
    return { state: 'delayed', ...failedRead(failure, snapshot.matches({ here: { stores: 'waiting' } })) }
  }
  if (stores.length < 2) return null
  return { state: 'choice', stores, chosen: stores.find(({ id }) => id === storeAt(location)) ?? null }
}
