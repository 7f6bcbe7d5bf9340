import type { Abort, Listen } from '../kernel/port.ts'
import type { ListPage } from '../kit/list/list.domain.ts'
import type { UploadFile, UploadOrder } from '../kit/upload/upload.port.ts'
import type { NamedFile } from './chat-file.domain.ts'
import type { ChatMessage, MessagesFound, OrderRoom, Room, RoomQuery } from './chats.domain.ts'
import type { Written } from './outbox.domain.ts'

export interface FileToSend extends UploadOrder {
  readonly room: string
  /** The same through every repetition. */
  readonly key: string
  readonly file: NamedFile
}

/** Whether somebody looks at the page: it is visible and has the focus. */
export interface AttentionChanged {
  readonly type: 'attention.changed'
  readonly isAttentive: boolean
}

export interface MessagesAsked {
  readonly room: string
  readonly before?: number
  readonly after?: number
}

/** The API calls about chats. They reject with a `PortError`. */
export interface ChatsPort {
  fetchRooms(query: RoomQuery, signal: Abort): Promise<ListPage<Room>>
  fetchRoomCounts(query: RoomQuery, signal: Abort): Promise<Readonly<Record<string, number>>>
  fetchRoom(id: string, signal: Abort): Promise<Room>
  /** The order by its id, and the room with its buyer if there is one. */
  findRoom(order: string, signal: Abort): Promise<OrderRoom>
  /** The room with the buyer of an order, which is made if there is none. */
  openRoom(asked: { readonly order: string; readonly key: string }, signal: Abort): Promise<Room>
  fetchMessages(asked: MessagesAsked, signal: Abort): Promise<MessagesFound>
  markRead(mark: { readonly room: string; readonly seq: number }, signal: Abort): Promise<number>
  sendMessage(message: Written, signal: Abort): Promise<ChatMessage>
  /** The answer is the stored `Attachment`. */
  readonly uploadFile: UploadFile<FileToSend>
  readonly watchAttention: Listen<AttentionChanged>
}
