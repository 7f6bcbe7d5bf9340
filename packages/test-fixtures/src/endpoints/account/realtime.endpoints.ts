import {
  BroadcastingAuthBody,
  BroadcastingAuthReply,
  eventsPath,
  MissedReply,
} from '@supplier/core/adapters/http/account/realtime.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { signatureFor } from '../../pusher/signature.ts'
import { eventsAfter } from '../../world/account/numbered-events.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

/** Answers an invalid form like another supplier’s channel, as Laravel does: 403 instead of 422. */
export const broadcastingAuth = supplierEndpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  answer: BroadcastingAuthReply,
  refuses: [403],
  handle: (world, { supplier, body }) => {
    const asked = v.safeParse(BroadcastingAuthBody, body)
    const own = [`private-customer.${supplier.id}`, `private-connect-telegram.${supplier.id}`]
    if (!asked.success || !own.includes(asked.output.channel_name)) {
      return [world, message(403, 'Немає доступу до цього каналу.')]
    }
    return [world, ok({ auth: signatureFor(asked.output.socket_id, asked.output.channel_name) })]
  },
})

const Count = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** The events that a connection missed, on a server that numbers them. */
const missedEvents = supplierEndpoint({
  method: 'GET',
  path: eventsPath,
  assumed: true,
  body: v.object({ after: Count, limit: v.optional(Count, '500') }),
  answer: MissedReply,
  refuses: [404, 410],
  handle: (world, { supplier, body: { after, limit }, now }) => {
    if (world.numberedEvents === undefined) return [world, message(404, 'Такого запиту немає.')]
    const missed = eventsAfter(world, supplier.id, after, now)
    if (missed === null) return [world, message(410, 'Цих подій уже немає.')]
    const data = missed.found.slice(0, limit).map(({ seq, event, payload }) => ({ seq, event, payload }))
    return [world, ok({ data, meta: { last_seq: missed.lastSeq } })]
  },
})

export const realtimeEndpoints = [broadcastingAuth, missedEvents] as const
