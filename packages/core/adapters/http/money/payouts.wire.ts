import * as v from 'valibot'
import { commentLength, holderLength, ukrainianIban } from '../../../src/intents/formats.domain.ts'
import { payoutQuery, payoutStatuses } from '../../../src/payouts/payouts.domain.ts'
import { JsonObject, KnownInstant, KnownKey, LaxText, objectOrNull, TextOrNumber } from '../kit/kernel.wire.ts'
import { Page, PageMeta, PerPage, rowsOf } from '../kit/list.wire.ts'
import { Hryvnias, KnownHryvnias, PositiveHryvnias } from '../kit/money.wire.ts'
import { sends } from '../kit/sends.wire.ts'
import { WordOrNull } from '../kit/word.wire.ts'

export const payoutsPath = '/admin-suppliers/v1/payouts'

/** The query of the list of payouts. */
export const PayoutsQuery = v.object({
  page: v.optional(Page, 1),
  per_page: v.exactOptional(PerPage),
  search: v.optional(v.string(), ''),
  sort: v.optional(v.picklist(payoutQuery.sort.choices), payoutQuery.sort.read(undefined)),
  'filter[status]': v.exactOptional(v.picklist(payoutStatuses)),
  'filter[created_from]': v.exactOptional(v.pipe(v.string(), v.isoDate())),
  'filter[created_to]': v.exactOptional(v.pipe(v.string(), v.isoDate())),
})
export type PayoutsQuery = v.InferOutput<typeof PayoutsQuery>

/** One payout. Without an id it could not be identified, so such a row is left out. */
export const payoutEntries = {
  id: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100)),
  number: KnownKey,
  created_at: KnownInstant,
  amount: KnownHryvnias,
  fee: KnownHryvnias,
  net: KnownHryvnias,
  requisites: objectOrNull({ title: LaxText, masked: LaxText }),
  status: WordOrNull(payoutStatuses),
  status_reason: LaxText,
  expected_at: KnownInstant,
  paid_at: KnownInstant,
  /** The id of the intent that requested the payout. */
  client_key: KnownKey,
  comment: LaxText,
} as const

const Totals = objectOrNull({
  available: KnownHryvnias,
  held: KnownHryvnias,
  processing: KnownHryvnias,
  paid_this_month: KnownHryvnias,
  minimum: KnownHryvnias,
})

const requisitesEntries = { id: payoutEntries.id, title: LaxText, masked: LaxText } as const

export const PayoutsReply = v.pipe(
  JsonObject,
  v.object({
    data: rowsOf(payoutEntries),
    meta: v.optional(PageMeta, null),
    totals: Totals,
    requisites: v.fallback(v.optional(rowsOf(requisitesEntries), []), []),
  }),
)
export type PayoutsReply = v.InferOutput<typeof PayoutsReply>

/** The payouts as proof of a move: a row without an id stays, because it may be the payout in question, and so does a
 * status that the panel does not know. */
export const PayoutLinesReply = v.pipe(
  JsonObject,
  v.object({ data: rowsOf({ ...payoutEntries, id: KnownKey, status: LaxText }), meta: v.optional(PageMeta, null) }),
)
export type PayoutLinesReply = v.InferOutput<typeof PayoutLinesReply>

/** The query of the payout preview. */
export const PayoutPreviewQuery = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d+)?$/), v.transform(Number), PositiveHryvnias),
})
export type PayoutPreviewQuery = v.InferOutput<typeof PayoutPreviewQuery>

/** The supplier confirms these amounts, so they must be exact to the kopeck. */
export const PayoutPreviewReply = v.pipe(
  JsonObject,
  v.object({
    data: v.object({
      amount: Hryvnias,
      fee: Hryvnias,
      net: Hryvnias,
      expected_at: KnownInstant,
      version: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(200)),
    }),
  }),
)
export type PayoutPreviewReply = v.InferOutput<typeof PayoutPreviewReply>

/** An IBAN as people write it: blanks are removed. */
const Iban = v.pipe(
  v.string(),
  v.transform((written) => written.replace(/\s/g, '').toUpperCase()),
  v.regex(ukrainianIban),
)

const toMove = {
  amount: PositiveHryvnias,
  comment: v.optional(v.pipe(v.string(), v.maxLength(commentLength)), ''),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  client_key: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
} as const

const ToSaved = v.object({ ...toMove, requisites_id: TextOrNumber })
const Holder = v.pipe(v.string(), v.trim(), v.minLength(holderLength.min), v.maxLength(holderLength.max))
const ToNew = v.object({ ...toMove, iban: Iban, holder: Holder })

/** Pays out to saved requisites or to a new account. */
export const PayoutBody = v.pipe(
  JsonObject,
  v.lazy((input): typeof ToSaved | typeof ToNew =>
    typeof input === 'object' && input !== null && 'requisites_id' in input ? ToSaved : ToNew,
  ),
  sends(v.union([ToSaved, ToNew])),
)
export type PayoutBody = v.InferInput<typeof ToSaved> | v.InferInput<typeof ToNew>
