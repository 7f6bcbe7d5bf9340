import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import type { ListPage } from '../kit/list/list.domain.ts'
import { oneOf, period, type QueryOf, queryRules, search, size, sort } from '../kit/list/query.domain.ts'

/** Reasons for a change of the main balance. */
export const mainLineTypes = [
  'topUp',
  'sale',
  'commission',
  'payout',
  'transferOut',
  'transferIn',
  'refund',
  'hold',
  'release',
  'bonus',
] as const

/** Reasons for a change of the service balance. */
export const serviceLineTypes = [
  'transferIn',
  'transferOut',
  'subscription',
  'advertising',
  'telegramAds',
  'sms',
  'bonus',
] as const

export type MainLineType = (typeof mainLineTypes)[number]
export type ServiceLineType = (typeof serviceLineTypes)[number]

/** A type that these lists do not contain becomes `other`. */
export type LineType = MainLineType | ServiceLineType | 'other'

export const lineStatuses = ['done', 'pending', 'cancelled'] as const

/** An entry of a balance's history. A value that the server omits or sends unreadably is `null`. */
export interface BalanceLine {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
  readonly type: LineType
  /** Negative when money left the balance. */
  readonly amount: Kopecks | null
  readonly balanceAfter: Kopecks | null
  readonly order: string | null
  readonly description: string | null
  readonly status: Word<(typeof lineStatuses)[number]> | null
}

/** A page of entries, and the balance when the response contains it. */
export interface LinePage extends ListPage<BalanceLine> {
  readonly balance: Kopecks | null
}

const queryOf = <const Type extends LineType>(types: readonly Type[]) => ({
  /** An order number; on the service balance, the number of a campaign or an ad. */
  search: search(),
  type: oneOf(types),
  period: period(),
  sort: sort(['-created_at', 'created_at']),
  size: size(),
})

export const lineQueries = { main: queryOf(mainLineTypes), service: queryOf(serviceLineTypes) } as const

/** The query of a list of lines; `type` is `null` for all types. */
export type LineQuery = Omit<QueryOf<typeof lineQueries.main>, 'type'> & { readonly type: LineType | null }

const rulesOf = (query: ReturnType<typeof queryOf<LineType>>) => queryRules(query)

export const lineRules = { main: rulesOf(lineQueries.main), service: rulesOf(lineQueries.service) } as const

/** The locations that open a top-up, and a transfer from the main to the service balance. */
export const topUpLocation: Location = { to: 'main-balance', search: '?topUp' }
export const transferLocation: Location = { to: 'main-balance', search: '?transfer' }
