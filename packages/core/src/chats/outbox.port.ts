import type { Listen } from '../kernel/port.ts'
import type { Unsent } from './outbox.domain.ts'
import type { UnsentChange } from './outbox-tabs.domain.ts'

/** Another tab changed the unsent messages in storage. */
export interface UnsentChanged {
  readonly type: 'unsent.changedElsewhere'
}

/** Stores the unsent messages of a supplier in this browser, for all its tabs. */
export interface OutboxPort {
  /** In the order in which they are sent. */
  loadUnsent(supplierId: number): Promise<readonly Unsent[]>
  /** Resolves with `memoryOnly` when storage is full, forbidden or missing. */
  saveUnsent(change: UnsentChange): Promise<'stored' | 'memoryOnly'>
  readonly watchUnsent: Listen<UnsentChanged, number>
}
