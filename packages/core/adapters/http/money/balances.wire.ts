import * as v from 'valibot'
import { type LineType, lineStatuses } from '../../../src/balances/balances.domain.ts'
import { JsonObject, KnownInstant, KnownKey, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { Page, PageMeta, PerPage, rowsOf } from '../kit/list.wire.ts'
import { KnownFormat, KnownHryvnias, PositiveHryvnias } from '../kit/money.wire.ts'
import { sends, sometimes } from '../kit/sends.wire.ts'
import { WordOrNull } from '../kit/word.wire.ts'

/** The API's names for the types of lines. */
export const typeNames = {
  topUp: 'top_up',
  sale: 'sale',
  commission: 'commission',
  payout: 'payout',
  transferOut: 'transfer_out',
  transferIn: 'transfer_in',
  refund: 'refund',
  hold: 'hold',
  release: 'release',
  bonus: 'bonus',
  subscription: 'subscription',
  advertising: 'advertising',
  telegramAds: 'telegram_ads',
  sms: 'sms',
} as const satisfies Record<Exclude<LineType, 'other'>, string>
export type TypeName = (typeof typeNames)[keyof typeof typeNames]

const lineTypes = new Map(Object.entries(typeNames).map(([type, name]) => [name as string, type as LineType]))

/** `null` when the type is absent; `other` when it is unknown. */
const KnownLineType = v.pipe(
  LaxText,
  v.transform((name): LineType | null => (name === null ? null : (lineTypes.get(name) ?? 'other'))),
)

/** One line of either balance. The specification leaves its shape open, so every field is optional. */
const lineEntries = {
  id: KnownKey,
  created_at: KnownInstant,
  type: KnownLineType,
  amount: KnownHryvnias,
  balance_after: KnownHryvnias,
  order_number: v.pipe(KnownKey, sometimes()),
  description: LaxText,
  status: v.pipe(WordOrNull(lineStatuses), sometimes()),
} as const

const lines = { data: rowsOf(lineEntries), meta: v.optional(PageMeta, null) } as const

export const MainLinesReply = v.pipe(JsonObject, v.object({ ...lines, balance_format: v.optional(KnownFormat, null) }))
export type MainLinesReply = v.InferOutput<typeof MainLinesReply>

export const ServiceLinesReply = v.pipe(JsonObject, v.object(lines))
export type ServiceLinesReply = v.InferOutput<typeof ServiceLinesReply>

/** The lines of either balance as proof of a move: a status that the panel does not know stays what it is. */
export const ProofLinesReply = v.pipe(
  JsonObject,
  v.object({ data: rowsOf({ ...lineEntries, status: LaxText }), meta: lines.meta }),
)
export type ProofLinesReply = v.InferOutput<typeof ProofLinesReply>

export type LineRow = ServiceLinesReply['data'][number]

export const ServiceBalanceReply = v.pipe(
  JsonObject,
  v.object({ data: objectOrNull({ balance: KnownHryvnias, formatted_balance: LaxText }) }),
)
export type ServiceBalanceReply = v.InferOutput<typeof ServiceBalanceReply>

const Filter = v.exactOptional(v.pipe(v.string(), v.maxLength(100)))
const Day = v.exactOptional(v.pipe(v.string(), v.isoDate()))

/** The query of both lists of lines. */
export const LinesQuery = v.object({
  page: v.optional(Page, 1),
  per_page: v.exactOptional(PerPage),
  sort: v.optional(v.picklist(['-created_at', 'created_at']), '-created_at'),
  'filter[type]': Filter,
  'filter[from]': Day,
  'filter[to]': Day,
  'filter[order]': Filter,
  /** The id of the campaign or the ad that a line pays for. */
  'filter[reference]': Filter,
})
export type LinesQuery = v.InferOutput<typeof LinesQuery>

export const TopUpBody = v.object({ amount: PositiveHryvnias })
export type TopUpBody = v.InferInput<typeof TopUpBody>

/** The URL is checked by the code that opens it. */
export const TopUpReply = v.pipe(
  JsonObject,
  v.object({ url: v.optional(v.pipe(v.unknown(), sends(v.string())), null) }),
)
export type TopUpReply = v.InferOutput<typeof TopUpReply>
