import { CountsReply, RoomReply, RoomsReply } from '@supplier/core/adapters/http/chats/chats.wire'
import * as v from 'valibot'
import { ok, refused } from '../../http/laravel.ts'
import { RoomsQuery, roomsFound } from '../../world/chats/chat-filters.ts'
import { type RoomRecord, roomWaitingSince, unreadIn } from '../../world/chats/chat-records.ts'
import { chatNews, echoesOf, noRoom, roomById, roomsOf, shownRoom, withRoom } from '../../world/chats/chats.ts'
import { chatsPath } from '../../world/chats/chats-path.ts'
import type { Broadcast } from '../../world/events.ts'
import { orderById, withOrders } from '../../world/orders/orders.ts'
import { supplierById } from '../../world/world.ts'
import { type Call, type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { chatFilesEndpoints } from './chat-files.endpoints.ts'
import { chatMessagesEndpoints } from './chat-messages.endpoints.ts'

const list = supplierEndpoint({
  method: 'GET',
  path: chatsPath,
  assumed: true,
  body: RoomsQuery,
  answer: RoomsReply,
  handle: (world, { supplier, origin, now, body }) => {
    const rooms = roomsFound(world, supplier, body)
    const [page, size] = [Number(body.page), Number(body.per_page)]
    const data = rooms.slice((page - 1) * size, page * size).map((room) => shownRoom(room, world, supplier, origin))
    const meta = {
      total: rooms.length,
      per_page: size,
      current_page: page,
      last_page: Math.max(1, Math.ceil(rooms.length / size)),
      as_of: new Date(now).toISOString(),
    }
    return [world, ok({ data, meta })]
  },
})

const counts = supplierEndpoint({
  method: 'GET',
  path: `${chatsPath}/counts`,
  assumed: true,
  body: RoomsQuery,
  answer: CountsReply,
  handle: (world, { supplier, body }) => {
    const rooms = roomsFound(world, supplier, body)
    const count = (fits: (room: RoomRecord) => boolean) => rooms.filter(fits).length
    const found = {
      waiting: count((room) => roomWaitingSince(room) !== null),
      unread: count((room) => unreadIn(room) > 0),
      all: rooms.length,
      support: count(({ kind }) => kind === 'support'),
    }
    return [world, ok({ counts: found, total: rooms.length })]
  },
})

const one = supplierEndpoint({
  method: 'GET',
  path: `${chatsPath}/:id`,
  assumed: true,
  answer: RoomReply,
  handle: (world, { supplier, params, origin }) => {
    const room = roomById(world, supplier, params['id'])
    return [world, room ? ok({ data: shownRoom(room, world, supplier, origin) }) : noRoom]
  },
})

const create = supplierEndpoint({
  method: 'POST',
  path: chatsPath,
  assumed: true,
  body: v.object({ client_key: v.string(), kind: v.picklist(['buyer']), order_id: v.number() }),
  answer: RoomReply,
  handle: (world, { supplier, origin, now, body: { order_id: orderId } }) => {
    const order = orderById(world, supplier, String(orderId))
    if (order === undefined) return [world, refused({ order_id: ['Такого замовлення немає.'] })]
    const known = roomsOf(world, supplier).find((room) => room.order_id === orderId)
    if (known) return [world, ok({ data: shownRoom(known, world, supplier, origin) })]
    const room: RoomRecord = {
      id: world.nextId,
      version: 1,
      kind: 'buyer',
      title: order.buyer.name,
      phone: order.buyer.phone,
      order_id: orderId,
      product_id: null,
      messages: [],
      read_seq: 0,
      their_read_seq: 0,
      blocked_why: null,
      files: [],
    }
    const tied = withOrders(
      { ...world, nextId: world.nextId + 1 },
      supplier,
      [{ ...order, chat_room_id: room.id }],
      now,
    )
    const next = withRoom(tied, supplier, room)
    return [next, { status: 201, body: { data: shownRoom(room, next, supplier, origin) } }]
  },
})

/** What a call changed about rooms is told as events behind its answer. */
const telling = ({ step, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  step: (world, call: Call) => {
    const [next, ...rest] = step(world, call)
    const supplierId = next.tokens.find(({ token }) => token === call.token)?.supplierId
    const supplier = supplierId === undefined ? undefined : supplierById(next, supplierId)
    const news: readonly Broadcast[] = supplier && next !== world ? chatNews(world, next, supplier) : []
    return [next, ...rest, ...echoesOf(next, news)]
  },
})

export const chatsEndpoints: readonly Endpoint[] = [
  counts,
  list,
  one,
  create,
  ...chatMessagesEndpoints,
  ...chatFilesEndpoints,
].map(telling)
