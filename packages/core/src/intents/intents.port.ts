import type { ServerText } from '../kernel/failure.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { DraftName } from '../kit/drafts/drafts.domain.ts'
import type { Intent, PayoutOrder, Settled, TransactionList, WrittenAddress } from './intents.domain.ts'
import type { TransactionsPage } from './reconciliation.domain.ts'

/** An intent that is ready to be sent. */
export interface Sending {
  readonly intent: Intent
  /** Only for a payout; `null` otherwise. */
  readonly order: PayoutOrder | null
}

/** Every POST that moves money. None of them is ever retried automatically. */
export interface IntentsPort {
  /** Milliseconds for which the server may still work on a request after a gateway has given up on it. */
  patience(): number
  /** Sends the one POST of a transfer, a payment or a payout. Resolves with the server's text, if there is one. */
  sendIntent(sending: Sending, signal: Abort): Promise<ServerText | null>
  /** Creates the invoice of a top-up; the supplier is charged only after paying it. */
  requestTopUp(intent: Intent, signal: Abort): Promise<WrittenAddress>
  /** Fetches one page of a transaction list, newest first where the server supports it. */
  fetchTransactions(
    asked: { readonly list: TransactionList; readonly page: number },
    signal: Abort,
  ): Promise<TransactionsPage>
}

/** The journal of confirmed moves of money, kept in the browser. It outlives a logout. */
export interface JournalPort {
  /** The intents of one supplier, oldest first. */
  loadIntents(supplierId: number): Promise<readonly Intent[]>
  /** Resolves with `refused` when storage is full, forbidden or missing; the intent is not saved then. */
  saveIntent(intent: Intent): Promise<'stored' | 'refused'>
  /**
   * Updates each intent that is still stored as given, and resolves with the ids it updated. An intent that another tab
   * has settled already is left alone.
   */
  settleIntents(settled: readonly Settled[]): Promise<readonly string[]>
}

/** Whether this tab holds the lock. */
export type FormLockEvent = { type: 'lock.granted' } | { type: 'lock.refused' }

/** `lock.unprovable`: the browser has no locks, so exclusive access cannot be guaranteed. */
export type MoneyLockEvent = FormLockEvent | { type: 'lock.unprovable' }

/** Locks across tabs. Each is held until its actor is stopped. */
export interface LockPort {
  /** Refused at once while another tab of the same supplier moves money. */
  readonly holdMoney: Listen<MoneyLockEvent, number>
  /** While another tab holds the form, a stored draft of that form is in use there and is not offered here. */
  readonly holdForm: Listen<FormLockEvent, DraftName>
  /** Granted as soon as no other tab of the supplier sends messages; at once when the browser has no locks. */
  readonly holdOutbox: Listen<{ readonly type: 'lock.granted' }, number>
}
