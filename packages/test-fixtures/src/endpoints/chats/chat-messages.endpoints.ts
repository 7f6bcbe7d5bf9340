import { MessageReply, MessagesReply, ReadReply } from '@supplier/core/adapters/http/chats/chats.wire'
import * as v from 'valibot'
import { message, ok, refused } from '../../http/laravel.ts'
import { lastSeqOf, type RoomRecord, unreadIn, withMessage } from '../../world/chats/chat-records.ts'
import {
  chatNews,
  echoesOf,
  noRoom,
  roomById,
  shownMessage,
  withBuyerMessages,
  withRoom,
} from '../../world/chats/chats.ts'
import { chatsPath } from '../../world/chats/chats-path.ts'
import type { Later } from '../../world/events.ts'
import { supplierById, type World } from '../../world/world.ts'
import { type Endpoint, type Step, supplierEndpoint } from '../kit/endpoint.ts'

const Seq = v.pipe(v.string(), v.regex(/^\d+$/))

const messages = supplierEndpoint({
  method: 'GET',
  path: `${chatsPath}/:id/messages`,
  assumed: true,
  body: v.object({ before: v.optional(Seq), after: v.optional(Seq), limit: v.optional(Seq, '50') }),
  answer: MessagesReply,
  handle: (world, { supplier, params, origin, body: { before, after, limit } }) => {
    const room = roomById(world, supplier, params['id'])
    if (room === undefined) return [world, noRoom]
    const fits = room.messages.filter(({ seq }) =>
      after === undefined ? before === undefined || seq < Number(before) : seq > Number(after),
    )
    const page = after === undefined ? fits.slice(-Number(limit)) : fits.slice(0, Number(limit))
    const data = page.map((sent) => shownMessage(sent, origin))
    return [world, ok({ data, meta: { has_before: (page[0]?.seq ?? 1) > 1, last_seq: lastSeqOf(room) } })]
  },
})

/** The buyer reads and answers after a while, if the board says so. */
const answerLater = (world: World, supplierId: number, room: number): readonly Later[] => {
  const after = world.chatAnswers
  if (after === undefined || after === null) return []
  const step: Later['step'] = (then, at) => {
    const supplier = supplierById(then, supplierId)
    if (supplier === undefined) return [then]
    const next = withBuyerMessages(then, supplier, String(room), at)
    return [next, ...echoesOf(next, chatNews(then, next, supplier))]
  }
  return [{ after, step }]
}

const Sent = v.object({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  text: v.pipe(v.string(), v.maxLength(4000)),
  attachment_ids: v.optional(v.pipe(v.array(v.number()), v.maxLength(10)), []),
})

const send = supplierEndpoint({
  method: 'POST',
  path: `${chatsPath}/:id/messages`,
  assumed: true,
  body: Sent,
  answer: MessageReply,
  refuses: [403],
  handle: (world, { supplier, params, origin, now, body: { client_key: key, text, attachment_ids: ids } }): Step => {
    const room = roomById(world, supplier, params['id'])
    if (room === undefined) return [world, noRoom]
    const known = room.messages.find(({ client_key: one }) => one === key)
    if (known) return [world, { status: 201, body: { data: shownMessage(known, origin) } }]
    if (room.blocked_why !== null) return [world, { ...message(403, room.blocked_why), status: 403 }]
    const attachments = ids.flatMap((id) => room.files.find((file) => file.id === id) ?? [])
    if (text.trim() === '' && attachments.length === 0) return [world, refused({ text: ['Напишіть щось.'] })]
    const at = new Date(now).toISOString()
    const next = withMessage(room, { id: world.nextId, author: 'supplier', text, attachments, at, client_key: key })
    const kept = { ...next, files: room.files.filter(({ id }) => !ids.includes(id)) }
    const after = withRoom({ ...world, nextId: world.nextId + 1 }, supplier, kept)
    const sent = kept.messages.at(-1) as RoomRecord['messages'][number]
    const reply = { status: 201, body: { data: shownMessage(sent, origin) } }
    return [after, reply, ...answerLater(after, supplier.id, room.id)]
  },
})

const read = supplierEndpoint({
  method: 'PUT',
  path: `${chatsPath}/:id/read`,
  assumed: true,
  body: v.object({ up_to_seq: v.number() }),
  answer: ReadReply,
  handle: (world, { supplier, params, body: { up_to_seq: upTo } }) => {
    const room = roomById(world, supplier, params['id'])
    if (room === undefined) return [world, noRoom]
    const seq = Math.min(upTo, lastSeqOf(room))
    const next = seq > room.read_seq ? { ...room, read_seq: seq } : room
    const data = { read_seq: next.read_seq, unread: unreadIn(next) }
    return [next === room ? world : withRoom(world, supplier, next), ok({ data })]
  },
})

export const chatMessagesEndpoints: readonly Endpoint[] = [messages, send, read]
