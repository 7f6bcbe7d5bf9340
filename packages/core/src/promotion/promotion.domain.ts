import { type Kopecks, kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { typedSum } from '../kit/fields/amount.domain.ts'
import type { Fields } from '../kit/fields/record-fields.domain.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { type RowWith, row, type ValuesOfRow, wordsOf } from '../kit/row/row.domain.ts'
import type { Command } from '../kit/section/section.domain.ts'

/** The states of what a supplier pays for to be shown: a campaign or an ad. */
export const promotionTones = {
  draft: 'neutral',
  moderation: 'info',
  scheduled: 'info',
  active: 'plain',
  paused: 'neutral',
  no_funds: 'danger',
  daily_limit: 'warning',
  out_of_stock: 'warning',
  finished: 'plain',
  rejected: 'danger',
} as const
export const promotionStatuses = wordsOf(promotionTones)
export type PromotionStatus = keyof typeof promotionTones

/** A product that is advertised. */
export const advertisedProduct = { id: row.key({ required: true }), title: row.text({ or: '' }), image: row.text() }
export type AdvertisedProduct = ValuesOfRow<typeof advertisedProduct>

/** The fields that a campaign and an ad both have. */
export const promotionRow = {
  title: row.text({ or: '' }),
  /** A status that is not known allows nothing. */
  status: row.states(promotionTones),
  /** Why the marketplace rejected it. */
  reason: row.text(),
  spent: row.money(),
  impressions: row.count({ at: 'metrics.impressions', or: 0 }),
  clicks: row.count({ at: 'metrics.clicks', or: 0 }),
}
export type Promotion = RowWith<typeof promotionRow>

type Standing = Pick<Promotion, 'status'>

const isIn =
  (...statuses: readonly PromotionStatus[]) =>
  ({ status }: Standing): boolean =>
    statuses.some((one) => one === status)

/** Spends, or would spend if nothing stood in its way. */
export const isRunning = isIn('active', 'no_funds', 'daily_limit', 'out_of_stock')
export const mayStart = isIn('draft')
export const mayResume = isIn('paused')
export const mayPause = (one: Standing): boolean => isRunning(one) || isIn('scheduled')(one)
export const mayFinish = (one: Standing): boolean => mayPause(one) || mayResume(one)
/** A supplier may change the content and the price only before the start. */
export const mayRewrite = isIn('draft', 'rejected')

/** The state of each field of a form that cannot be changed any more. */
export const frozen = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, 'locked'])) as Readonly<Record<Name, 'locked'>>

/**
 * Starts what was a draft. The server reserves money and moves nothing between balances; it honours the key of a repeated
 * request, and what has started refuses another start, so it reserves once. It compares the confirmed figures with its
 * own, and refuses a start that confirms others: over its record the dialog follows what another tab has changed.
 */
export const startOf = <Row extends Promotion>(
  form: Fields,
  initialValuesOf: NonNullable<Command<Row>['initialValuesOf']>,
) =>
  ({
    said: 'started',
    may: mayStart,
    opensRecord: true,
    isKeyed: true,
    form,
    initialValuesOf,
    helpLink: (reason, _, missing = null) => (reason === 'no_funds' ? transferOf(missing) : null),
    isDone: (row) => row !== null && !mayStart(row),
  }) satisfies Command<Row>

/** The transfer to the service balance, with the sum that is missing. */
const transferOf = (missing: Kopecks | null): Location => ({
  to: 'main-balance',
  search: missing === null ? '?transfer' : searchFrom({ transfer: typedSum(missing) }),
})

/** The commands on what has started. */
export const pause = {
  said: 'paused',
  may: mayPause,
  isKeyed: true,
  isDone: (row) => row?.status === 'paused',
} satisfies Command<Promotion>
export const resume = {
  said: 'resumed',
  may: mayResume,
  isKeyed: true,
  isDone: (row) => row !== null && isRunning(row),
} satisfies Command<Promotion>
export const finish = {
  said: 'finished',
  may: mayFinish,
  needsConfirmation: true,
  isKeyed: true,
  isDone: (row) => row?.status === 'finished',
} satisfies Command<Promotion>
export const copy = { said: 'copied', may: () => true, creates: true } satisfies Command<Promotion>

/** The lines of the service balance by which a campaign or an ad was paid. */
export const spendingLocation = (type: 'advertising' | 'telegramAds', id: string): Location => ({
  to: 'balance-services',
  search: searchFrom({ type, search: id }),
})

/** The part of a budget that is spent, from 0 to 1; `null` while a part of it is not known. */
export const spentPart = (spent: Kopecks | null, budget: Kopecks | null): number | null =>
  spent === null || budget === null || budget === 0 ? null : Math.min(1, spent / budget)

/** The sum of a column of the shown rows; `null` if a figure is not known. */
export const sumOf = (sums: readonly (Kopecks | null)[]): Kopecks | null => {
  const sum = sums.reduce<number>((before, one) => before + (one ?? Number.NaN), 0)
  return Number.isSafeInteger(sum) ? kopecks(sum) : null
}
