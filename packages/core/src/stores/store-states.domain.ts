import type { Location } from '../kernel/routes.ts'
import { isAmong } from '../kernel/word.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { type StoreState, storeStatuses } from './stores.domain.ts'

interface Judged {
  readonly status: StoreState
}

export const isPaused = ({ status }: Judged): boolean => status === 'pause_planned' || status === 'paused'
export const isOpen = (store: Judged): boolean => store.status === 'active' || isPaused(store)
export const isNotClosed = ({ status }: Judged): boolean => isAmong(storeStatuses, status) && status !== 'closed'
export const isUnpublished = ({ status }: Judged): boolean => status === 'draft' || status === 'rejected'

/** Where what keeps a store open comes to its end. */
export const closingMendedAt = (reason: string, { id }: { readonly id: string }): Location | null => {
  if (reason === 'orders_open') return { to: 'orders', search: searchFrom({ store: id }) }
  return reason === 'payout_open' ? { to: 'payouts' } : null
}
