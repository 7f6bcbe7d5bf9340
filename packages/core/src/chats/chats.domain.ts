import type { Kopecks } from '../kernel/money.ts'
import { type Location, paramsOf } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { tab } from '../kit/list/filters.domain.ts'
import type { ListRow } from '../kit/list/list.domain.ts'
import { type QueryOf, queryRules, search } from '../kit/list/query.domain.ts'
import type { Facts } from '../reply-templates/placeholders.domain.ts'
import { firstNameOf } from '../reply-templates/reply-templates.domain.ts'

export interface RoomSubject {
  readonly type: Word<'order' | 'product'>
  readonly id: string
  readonly title: string
  readonly number: string | null
  readonly image: string | null
  readonly status: string | null
  readonly total: Kopecks | null
}

export const authors = ['supplier', 'buyer', 'support'] as const
export type Author = (typeof authors)[number]

/** A conversation with a buyer or with the marketplace’s support. */
export interface Room extends ListRow {
  readonly kind: string
  readonly title: string
  readonly phone: string | null
  readonly subject: RoomSubject | null
  readonly last: { readonly from: Word<Author>; readonly text: string; readonly at: string | null } | null
  readonly unread: number
  /** Since when the buyer waits for an answer; `null` when nobody waits. */
  readonly waitingSince: string | null
  readonly lastSeq: number
  readonly readSeq: number
  /** Up to where the other side has read. */
  readonly theirReadSeq: number
  readonly canWrite: boolean
  readonly blockedWhy: string | null
}

export interface Attachment {
  readonly id: string
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly url: string | null
  readonly thumb: string | null
}

export interface ChatMessage {
  readonly id: string
  /** Its number in the room, from 1 without a gap. */
  readonly seq: number
  readonly from: Word<Author>
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly at: string | null
  /** The key with which this supplier sent it. */
  readonly key: string | null
}

export interface MessagesFound {
  readonly messages: readonly ChatMessage[]
  readonly hasBefore: boolean
  readonly lastSeq: number
}

/** The tabs of the list: first the rooms that only an answer empties. */
export const roomTabs = {
  waiting: { state: ['waiting'] },
  unread: { state: ['unread'] },
  all: {},
  support: { kind: ['support'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export const roomCodecs = { search: search(), tab: tab(roomTabs) }
export type RoomQuery = QueryOf<typeof roomCodecs>
export const roomRules = queryRules(roomCodecs)

/** The room that is open at a location; `null` when only the list is. */
export const roomAt = (location: Location): string | null =>
  location.to === 'chat-room' ? (paramsOf(location)['chatId'] ?? null) : null

/** The order whose buyer an address asks to write to; `null` when it asks for nothing. */
export const askedOrder = (location: Location): string | null =>
  location.to === 'chats' ? (paramsIn(location.search ?? '').get('order') ?? null) : null

/** An order whose buyer the supplier may write to. */
export interface OrderRoom {
  readonly number: string
  /** The room with the buyer; `null` when there is none yet. */
  readonly room: string | null
}

/** The location of a room, or of the list for `null`. The list keeps its query. */
export const locationOfRoom = ({ search }: Location, id: string | null): Location => ({
  ...(id === null ? { to: 'chats' as const } : { to: 'chat-room' as const, params: { chatId: id } }),
  ...(search !== undefined && { search }),
})

/** The location at which the supplier writes to the buyer of an order. */
export const locationOfBuyer = (order: string): Location => ({ to: 'chats', search: `?order=${order}` })

/** The rooms of the list with the open one, which stays in sight although an answer has moved it to another tab. */
export const withOpened = (rows: readonly Room[], opened: Room | null): readonly Room[] =>
  opened === null || rows.some(({ id }) => id === opened.id) ? rows : [opened, ...rows]

/** Messages by their numbers, each once. */
export const joined = (known: readonly ChatMessage[], found: readonly ChatMessage[]): readonly ChatMessage[] => {
  const all = new Map([...known, ...found].map((message) => [message.seq, message]))
  return [...all.values()].toSorted((one, other) => one.seq - other.seq)
}

/** The number after which messages are read: the last one before a gap, or the newest. */
export const contiguousEnd = (messages: readonly ChatMessage[]): number => {
  const at = messages.findIndex(({ seq }, index) => messages[index + 1]?.seq !== seq + 1)
  return messages[at]?.seq ?? 0
}

export const lastSeqIn = (messages: readonly ChatMessage[]): number => messages.at(-1)?.seq ?? 0

/** How many messages of the other side stand behind a number. */
export const newAfter = (messages: readonly ChatMessage[], seq: number): number =>
  messages.filter((message) => message.seq > seq && message.from !== 'supplier').length

/** What a template may name in a message to this room. */
export const factsOfRoom = ({ kind, title, subject }: Room): Facts => ({
  name: kind === 'support' ? null : firstNameOf(title),
  product: subject?.title ?? null,
  order: subject?.number ?? null,
})

export const longestMessage = 4000

/** Whether the list is empty because every buyer has an answer. */
export const isAllAnswered = ({ tab, search }: Pick<RoomQuery, 'tab' | 'search'>): boolean =>
  tab === 'waiting' && search === ''
