import * as v from 'valibot'
import { orderById } from '../orders/orders.ts'
import { searchFolded } from '../search.ts'
import type { Supplier, World } from '../world.ts'
import { type RoomRecord, roomWaitingSince, unreadIn } from './chat-records.ts'
import { roomsOf } from './chats.ts'

export const RoomsQuery = v.looseObject({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/)), '1'),
  per_page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/)), '50'),
  search: v.optional(v.string(), ''),
})

const textOf = (room: RoomRecord, world: World, supplier: Supplier): string => {
  const order = room.order_id === null ? undefined : orderById(world, supplier, String(room.order_id))
  const goods = order?.lines.map(({ title }) => title) ?? []
  return searchFolded([room.title, order && `№${order.number}`, ...goods].filter(Boolean).join(' '))
}

const chosenIn = (body: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  [body[`filter[${name}][]`] ?? body[`filter[${name}]`] ?? []].flat().map(String)

const states: Readonly<Record<string, (room: RoomRecord) => boolean>> = {
  waiting: (room) => roomWaitingSince(room) !== null,
  unread: (room) => unreadIn(room) > 0,
}

/** The rooms that a query finds, those that wait longest or that changed last first. */
export const roomsFound = (
  world: World,
  supplier: Supplier,
  body: v.InferOutput<typeof RoomsQuery>,
): readonly RoomRecord[] => {
  const words = searchFolded(body.search).split(/\s+/).filter(Boolean)
  const [state, kind] = [chosenIn(body, 'state'), chosenIn(body, 'kind')]
  const isWaiting = state.includes('waiting')
  const timeOf = (room: RoomRecord) =>
    Date.parse((isWaiting ? roomWaitingSince(room) : room.messages.at(-1)?.at) ?? '') || 0
  return roomsOf(world, supplier)
    .filter((room) => state.every((one) => states[one]?.(room)))
    .filter((room) => kind.length === 0 || kind.includes(room.kind))
    .filter((room) => words.every((word) => textOf(room, world, supplier).includes(word)))
    .toSorted((one, other) => (isWaiting ? timeOf(one) - timeOf(other) : timeOf(other) - timeOf(one)))
}
