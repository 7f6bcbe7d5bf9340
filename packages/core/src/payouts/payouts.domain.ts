import type { Kopecks } from '../kernel/money.ts'
import type { Word } from '../kernel/word.ts'
import type { ListPage } from '../kit/list/list.domain.ts'
import { oneOf, period, type QueryOf, queryRules, search, size, sort } from '../kit/list/query.domain.ts'

export const payoutStatuses = ['created', 'pending', 'processing', 'paid', 'rejected', 'failed', 'cancelled'] as const

export type PayoutStatus = (typeof payoutStatuses)[number]

/** A bank account that receives payouts. */
export interface Requisites {
  readonly id: string
  readonly title: string
  /** The last digits of the account, the only ones that may be shown. */
  readonly masked: string
}

export interface Payout {
  readonly id: string
  readonly number: string
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
  readonly amount: Kopecks | null
  readonly fee: Kopecks | null
  readonly net: Kopecks | null
  readonly requisites: string | null
  /** `null` for an unknown status. */
  readonly status: Word<PayoutStatus> | null
  readonly reason: string | null
  readonly expectedAt: string | null
  readonly paidAt: string | null
}

/** The sums above the list. */
export interface PayoutTotals {
  readonly available: Kopecks | null
  readonly held: Kopecks | null
  readonly processing: Kopecks | null
  readonly paidThisMonth: Kopecks | null
  /** The smallest payout. */
  readonly minimum: Kopecks | null
}

export interface PayoutPage extends ListPage<Payout> {
  readonly totals: PayoutTotals
  readonly requisites: readonly Requisites[]
}

export const payoutQuery = {
  /** The number of a payout, or the bank's reference. */
  search: search(),
  status: oneOf(payoutStatuses),
  created: period(),
  sort: sort(['-created_at', 'created_at', '-amount', 'amount']),
  size: size(),
}
export type PayoutQuery = QueryOf<typeof payoutQuery>

/** The terms of a payout: the fee, the net amount and the date. */
export interface PayoutPreview {
  readonly amount: Kopecks
  readonly fee: Kopecks
  readonly net: Kopecks
  readonly expectedAt: string | null
  /** Sent back with the request; the server refuses an outdated version (409). */
  readonly version: string
}

export const payoutRules = queryRules(payoutQuery)

/** The newest payouts of every status. */
export const newestPayouts: PayoutQuery = payoutRules.queryOf('')

/** Whether the payout has not been started yet. */
export const mayBeCancelled = ({ status }: Payout): boolean => status === 'created' || status === 'pending'

/** The payout on a page if it can still be cancelled; otherwise `null`. */
export const cancellableOn = (page: PayoutPage | null, id: string): Payout | null =>
  page?.rows.find((payout) => payout.id === id && mayBeCancelled(payout)) ?? null
