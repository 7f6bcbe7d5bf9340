import type { ArticleType } from '../articles/articles.domain.ts'
import type { Message, MessageValues } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'

/** Most urgent first: nothing is sold or sent now; something will stop, or waits; it works, but worse than it could. */
const urgencies = ['stopped', 'warning', 'advice'] as const
export type Urgency = (typeof urgencies)[number]

/** Every reason; of equally urgent ones, the earlier is listed first. */
export const reasonCodes = [
  'subscriptionOff',
  'storeNone',
  'storeBlocked',
  'storeDescription',
  'storeContacts',
  'productNone',
  'deliveryStore',
  'paymentStore',
  'keyExpired',
  'keyInvalid',
  'deliveryKey',
  'deliverySender',
  'deliveryAddress',
  'deliveryNone',
  'paymentKeys',
  'paymentDetails',
  'deliveryCod',
  'deliveryContract',
  'paymentNone',
  'article',
  'articleMissing',
  'balanceDebt',
  'subscriptionEnding',
  'keyExpiring',
  'storeRejected',
  'storeDraft',
  'storePaused',
  'storePausedUntil',
  'telegramUnlinked',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Where the reasons are removed; the code of a reason begins with it. */
const subjects = [
  'store',
  'product',
  'key',
  'delivery',
  'payment',
  'article',
  'subscription',
  'balance',
  'telegram',
] as const
export type Subject = (typeof subjects)[number]

export const subjectOf = ({ code }: Pick<ReadinessLine, 'code'>): Subject =>
  must(subjects.find((subject) => code.startsWith(subject)))

/** One reason why less is sold than could be, and where it is removed. */
export interface ReadinessLine {
  /** The code and the id of the record. */
  readonly id: string
  readonly code: ReasonCode
  readonly urgency: Urgency
  /** The hash names the field of the form that opens. */
  readonly location: Location
  /** The record in question: its name, or which article it is. */
  readonly about: { readonly name: string } | { readonly article: ArticleType } | null
  /** Days until something stops; `null` when no end is known. */
  readonly days: number | null
  /** The values in the text of the line. */
  readonly values: MessageValues
}

interface Details {
  /** The id of the record, for a reason that several records can have. */
  readonly record?: string
  readonly about?: ReadinessLine['about']
  readonly days?: number | null
  readonly values?: MessageValues
}

/** A line with its defaults. */
export const line = (
  code: ReasonCode,
  urgency: Urgency,
  location: Location,
  { record, about = null, days = null, values = {} }: Details = {},
): ReadinessLine => ({
  id: record === undefined ? code : `${code} ${record}`,
  code,
  urgency,
  location,
  about,
  days,
  values: days === null ? values : { ...values, days },
})

/** The sentence that says what is wrong and what to do. */
export const messageOfLine = ({ code, values }: ReadinessLine): Message => ({ key: `readiness.${code}`, values })

const aDay = 24 * 3_600_000

/** Whole days until a moment, the started one included; zero or less when it has passed, `null` when unknown. */
export const daysUntil = (moment: string | null, now: number): number | null => {
  const left = Date.parse(moment ?? '') - now
  return Number.isNaN(left) ? null : Math.ceil(left / aDay)
}

const never = Number.MAX_SAFE_INTEGER

/** Most urgent first, then by what happens sooner, then by code and record; each line once. */
export const inOrder = (lines: readonly ReadinessLine[]): readonly ReadinessLine[] => {
  const listed = new Set<string>()
  return lines
    .toSorted(
      (one, other) =>
        urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
        (one.days ?? never) - (other.days ?? never) ||
        reasonCodes.indexOf(one.code) - reasonCodes.indexOf(other.code) ||
        (one.id < other.id ? -1 : Number(one.id > other.id)),
    )
    .filter(({ id }) => !listed.has(id) && listed.add(id))
}
