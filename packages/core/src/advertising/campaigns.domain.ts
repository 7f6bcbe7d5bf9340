import type { Kopecks } from '../kernel/money.ts'
import { readMoney } from '../kit/form/number-fields.domain.ts'
import type { Picked } from '../kit/form/pick-fields.domain.ts'
import { at, type Errors } from '../kit/form/record-fields.domain.ts'
import type { ListRow } from '../kit/list/list.domain.ts'

export const campaignStatuses = [
  'draft',
  'moderation',
  'scheduled',
  'active',
  'paused',
  'no_funds',
  'daily_limit',
  'out_of_stock',
  'finished',
  'rejected',
] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** A product that a campaign advertises. */
export interface AdvertisedProduct {
  readonly id: string
  readonly title: string
  readonly image: string | null
}

/** A campaign with its figures. */
export interface Campaign extends ListRow {
  readonly title: string
  /** A status that is not known allows nothing. */
  readonly status: string
  /** Why the marketplace rejected it. */
  readonly reason: string | null
  readonly bid: Kopecks | null
  readonly dailyBudget: Kopecks | null
  readonly totalBudget: Kopecks | null
  readonly spent: Kopecks | null
  readonly spentToday: Kopecks | null
  readonly impressions: number
  readonly clicks: number
  readonly orders: number
  readonly revenue: Kopecks | null
  /** Cost by revenue, in percent; `null` while nothing was sold. */
  readonly adShare: number | null
  readonly dataUntil: string | null
  readonly products: readonly AdvertisedProduct[]
}

const isIn =
  (...statuses: readonly CampaignStatus[]) =>
  ({ status }: Pick<Campaign, 'status'>): boolean =>
    statuses.some((one) => one === status)

/** Spends, or would spend if nothing stood in its way. */
export const isRunning = isIn('active', 'no_funds', 'daily_limit', 'out_of_stock')
export const mayStart = isIn('draft')
export const mayResume = isIn('paused')
export const mayPause = (campaign: Campaign): boolean => isRunning(campaign) || isIn('scheduled')(campaign)
export const mayFinish = (campaign: Campaign): boolean => mayPause(campaign) || mayResume(campaign)
/** What buyers see and what it costs changes only before the start. */
export const mayRewrite = isIn('draft', 'rejected')

/** An ad share above this is pointed out, in percent. */
const dearShare = 20

export const isDear = ({ adShare }: Pick<Campaign, 'adShare'>): boolean => adShare !== null && adShare > dearShare

/** The part of the day’s budget that is spent, from 0 to 1; `null` while a part of it is not known. */
export const spentPart = ({ spentToday, dailyBudget }: Campaign): number | null =>
  spentToday === null || dailyBudget === null || dailyBudget === 0 ? null : Math.min(1, spentToday / dailyBudget)

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

/** What is wrong with budgets and days together. */
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
