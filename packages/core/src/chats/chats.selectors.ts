import type { Message } from '../kernel/message.ts'
import { messagesOf } from '../kernel/message.ts'
import type { ListActor } from '../kit/list/list.setup.ts'
import type { OneOrderActor } from '../orders/one-order.machine.ts'
import type { TemplatesActor } from '../reply-templates/reply-templates.machine.ts'
import type { FileState } from './chat-file.domain.ts'
import { type ChatMessage, newAfter, type Room, type RoomQuery } from './chats.domain.ts'
import type { ChatsActor, ChatsSnapshot } from './chats.machine.ts'
import type { RoomsPage } from './chats.setup.ts'
import type { RoomActor, RoomSnapshot } from './room.machine.ts'
import { missingIn } from './room-gap.domain.ts'

export type RoomListActor = ListActor<Room, RoomQuery, RoomsPage>

export const roomList = (actor: ChatsActor): RoomListActor => actor.getSnapshot().children.list as RoomListActor

/** The open room; `null` when only the list is shown. */
export const selectRoomActor = ({ children }: ChatsSnapshot): RoomActor | null =>
  (children.room as RoomActor | undefined) ?? null

export const selectIsStarting = (snapshot: ChatsSnapshot): boolean => snapshot.hasTag('starting')

/** The number of the order whose buyer can be written to, while the supplier is asked about it. */
export const selectProposedOrder = (snapshot: ChatsSnapshot): string | null =>
  snapshot.hasTag('proposed') ? (snapshot.context.proposed?.number ?? null) : null

/** The order that the open room is about; `null` before the room is known, and where it is about none. */
export const orderOfRoom = ({ children }: RoomSnapshot): OneOrderActor | null =>
  (children.order as OneOrderActor | undefined) ?? null

export const templatesOfRoom = (room: RoomActor): TemplatesActor | null =>
  (room.getSnapshot().children.templates as TemplatesActor | undefined) ?? null

export interface RoomView {
  readonly state: 'opening' | 'failed' | 'shown'
  readonly room: Room | null
  readonly messages: readonly ChatMessage[]
  readonly hasBefore: boolean
  readonly isReadingOlder: boolean
  readonly newFrom: number | null
  /** How many new messages stand below what is shown. */
  readonly newCount: number
  /** How many messages the server has named and did not return, however often it was asked. */
  readonly missing: number
  readonly message: Message | null
}

export const selectRoom = (snapshot: RoomSnapshot): RoomView => {
  const { room, messages, hasBefore, newFrom, seenSeq, isAtEnd, failure, gap } = snapshot.context
  const isFailed = snapshot.matches({ newer: 'failed' }) || (room === null && snapshot.matches({ about: 'failed' }))
  return {
    state: messages.length > 0 ? 'shown' : isFailed ? 'failed' : snapshot.hasTag('opening') ? 'opening' : 'shown',
    room,
    messages,
    hasBefore,
    isReadingOlder: snapshot.hasTag('older'),
    newFrom,
    newCount: isAtEnd ? 0 : newAfter(messages, seenSeq),
    missing: missingIn(messages, gap),
    message: failure && (messagesOf(failure)[0] ?? null),
  }
}

export interface WritingView {
  readonly text: string
  readonly mistake: Message | null
  readonly files: readonly FileState[]
  /** Whether `/` is not the first letter of a message, but opens the templates. */
  readonly opensTemplates: boolean
}

export const selectWriting = ({ context: { text, mistake, files } }: RoomSnapshot): WritingView => ({
  text,
  mistake,
  files,
  opensTemplates: text === '',
})

export const sameWriting = (one: WritingView, other: WritingView): boolean =>
  one.text === other.text && one.mistake === other.mistake && one.files === other.files
