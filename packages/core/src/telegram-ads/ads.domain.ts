import type { Kopecks } from '../kernel/money.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { at, type Errors } from '../kit/fields/record-fields.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { advertisedProduct, promotionRow } from '../promotion/promotion.domain.ts'

/** Telegram counts the characters of an ad in UTF-16 units, as JavaScript does. */
export const longestAd = 160

/** What the button of an ad says. */
export const adButtons = ['open', 'buy', 'more', 'order'] as const
export type AdButton = (typeof adButtons)[number]

/** An ad in channels of Telegram with its figures. */
export const telegramAdRow = {
  ...promotionRow,
  text: row.text({ or: '' }),
  budget: row.money(),
  startsOn: row.text(),
  /** `null` when it is gone. */
  product: row.part(advertisedProduct, { file: ['product.title'] }),
  channels: row.own<number>({ file: ['channels'] }),
  dataUntil: row.instant(),
}
export type TelegramAd = RowWith<typeof telegramAdRow>

/** What is known of a product that an ad may advertise. */
export interface ProductFacts {
  readonly image: string | null
}

/** What is known of a channel. */
export interface ChannelFacts {
  /** What a thousand impressions cost; `null` when the server does not say it. */
  readonly price: Kopecks | null
}

/** The lowest and the highest price of the chosen channels; `null` while none is known. */
export const pricesOf = (channels: readonly Picked[]): { readonly min: Kopecks; readonly max: Kopecks } | null => {
  const prices = channels.flatMap(({ facts }) => (facts as ChannelFacts | undefined)?.price ?? [])
  return prices.length === 0 ? null : { min: Math.min(...prices) as Kopecks, max: Math.max(...prices) as Kopecks }
}

/** What the moderators of Telegram dislike in an ad. */
export const adProblemCodes = [
  'too_long',
  'caps',
  'emoji_many',
  'punctuation_many',
  'superlative',
  'imperative',
  'link_wrong',
  'link_shortened',
  'target_closed',
  'target_empty',
] as const
export type AdProblemCode = (typeof adProblemCodes)[number]

/** A problem of an ad; `range` are its words in the text, in UTF-16 units, for a problem of the text. */
export interface AdProblem {
  /** A code that is not known comes with the server's own words. */
  readonly code: string
  readonly range: { readonly from: number; readonly to: number } | null
  /** Whether it is refused, or only disliked. */
  readonly isRefused: boolean
  readonly message: string
}

/** What is asked about an ad: its text and its link as typed; `null` while there is neither. */
export const adQuestion = (text: string, url: string) =>
  text.trim() === '' && url.trim() === '' ? null : { text, url }

/** The problems of the link, which are refused; those of the text are shown below it. */
export const linkMistakes = (problems: readonly AdProblem[]): Errors => {
  const ofLink = problems.find(({ range, isRefused }) => range === null && isRefused)
  return at('url', ofLink ? { text: ofLink.message } : null)
}

/** The problems of the text, in the order of their words. */
export const textProblems = (problems: readonly AdProblem[]): readonly AdProblem[] =>
  problems
    .filter(({ range }) => range !== null)
    .toSorted((one, other) => Number(one.range?.from) - Number(other.range?.from))

/** A piece of a text; `isMarked` when it belongs to a problem. */
export interface MarkedPart {
  readonly from: number
  readonly text: string
  readonly isMarked: boolean
}

/** The text cut at the words of its problems, in order; ranges may overlap, and those outside the text are ignored. */
export const markedParts = (text: string, problems: readonly AdProblem[]): readonly MarkedPart[] => {
  const ranges = problems.flatMap(({ range }) => range ?? []).filter(({ from, to }) => from >= 0 && from < to)
  const cuts = [0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])].filter((cut) => cut <= text.length)
  const sorted = [...new Set(cuts)].toSorted((one, other) => one - other)
  return sorted.slice(0, -1).map((from, nth) => ({
    from,
    text: text.slice(from, sorted[nth + 1]),
    isMarked: ranges.some((range) => range.from <= from && from < range.to),
  }))
}
