import { isAmong } from '../kernel/word.ts'
import { type StoreState, storeStatuses } from './stores.domain.ts'

interface Judged {
  readonly status: StoreState
}

export const isPaused = ({ status }: Judged): boolean => status === 'pause_planned' || status === 'paused'
export const isOpen = (store: Judged): boolean => store.status === 'active' || isPaused(store)
export const isNotClosed = ({ status }: Judged): boolean => isAmong(storeStatuses, status) && status !== 'closed'
export const isUnpublished = ({ status }: Judged): boolean => status === 'draft' || status === 'rejected'
