import type { Kopecks } from '../kernel/money.ts'
import { oneOf, pageIn, pageParam, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ListPage, ListRules } from '../kit/list/list.domain.ts'

export const payoutStatuses = ['created', 'pending', 'processing', 'paid', 'rejected', 'failed', 'cancelled'] as const

export type PayoutStatus = (typeof payoutStatuses)[number]

/** Where money is paid out to. */
export interface Requisites {
  readonly id: string
  readonly title: string
  /** What may be shown of the account: its last digits. */
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
  /** `null` for a status this app does not know. */
  readonly status: PayoutStatus | null
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
  /** The least that can be paid out. */
  readonly minimum: Kopecks | null
}

export interface PayoutPage extends ListPage<Payout> {
  readonly totals: PayoutTotals
  readonly requisites: readonly Requisites[]
}

export interface PayoutQuery {
  readonly page: number
  readonly status: PayoutStatus | null
}

/** What a payout would come to. */
export interface PayoutPreview {
  readonly amount: Kopecks
  readonly fee: Kopecks
  readonly net: Kopecks
  readonly expectedAt: string | null
  /** Sent back with the request; the server refuses one that is out of date (409). */
  readonly version: string
}

export const payoutRules: ListRules<PayoutQuery> = {
  queryOf: (search) => ({ page: pageIn(search), status: oneOf(payoutStatuses, paramsIn(search).get('status')) }),
  searchOf: ({ page, status }) => searchFrom({ status, page: pageParam(page) }),
}

/** The newest payouts of every status, with what stands beside them. */
export const newestPayouts: PayoutQuery = { page: 1, status: null }

/** Nothing has been set in motion yet. */
export const mayBeCancelled = ({ status }: Payout): boolean => status === 'created' || status === 'pending'

/** A payout on a page that may still be cancelled; `null` when there is none. */
export const cancellableOn = (page: PayoutPage | null, id: string): Payout | null =>
  page?.rows.find((payout) => payout.id === id && mayBeCancelled(payout)) ?? null
