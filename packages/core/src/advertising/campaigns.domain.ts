import type { Kopecks } from '../kernel/money.ts'
import { readMoney } from '../kit/fields/number-fields.domain.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { at, type Errors } from '../kit/fields/record-fields.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { advertisedProduct, promotionRow, sumOf } from '../promotion/promotion.domain.ts'

/** A campaign with its figures. */
export const campaignRow = {
  ...promotionRow,
  bid: row.money(),
  dailyBudget: row.money(),
  totalBudget: row.money(),
  spentToday: row.money(),
  orders: row.count({ at: 'metrics.orders', or: 0 }),
  revenue: row.money({ at: 'metrics.revenue' }),
  /** Cost by revenue, in percent; `null` while nothing was sold. */
  adShare: row.number({ at: 'metrics.ad_share' }),
  dataUntil: row.instant(),
  products: row.list(advertisedProduct),
}
export type Campaign = RowWith<typeof campaignRow>

/** An ad share above this is pointed out, in percent. */
const dearShare = 20

export const isDear = ({ adShare }: Pick<Campaign, 'adShare'>): boolean => adShare !== null && adShare > dearShare

/** The cost, orders and ad share of all shown campaigns together; `null` where the server leaves out a part. */
export const totalsOf = (campaigns: readonly Campaign[]) => {
  const spent = sumOf(campaigns.map((one) => one.spent))
  const revenue = sumOf(campaigns.map((one) => one.revenue))
  return {
    spent,
    orders: campaigns.reduce((sum, { orders }) => sum + orders, 0),
    adShare: spent === null || revenue === null || revenue === 0 ? null : Math.round((spent / revenue) * 1000) / 10,
  }
}

interface Typed {
  readonly dailyBudget: string
  readonly totalBudget: string
  readonly startsOn: string
  readonly endsOn: string
}

export const budgetMistakes = (dailyBudget: string, totalBudget: string): Errors => {
  const [daily, total] = [readMoney(dailyBudget), readMoney(totalBudget)]
  return at(
    'totalBudget',
    daily !== null && total !== null && total < daily ? { key: 'advertising.totalBelowDaily' } : null,
  )
}

/** The mistakes of fields that contradict each other: budgets, and the first and last day. */
export const campaignMistakes = ({ dailyBudget, totalBudget, startsOn, endsOn }: Typed): Errors => ({
  ...budgetMistakes(dailyBudget, totalBudget),
  ...at('endsOn', startsOn !== '' && endsOn !== '' && endsOn < startsOn ? { key: 'advertising.endsEarly' } : null),
})

/** Two numbers, both included. */
interface Span {
  readonly min: number
  readonly max: number
}

/** What a campaign would bring in a day. */
export interface Forecast {
  readonly minBid: Kopecks | null
  readonly impressions: Span
  readonly clicks: Span
  /** Whether the marketplace knows enough to tell. */
  readonly isKnown: boolean
}

/** What is asked for a forecast; `null` while a part of it is missing. */
export const forecastQuestion = (products: readonly Picked[], bid: string, dailyBudget: string) => {
  const [sum, budget] = [readMoney(bid), readMoney(dailyBudget)]
  return products.length === 0 || sum === null || budget === null
    ? null
    : { products: products.map(({ id }) => id), bid: sum, dailyBudget: budget }
}
