import * as v from 'valibot'
import { JsonObject, Whole } from '../kit/kernel.wire.ts'
import { accountEntries } from './account.wire.ts'

/** This client sends it as JSON, others as a form. */
export const BroadcastingAuthBody = v.object({
  socket_id: v.pipe(v.string(), v.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
})
export type BroadcastingAuthBody = v.InferOutput<typeof BroadcastingAuthBody>

export const BroadcastingAuthReply = v.pipe(
  JsonObject,
  v.object({ auth: v.pipe(v.string(), v.regex(/^[^:\s]+:[0-9a-f]{64}$/)) }),
)
export type BroadcastingAuthReply = v.InferOutput<typeof BroadcastingAuthReply>

type AccountEntries = typeof accountEntries

/** The known fields of `customer.change` that have the right type. */
export type CustomerChange = { readonly [Name in keyof AccountEntries]?: v.InferOutput<AccountEntries[Name]> }

/** Copies the known fields of the right type into a new object and drops the rest; an id or a token is never copied. */
export const CustomerChange = v.pipe(
  JsonObject,
  v.transform(
    (written): CustomerChange =>
      Object.fromEntries(
        Object.entries(accountEntries).flatMap(([name, schema]) => {
          const read = Object.hasOwn(written, name) ? v.safeParse(schema, written[name]) : null
          return read?.success ? [[name, read.output]] : []
        }),
      ),
  ),
)

const TelegramChatId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^-?\d{1,20}$/),
)

/** The payload of `ConnectTelegramEvent`. */
export const TelegramConnected = v.pipe(
  JsonObject,
  v.variant('success', [
    v.object({ success: v.literal(true), tgChatId: TelegramChatId }),
    v.object({ success: v.literal(false) }),
  ]),
)
export type TelegramConnected = v.InferOutput<typeof TelegramConnected>

export const eventsPath = '/admin-suppliers/v1/events'

/** The longest part of the events that is read at once. */
export const mostMissed = 500

const Seq = Whole(1)

/** The part of an event's payload that numbers it. */
export const Numbered = v.object({ seq: Seq })

export const MissedReply = v.pipe(
  JsonObject,
  v.object({
    data: v.array(v.object({ seq: Seq, event: v.string(), payload: v.unknown() })),
    meta: v.object({ last_seq: Whole() }),
  }),
)
