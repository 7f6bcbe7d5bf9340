import type { StoredRecord } from '../world.ts'

export interface ChatFile {
  readonly id: number
  readonly client_key: string
  readonly name: string
  readonly type: string
  readonly size: number
  /** The stored picture or file. */
  readonly image: number
}

export interface ChatMessage {
  readonly id: number
  readonly seq: number
  readonly author: 'supplier' | 'buyer' | 'support'
  readonly text: string
  readonly attachments: readonly ChatFile[]
  readonly at: string
  readonly client_key: string | null
}

export interface RoomFields {
  readonly kind: 'buyer' | 'support'
  readonly title: string
  readonly phone: string | null
  readonly order_id: number | null
  readonly product_id: number | null
  readonly messages: readonly ChatMessage[]
  /** Up to where the supplier and the other side have read. */
  readonly read_seq: number
  readonly their_read_seq: number
  readonly blocked_why: string | null
  /** Files that wait for the message that brings them. */
  readonly files: readonly ChatFile[]
}

export type RoomRecord = StoredRecord & RoomFields

export const lastSeqOf = ({ messages }: RoomFields): number => messages.at(-1)?.seq ?? 0

/** Since when the other side waits for an answer: its first message after the supplier's last one. */
export const roomWaitingSince = ({ kind, messages }: RoomFields): string | null => {
  if (kind === 'support') return null
  const answered = messages.findLastIndex(({ author }) => author === 'supplier')
  return messages[answered + 1]?.at ?? null
}

export const unreadIn = ({ messages, read_seq: read }: RoomFields): number =>
  messages.filter(({ seq, author }) => seq > read && author !== 'supplier').length

export const withMessage = (
  room: RoomRecord,
  message: Pick<ChatMessage, 'id' | 'author' | 'text' | 'at'> & Partial<ChatMessage>,
): RoomRecord => ({
  ...room,
  version: room.version + 1,
  messages: [...room.messages, { attachments: [], client_key: null, ...message, seq: lastSeqOf(room) + 1 }],
})
