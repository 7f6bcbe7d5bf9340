import * as v from 'valibot'
import { authors, type ChatMessage, type Room, type RoomSubject } from '../../../src/chats/chats.domain.ts'
import {
  JsonObject,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  KnownText,
  LaxText,
  objectOrNull,
  TextOrNumber,
  Version,
  Whole,
} from '../kit/kernel.wire.ts'
import { PageMeta, rowsOf } from '../kit/list.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { someOf } from '../kit/sends.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { Filled, List } from '../orders/order-details.wire.ts'
import { attachmentOf, ChatFile } from './chat-file.wire.ts'

export const chatsPath = '/admin-suppliers/v1/chats'

const Author = Word(authors)
const Seq = v.fallback(Whole(), 0)

const roomEntries = {
  id: TextOrNumber,
  version: Version,
  kind: Filled,
  title: Filled,
  phone: LaxText,
  subject: objectOrNull({
    type: Word(['order', 'product']),
    id: v.fallback(TextOrNumber, ''),
    title: LaxText,
    ...someOf({ number: LaxText, image: LaxText, status: LaxText, total: KnownHryvnias }),
  }),
  last: objectOrNull({ author: Author, text: LaxText, at: KnownInstant }),
  unread: KnownCount,
  waiting_since: KnownInstant,
  last_seq: Seq,
  read_seq: Seq,
  their_read_seq: Seq,
  can_write: KnownFlag,
  blocked_why: LaxText,
}

const WireRoom = v.pipe(JsonObject, v.object(roomEntries))

export const RoomsReply = v.pipe(JsonObject, v.object({ data: rowsOf(roomEntries), meta: v.optional(PageMeta, null) }))
export const RoomReply = v.pipe(JsonObject, v.object({ data: WireRoom }))
/** The part of an order that names the room with its buyer. */
export const OrderRoomReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ number: LaxText, chat_room_id: KnownKey })) }),
)
export const CountsReply = v.pipe(JsonObject, v.object({ counts: v.record(v.string(), Whole()) }))
export const ReadReply = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object({ read_seq: Seq })) }))

const Message = v.pipe(
  JsonObject,
  v.object({
    id: TextOrNumber,
    seq: Whole(1),
    author: Author,
    text: v.fallback(KnownText, null),
    attachments: List(ChatFile),
    at: KnownInstant,
    client_key: LaxText,
  }),
)

export const MessagesReply = v.pipe(
  JsonObject,
  v.object({
    data: v.array(Message),
    meta: v.pipe(JsonObject, v.object({ has_before: KnownFlag, last_seq: Seq })),
  }),
)
export const MessageReply = v.pipe(JsonObject, v.object({ data: Message }))

const subjectOf = (subject: v.InferOutput<typeof WireRoom>['subject']): RoomSubject | null =>
  subject && { ...subject, title: subject.title ?? '' }

export const roomOf = (wire: v.InferOutput<typeof WireRoom>): Room => ({
  id: wire.id,
  version: wire.version,
  kind: wire.kind,
  title: wire.title,
  phone: wire.phone,
  subject: subjectOf(wire.subject),
  last: wire.last && { from: wire.last.author, text: wire.last.text ?? '', at: wire.last.at },
  unread: wire.unread ?? 0,
  waitingSince: wire.waiting_since,
  lastSeq: wire.last_seq,
  readSeq: wire.read_seq,
  theirReadSeq: wire.their_read_seq,
  canWrite: wire.can_write !== false,
  blockedWhy: wire.blocked_why,
})

export const messageOf = ({
  author: from,
  client_key: key,
  text,
  attachments,
  ...message
}: v.InferOutput<typeof Message>): ChatMessage => ({
  ...message,
  from,
  text: text ?? '',
  attachments: attachments.map(attachmentOf),
  key,
})
