import { and, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { ChatMessage } from './chats.domain.ts'
import type { ChatsPort } from './chats.port.ts'
import {
  inState,
  isFinal,
  type MessagesSeen,
  type MessageWritten,
  nextIn,
  pauseAfter,
  queued,
  queuedAgain,
  type Unsent,
  type Written,
  withoutKey,
} from './outbox.domain.ts'

/** From the queue of a room to the outbox. */
export interface QueueChanged {
  readonly type: 'queue.changed'
  readonly room: string
  readonly items: readonly Unsent[]
}

export interface RoomQueueInput {
  readonly app: AppRef
  readonly owner: { send(event: QueueChanged): void }
  readonly room: string
  readonly isOnline: boolean
  /** The message for which the queue is made. */
  readonly first: Written
}

export interface RoomQueueContext extends Omit<RoomQueueInput, 'first'> {
  isOnline: boolean
  items: readonly Unsent[]
  /** How often the next message was sent in vain. */
  tries: number
}

export type RoomQueueEvent =
  | MessageWritten
  | MessagesSeen
  | { type: 'message.retried'; key: string }
  | { type: 'message.removed'; key: string }
  | { type: 'network.lost' }
  /** A request may succeed now. */
  | { type: 'retry.due' }

const isNext = (items: readonly Unsent[], keys: readonly string[]): boolean => keys.includes(nextIn(items)?.key ?? '')

const settled = {
  guard: { type: 'isNextSeen', params: ({ event }: { event: MessagesSeen }) => event.keys },
  target: 'idle',
  actions: 'dropNext',
} as const

const notBegun: RoomQueueContext = {
  app: { send: () => {} },
  owner: { send: () => {} },
  room: '',
  isOnline: true,
  items: [],
  tries: 0,
}

/** XState's first event carries the machine's input. */
const inputIn = ({ event }: { readonly event: unknown }): RoomQueueInput =>
  (event as { readonly input: RoomQueueInput }).input

/**
 * The unsent messages of one room. One is sent at a time and with the same key until its answer, or the room itself,
 * shows that the server has it; so the room gets each of them once and in the order in which they were written.
 */
export const roomQueueMachine = setup({
  types: {
    input: {} as RoomQueueInput,
    context: {} as RoomQueueContext,
    events: {} as RoomQueueEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<ChatsPort, 'sendMessage'>>,
  guards: {
    hasNext: ({ context }) => nextIn(context.items) !== undefined,
    isOffline: ({ context }) => !context.isOnline,
    isFinal: (_, failure: Failure) => isFinal(failure),
    isNextSeen: ({ context }, keys: readonly string[]) => isNext(context.items, keys),
    hasFailed: ({ context }, key: string) => context.items.some((item) => item.key === key && item.state === 'failed'),
  },
  actions: {
    begin: assign((_, { first, ...input }: RoomQueueInput) => ({ ...input, items: [queued(first)] })),
    add: assign(({ context: { items } }, { message }: MessageWritten) => ({
      items: [...items, queued(message)],
    })),
    mark: assign(({ context: { items } }, state: 'sending' | 'unclear') => ({
      items: inState(items, must(nextIn(items)).key, state),
    })),
    fail: assign(({ context: { items } }, failure: Failure) => ({
      items: inState(items, must(nextIn(items)).key, 'failed', failure),
    })),
    dropNext: assign(({ context: { items } }) => ({ items: withoutKey(items, must(nextIn(items)).key) })),
    remove: assign(({ context: { items } }, key: string) => ({ items: withoutKey(items, key) })),
    queueAgain: assign(({ context: { items } }, key: string) => ({ items: queuedAgain(items, key) })),
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
    clearTries: assign({ tries: 0 }),
    notifyOwner: ({ context: { owner, room, items } }) => owner.send({ type: 'queue.changed', room, items }),
    notifySent: ({ context: { app, room } }, message: ChatMessage) => app.send({ type: 'message.sent', room, message }),
    notifyApp,
  },
  delays: { pause: ({ context }) => pauseAfter(context.tries) },
}).createMachine({
  id: 'roomQueue',
  // The context is not a function of the input: XState would call `assign` for it, and warns when the queue is started
  // inside the action of the room in which the message was written.
  context: notBegun,
  entry: { type: 'begin', params: inputIn },
  initial: 'idle',
  on: {
    'message.written': { actions: [{ type: 'add', params: ({ event }) => event }, 'notifyOwner'] },
    'message.retried': {
      guard: { type: 'hasFailed', params: ({ event }) => event.key },
      actions: [{ type: 'queueAgain', params: ({ event }) => event.key }, 'notifyOwner'],
    },
    'message.removed': {
      guard: { type: 'hasFailed', params: ({ event }) => event.key },
      actions: [{ type: 'remove', params: ({ event }) => event.key }, 'notifyOwner'],
    },
    'network.lost': { actions: { type: 'setOnline', params: false } },
    'retry.due': { actions: { type: 'setOnline', params: true } },
  },
  states: {
    idle: {
      entry: ['clearTries', 'notifyOwner'],
      always: [
        { guard: and(['hasNext', 'isOffline']), target: 'offline' },
        { guard: 'hasNext', target: 'sending' },
      ],
    },

    sending: {
      tags: 'busy',
      entry: [{ type: 'mark', params: 'sending' }, 'notifyOwner'],
      // The room shows it before its answer comes; the answer tells nothing more.
      on: { 'messages.seen': settled },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { items } }) => {
          const { room, key, text, attachments } = must(nextIn(items))
          return { room, key, text, attachments }
        },
        onDone: { target: 'idle', actions: ['dropNext', { type: 'notifySent', params: ({ event }) => event.output }] },
        onError: [
          {
            guard: { type: 'isFinal', params: failureOf },
            target: 'idle',
            actions: [{ type: 'fail', params: failureOf }, logFault('the answer to a message')],
          },
          { target: 'pausing', actions: logFault('the answer to a message') },
        ],
      },
    },

    // It may have arrived, so it is neither shown as failed nor given up.
    pausing: {
      entry: ['countTry', { type: 'mark', params: 'unclear' }, 'notifyOwner'],
      always: { guard: 'isOffline', target: 'offline' },
      on: { 'messages.seen': settled, 'retry.due': 'sending' },
      after: { pause: 'sending' },
    },

    offline: {
      on: {
        'messages.seen': settled,
        'retry.due': { target: 'sending', actions: { type: 'setOnline', params: true } },
      },
    },
  },
})
