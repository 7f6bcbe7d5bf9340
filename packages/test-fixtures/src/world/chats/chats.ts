import { message } from '../../http/laravel.ts'
import type { Broadcast } from '../events.ts'
import { orderById } from '../orders/orders.ts'
import { imageUrl, readyImages } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import { recordsOf, withRecords } from '../records.ts'
import type { Supplier, World } from '../world.ts'
import { lastSeqOf, type RoomRecord, roomWaitingSince, unreadIn, withMessage } from './chat-records.ts'
import { chatSeeds } from './chat-seeds.ts'

export const chatsName = 'chats'

export const noRoom = message(404, 'Такого чату немає.')

export const roomsOf = (world: World, supplier: Supplier): readonly RoomRecord[] =>
  recordsOf(world, supplier, chatsName, chatSeeds(supplier, world)) as readonly RoomRecord[]

export const roomById = (world: World, supplier: Supplier, id: string | undefined): RoomRecord | undefined =>
  roomsOf(world, supplier).find((room) => String(room.id) === id)

/** The world with this room, new or in place of the one with its id. */
export const withRoom = (world: World, supplier: Supplier, room: RoomRecord): World => {
  const all = roomsOf(world, supplier)
  const isKnown = all.some(({ id }) => id === room.id)
  const rooms = isKnown ? all.map((one) => (one.id === room.id ? room : one)) : [...all, room]
  return withRecords(world, supplier, chatsName, rooms)
}

/** The rooms whose buyers wait for an answer. */
export const waitingRoomsOf = (world: World, supplier: Supplier): number =>
  roomsOf(world, supplier).filter((room) => roomWaitingSince(room) !== null).length

const isPicture = (type: string): boolean => type.startsWith('image/')

export const shownFile = ({ id, name, type, size, image }: RoomRecord['files'][number], origin: string) => {
  const url = `${origin}/api/storage/pictures/${image}`
  return { id, name, type, size, url, thumb_url: isPicture(type) ? url : null }
}

export const shownMessage = ({ attachments, ...message }: RoomRecord['messages'][number], origin: string) => ({
  ...message,
  attachments: attachments.map((file) => shownFile(file, origin)),
})

const subjectOf = (room: RoomRecord, world: World, supplier: Supplier, origin: string) => {
  const order = room.order_id === null ? undefined : orderById(world, supplier, String(room.order_id))
  if (order) {
    const total = order.lines.reduce((sum, { qty, price }) => sum + qty * price, 0) - order.discount
    return {
      type: 'order',
      id: order.id,
      number: order.number,
      title: order.lines[0]?.title ?? '',
      status: order.status,
      total,
    }
  }
  const product = productsOf(world, supplier).find(({ id }) => id === room.product_id)
  const [image] = product ? readyImages(product) : []
  return product
    ? {
        type: 'product',
        id: product.id,
        number: null,
        title: product.title,
        image: image ? imageUrl(product, image, origin) : null,
      }
    : null
}

/** A room as the API returns it. */
export const shownRoom = (room: RoomRecord, world: World, supplier: Supplier, origin: string) => {
  const { id, version, kind, title, phone, messages, blocked_why: why } = room
  const last = messages.at(-1)
  return {
    id,
    version,
    kind,
    title,
    phone,
    avatar: null,
    subject: subjectOf(room, world, supplier, origin),
    last: last ? { author: last.author, text: last.text || last.attachments[0]?.name || '', at: last.at } : null,
    unread: unreadIn(room),
    waiting_since: roomWaitingSince(room),
    last_seq: lastSeqOf(room),
    read_seq: room.read_seq,
    their_read_seq: room.their_read_seq,
    can_write: why === null,
    blocked_why: why,
  }
}

const buyerTexts = ['Дякую за відповідь!', 'А скільки коштує доставка?', 'Добре, домовилися.', 'Чекаю на номер ТТН.']

/** The world in which the other side has written so many messages, and has read what the supplier wrote. */
export const withBuyerMessages = (
  world: World,
  supplier: Supplier,
  id: string,
  now: number,
  { count = 1, text }: { readonly count?: number; readonly text?: string | undefined } = {},
): World => {
  const room = roomById(world, supplier, id)
  if (room === undefined) return world
  const author = room.kind === 'support' ? 'support' : 'buyer'
  const written = Array.from({ length: count }, (_, at) => at).reduce(
    (one, at) =>
      withMessage(one, {
        id: world.nextId + at,
        author,
        text: text ?? `${buyerTexts[(world.nextId + at) % buyerTexts.length]}${count > 1 ? ` (${at + 1})` : ''}`,
        at: new Date(now).toISOString(),
      }),
    room,
  )
  const read = { ...written, their_read_seq: lastSeqOf(room) }
  return withRoom({ ...world, nextId: world.nextId + count }, supplier, read)
}

/** The events about the rooms that differ between two worlds. */
export const chatNews = (before: World, after: World, supplier: Supplier): readonly Broadcast[] => {
  const [was, is] = [roomsOf(before, supplier), roomsOf(after, supplier)]
  if (was === is) return []
  const channel = `private-customer.${supplier.id}`
  const known = new Map(was.map((room) => [room.id, room]))
  const rooms = is.flatMap((room): readonly Broadcast[] => {
    const old = known.get(room.id)
    if (old === room) return []
    const { id } = room
    const last = lastSeqOf(room)
    if (old === undefined || lastSeqOf(old) !== last)
      return [{ channel, event: 'chat.message', data: { id, version: last } }]
    if (old.read_seq !== room.read_seq || old.their_read_seq !== room.their_read_seq)
      return [{ channel, event: 'chat.read', data: { id, version: last } }]
    return old.blocked_why === room.blocked_why ? [] : [{ channel, event: 'chat.room', data: { id, version: last } }]
  })
  const count = waitingRoomsOf(after, supplier)
  const isSame = count === waitingRoomsOf(before, supplier)
  return [...rooms, ...(isSame ? [] : [{ channel, event: 'counts.changed', data: { chats: count } }])]
}

/** What happens to the events about chats on their way: lost, doubled, or as they are. */
export const echoesOf = ({ chatEchoes = 'well' }: World, news: readonly Broadcast[]): readonly Broadcast[] => {
  if (chatEchoes === 'lost') return news.filter(({ event }) => !event.startsWith('chat.'))
  return chatEchoes === 'doubled' ? news.flatMap((one) => [one, one]) : news
}
