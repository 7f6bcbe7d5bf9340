import type { Failure } from '../kernel/failure.ts'
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

/** The server has taken a message. */
export interface MessageSent {
  readonly type: 'message.sent'
  readonly room: string
  readonly message: ChatMessage
}

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly chats: MessageWritten | MessagesSeen | MessageSent
  }
}
declare module '../kernel/screen-events.ts' {
  interface ScreenEvents {
    readonly chats: MessageSent
  }
}

export const queued = (message: Written): Unsent => ({ ...message, state: 'queued', failure: null })

/** The message that is sent next; those that failed wait for the supplier. */
export const nextIn = (items: readonly Unsent[]): Unsent | undefined => items.find(({ state }) => state !== 'failed')

export const withoutKey = (items: readonly Unsent[], key: string): readonly Unsent[] =>
  items.filter((item) => item.key !== key)

/** The messages with another state of one of them. */
export const inState = (
  items: readonly Unsent[],
  key: string,
  state: Unsent['state'],
  failure: Failure | null = null,
): readonly Unsent[] => items.map((item) => (item.key === key ? { ...item, state, failure } : item))

/** The same message once more, behind the others. */
export const queuedAgain = (items: readonly Unsent[], key: string): readonly Unsent[] => [
  ...withoutKey(items, key),
  ...inState(
    items.filter((item) => item.key === key),
    key,
    'queued',
  ),
]

/** A refusal of the message itself; after any other failure it is sent again. */
export const isFinal = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status !== 429 && failure.status !== 408

const pauses = [2000, 4000, 8000, 15_000] as const

/** Milliseconds until the next attempt, of which so many have failed. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0]
