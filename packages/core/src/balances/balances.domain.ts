import type { Kopecks } from '../kernel/money.ts'
import { oneOf, pageIn, pageParam, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ListPage, ListRules } from '../kit/list/list.domain.ts'

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
  readonly status: 'done' | 'pending' | 'cancelled' | null
}

/** A page of entries, and the balance when the response contains it. */
export interface LinePage extends ListPage<BalanceLine> {
  readonly balance: Kopecks | null
}

/** The filter of the entries; `type` is `null` for all types. */
export interface LineQuery {
  readonly page: number
  readonly type: LineType | null
}

const rulesOf = (types: readonly LineType[]): ListRules<LineQuery> => ({
  queryOf: (search) => ({ page: pageIn(search), type: oneOf(types, paramsIn(search).get('type')) }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
})

export const mainLineRules: ListRules<LineQuery> = rulesOf(mainLineTypes)

export const serviceLineRules: ListRules<LineQuery> = rulesOf(serviceLineTypes)
