import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { Attachment, ChatMessage } from './chats.domain.ts'

/** A message as the supplier wrote it. */
export interface Written {
  readonly room: string
  /** The same through every repetition. */
  readonly key: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** A message that the server has not confirmed. */
export interface Unsent extends Written {
  /** `unclear`: it may have arrived; it is sent again with its key, so it never arrives twice. */
  readonly state: 'queued' | 'sending' | 'unclear' | 'failed'
  readonly failure: Failure | null
  /** Whether an attempt ended without a clear answer, so that the server may have it whatever it answered later. */
  readonly mayHaveArrived: boolean
  /** The messages of a room are sent in this order: milliseconds since 1970, or one more than the message before. */
  readonly order: number
}

export interface MessageWritten {
  readonly type: 'message.written'
  readonly message: Written
}

/** A room was read, with the keys of the supplier’s own messages in it. */
export interface MessagesSeen {
  readonly type: 'messages.seen'
  readonly room: string
  readonly keys: readonly string[]
}

/** The supplier removes a message that was not sent. */
export interface MessageRemoved {
  readonly type: 'message.removed'
  readonly room: string
  readonly key: string
}

/** The server has taken a message. */
export interface MessageSent {
  readonly type: 'message.sent'
  readonly room: string
  readonly message: ChatMessage
}

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly chats: MessageWritten | MessagesSeen | MessageRemoved | MessageSent
  }
}
declare module '../kernel/screen-events.ts' {
  interface ScreenEvents {
    readonly chats: MessageSent
  }
}

export const queued = (message: Written, order: number): Unsent => ({
  ...message,
  state: 'queued',
  failure: null,
  mayHaveArrived: false,
  order,
})

/** The order of a message that is written now, behind the others of its room. */
export const orderBehind = (items: readonly Unsent[], now: number): number =>
  items.reduce((latest, { order }) => Math.max(latest, order + 1), now)

/** The message that is sent next; those that failed wait for the supplier. */
export const nextIn = (items: readonly Unsent[]): Unsent | undefined => items.find(({ state }) => state !== 'failed')

export const withoutKeys = (items: readonly Unsent[], keys: readonly string[]): readonly Unsent[] =>
  items.filter(({ key }) => !keys.includes(key))

const changed = (items: readonly Unsent[], key: string, change: (item: Unsent) => Partial<Unsent>) =>
  items.map((item) => (item.key === key ? { ...item, ...change(item) } : item))

/** The messages with one of them being sent. One that was being sent when its tab ended may have arrived. */
export const sending = (items: readonly Unsent[], key: string): readonly Unsent[] =>
  changed(items, key, ({ state, mayHaveArrived }) => ({
    state: 'sending',
    failure: null,
    mayHaveArrived: mayHaveArrived || state === 'sending',
  }))

/** The messages with one of them whose attempt has failed. */
export const inState = (
  items: readonly Unsent[],
  key: string,
  state: 'unclear' | 'failed',
  failure: Failure,
): readonly Unsent[] =>
  changed(items, key, ({ mayHaveArrived }) => ({
    state,
    failure: state === 'failed' ? failure : null,
    mayHaveArrived: mayHaveArrived || isUnclear(failure),
  }))

/** The same message once more, behind the others. */
export const queuedAgain = (items: readonly Unsent[], key: string): readonly Unsent[] => [
  ...withoutKeys(items, [key]),
  ...changed(
    items.filter((item) => item.key === key),
    key,
    () => ({ state: 'queued', failure: null, order: orderBehind(items, 0) }),
  ),
]

/** A refusal of the message itself; after any other failure it is sent again. */
export const isFinal = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status !== 429 && failure.status !== 408

/** How often the server may break over one message before the ones behind it are sent. */
export const mostErrors = 5

const gateways = [502, 503, 504]

/** Whether the server broke over this message; a gateway or a maintenance says nothing about it. */
export const isOfMessage = (failure: Failure): boolean =>
  failure.kind === 'serverBroken' && !gateways.includes(failure.status)

const pauses = [2000, 4000, 8000, 15_000] as const

/** Milliseconds until the next attempt, of which so many have failed. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0]
