import { roomCodecs } from '../../../src/chats/chats.domain.ts'
import type { ChatsPort } from '../../../src/chats/chats.port.ts'
import type { Http } from '../kit/http.client.ts'
import type { SendForm } from '../kit/http.upload.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { read } from '../kit/kernel.http.ts'
import { pageOf, queryOnWire } from '../kit/list.http.ts'
import { formWith, uploadForm } from '../kit/upload.http.ts'
import { ordersPath } from '../orders/orders.wire.ts'
import { attachmentOf, FileReply } from './chat-file.wire.ts'
import {
  CountsReply,
  chatsPath,
  MessageReply,
  MessagesReply,
  messageOf,
  OrderRoomReply,
  ReadReply,
  RoomReply,
  RoomsReply,
  roomOf,
} from './chats.wire.ts'

const pageSize = 50
const at = (room: string): string => `${chatsPath}/${encodeURIComponent(room)}`

export type ChatsOverHttp = Omit<ChatsPort, 'watchAttention'>

/** The calls about chats. */
export const chatsOverHttp = (http: Http, send: SendForm): ChatsOverHttp => ({
  async fetchRooms(query, signal) {
    const asked = { page: query.page, per_page: String(pageSize), ...queryOnWire(roomCodecs, query) }
    const { data, meta } = read(RoomsReply, await http('GET', chatsPath, { query: asked, signal, tellsWait: true }))
    return pageOf(data, ({ row }) => roomOf(row), query.page, meta)
  },
  async fetchRoomCounts(query, signal) {
    const { tab: _, ...codecs } = roomCodecs
    const asked = queryOnWire(codecs, query)
    return read(CountsReply, await http('GET', `${chatsPath}/counts`, { query: asked, signal })).counts
  },
  fetchRoom: async (id, signal) => roomOf(read(RoomReply, await http('GET', at(id), { signal })).data),
  async findRoom(order, signal) {
    const { data } = read(OrderRoomReply, await http('GET', `${ordersPath}/${encodeURIComponent(order)}`, { signal }))
    return { number: data.number ?? order, room: data.chat_room_id }
  },
  async openRoom({ order, key }, signal) {
    const body = { client_key: key, kind: 'buyer', order_id: idOnWire(order) }
    return roomOf(read(RoomReply, await http('POST', chatsPath, { body, signal })).data)
  },
  async fetchMessages({ room, before, after }, signal) {
    const query = {
      limit: String(pageSize),
      ...(before !== undefined && { before: String(before) }),
      ...(after !== undefined && { after: String(after) }),
    }
    const { data, meta } = read(MessagesReply, await http('GET', `${at(room)}/messages`, { query, signal }))
    return { messages: data.map(messageOf), hasBefore: meta.has_before === true, lastSeq: meta.last_seq }
  },
  async markRead({ room, seq }, signal) {
    const reply = await http('PUT', `${at(room)}/read`, { body: { up_to_seq: seq }, signal })
    return read(ReadReply, reply).data.read_seq
  },
  async sendMessage({ room, key, text, attachments }, signal) {
    const body = { client_key: key, text, attachment_ids: attachments.map(({ id }) => idOnWire(id)) }
    return messageOf(read(MessageReply, await http('POST', `${at(room)}/messages`, { body, signal })).data)
  },
  uploadFile: (emit, { room, key, file }) =>
    uploadForm(send, emit, {
      path: `${at(room)}/attachments`,
      form: formWith('file', file, { client_key: key, name: file.name }),
      doneOf: (reply) => ({ type: 'upload.done', answer: attachmentOf(read(FileReply, reply).data) }) as const,
    }),
})
