import * as v from 'valibot'
import { articleTypes } from '../../../src/articles/articles.domain.ts'
import { keyStatuses } from '../../../src/deliveries-apis/deliveries-apis.section.ts'
import { methodCodes, needs } from '../../../src/deliveries-panel/deliveries-panel.section.ts'
import type { PaymentGap } from '../../../src/readiness/answer.domain.ts'
import { storeProblems, storeStatuses } from '../../../src/stores/stores.domain.ts'
import {
  JsonObject,
  Key,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  LaxText,
  objectOrNull,
} from '../kit/kernel.wire.ts'
import { Rows, rowsOf } from '../kit/list.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { sends, someOf } from '../kit/sends.wire.ts'

export const readinessPath = '/admin-suppliers/v1/readiness'

/** The API’s names of what a payment method lacks. */
export const paymentGapKinds = {
  needs_keys: 'keys',
  needs_contract: 'contract',
  needs_cod_delivery: 'codDelivery',
  needs_details: 'details',
} as const satisfies Record<string, PaymentGap>

const paymentCodes = Object.keys(paymentGapKinds) as (keyof typeof paymentGapKinds)[]

const Day = v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null), null)

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.fallback(v.nullable(v.picklist(words)), null), null)

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    rowsOf(entries),
    v.transform((rows) => rows.map(({ row }) => row)),
  )

/** The rows of an optional list; `null` when there is no list. */
const rowsOrNull = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.fallback(v.nullable(listOf(entries)), null), null)

const codeEntries = <const Codes extends readonly string[]>(codes: Codes) => ({
  code: v.picklist(codes),
  ...someOf({ id: KnownKey, field: LaxText }),
})

/** The known ones of a list of codes. A code stands alone, or in an object that names the record in question. */
const codesOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.optional(
    v.fallback(
      v.pipe(
        Rows,
        v.transform((written): readonly unknown[] =>
          written.map((one) => (typeof one === 'string' ? { code: one } : one)),
        ),
        listOf(codeEntries(codes)),
        sends(v.array(v.union([v.picklist(codes), v.object(codeEntries(codes))]))),
      ),
      [],
    ),
    [],
  )

const partOf = <const Codes extends readonly string[]>(codes: Codes) =>
  objectOrNull({ ready: KnownFlag, missing: codesOf(codes) })

/** How ready the supplier is to sell. Every part is optional, and what the panel does not know is left out. */
export const ReadinessReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        stores: rowsOrNull({
          id: Key,
          name: LaxText,
          status: oneOf(storeStatuses),
          pause: objectOrNull({ to: Day }),
          problems: codesOf(storeProblems),
        }),
        information: partOf(articleTypes),
        delivery: partOf(needs),
        payment: partOf(paymentCodes),
        keys: rowsOrNull({
          id: Key,
          title: LaxText,
          carrier: oneOf(methodCodes),
          status: oneOf(keyStatuses),
          expires_at: KnownInstant,
        }),
        subscription: objectOrNull({ active: KnownFlag, until: KnownInstant }),
        telegram: objectOrNull({ linked: KnownFlag }),
        balance: objectOrNull({ debt: KnownHryvnias }),
        orders: objectOrNull({ overdue: KnownCount, overdue_since: KnownInstant }),
        products: objectOrNull({ rejected: KnownCount, problems: KnownCount, running_out: KnownCount }),
      }),
    ),
  }),
)
export type ReadinessReply = v.InferOutput<typeof ReadinessReply>
