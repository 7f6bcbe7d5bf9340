import type { WrittenAddress } from '../balances/top-up.domain.ts'
import type { ServerText } from '../kernel/failure.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { DraftName } from '../kit/drafts/drafts.domain.ts'
import type { Intent, PayoutOrder, Settled, TransactionList } from './intents.domain.ts'
import type { TransactionsPage } from './reconciliation.domain.ts'

/** An intent that is ready to leave. */
export interface Sending {
  readonly intent: Intent
  /** For a payout. */
  readonly order: PayoutOrder | null
}

/** Every POST that moves money. None of them is ever sent again by the program. */
export interface IntentsPort {
  /** Milliseconds that a request may live behind a gateway that has given up on it. */
  patience(): number
  /** Sends the one POST of a transfer, a payment or a payout; the server's sentence when it has one. */
  sendIntent(sending: Sending, signal: Abort): Promise<ServerText | null>
  /** Makes the invoice of a top-up; nothing is charged before the supplier pays it. */
  requestTopUp(intent: Intent, signal: Abort): Promise<WrittenAddress>
  /** One page of the list in which a move shows once it was carried out, newest first where the server can. */
  fetchTransactions(
    asked: { readonly list: TransactionList; readonly page: number },
    signal: Abort,
  ): Promise<TransactionsPage>
}

/** Where confirmed moves of money are written down. They outlive a logout. */
export interface JournalPort {
  /** Of one supplier, oldest first. */
  loadIntents(supplierId: number): Promise<readonly Intent[]>
  /** `refused` when storage is full, forbidden or missing: then the intent is not written. */
  saveIntent(intent: Intent): Promise<'stored' | 'refused'>
  /** The ids of those that still stood as they are given: what another tab has settled before is left alone. */
  settleIntents(settled: readonly Settled[]): Promise<readonly string[]>
}

/** Whether something belongs to this tab alone now. */
export type LockFact = { type: 'lock.granted' } | { type: 'lock.refused' }

/** `unprovable`: the browser gives no means to find out. */
export type MoneyLockFact = LockFact | { type: 'lock.unprovable' }

/** Held until it is stopped. */
export interface LockPort {
  /** Refused at once while another tab of the same supplier moves money. */
  readonly holdMoney: Listen<MoneyLockFact, number>
  /** What waits of a form in storage is no leftover while another tab holds the form. */
  readonly holdForm: Listen<LockFact, DraftName>
}
