import type { Kopecks } from '../kernel/money.ts'
import { oneOf, pageIn, pageParam, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ListPage, ListRules } from '../kit/list/list.domain.ts'

/** Why money came to the main balance or left it. */
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

/** Why money came to the service balance or left it. */
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

/** What is not known to this list is `other`. */
export type LineType = MainLineType | ServiceLineType | 'other'

/** One line of a balance. What the server does not say, or says unreadably, is `null`. */
export interface BalanceLine {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
  readonly type: LineType
  /** Signed: what left the balance is negative. */
  readonly amount: Kopecks | null
  readonly balanceAfter: Kopecks | null
  readonly order: string | null
  readonly description: string | null
  readonly status: 'done' | 'pending' | 'cancelled' | null
}

/** A page of lines, with the balance when the same answer carries it. */
export interface LinePage extends ListPage<BalanceLine> {
  readonly balance: Kopecks | null
}

/** Which lines are wanted; `type` is `null` for all. */
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
