import { and, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { ChatMessage } from './chats.domain.ts'
import type { ChatsPort } from './chats.port.ts'
import {
  inState,
  isFinal,
  isOfMessage,
  type MessagesSeen,
  type MessageWritten,
  mostErrors,
  nextIn,
  orderBehind,
  pauseAfter,
  queued,
  queuedAgain,
  sending,
  type Unsent,
  withoutKeys,
} from './outbox.domain.ts'

/** From the queue of a room to the outbox. */
export interface QueueChanged {
  readonly type: 'queue.changed'
  readonly room: string
  readonly items: readonly Unsent[]
}

export interface RoomQueueInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly owner: { send(event: QueueChanged): void }
  readonly room: string
  /** Whether this tab may send: there is a network, and no other tab sends. */
  readonly isOnline: boolean
  readonly items: readonly Unsent[]
}

export interface RoomQueueContext extends RoomQueueInput {
  isOnline: boolean
  items: readonly Unsent[]
  /** How often the next message was sent in vain. */
  tries: number
  /** How often the server broke over it. */
  errors: number
}

export type RoomQueueEvent =
  | MessageWritten
  | MessagesSeen
  /** Another tab changed the messages of the room. */
  | { type: 'items.loaded'; items: readonly Unsent[] }
  | { type: 'message.retried'; key: string }
  | { type: 'message.removed'; key: string }
  | { type: 'network.lost' }
  /** A request may succeed now. */
  | { type: 'retry.due' }

const notBegun: RoomQueueContext = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  owner: { send: () => {} },
  room: '',
  isOnline: true,
  items: [],
  tries: 0,
  errors: 0,
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
    isOver: ({ context }, failure: Failure) =>
      isFinal(failure) || (isOfMessage(failure) && context.errors + 1 >= mostErrors),
    isNextSeen: ({ context }, keys: readonly string[]) => keys.includes(nextIn(context.items)?.key ?? ''),
    isSeen: ({ context }, keys: readonly string[]) => context.items.some(({ key }) => keys.includes(key)),
    isSameNext: ({ context }, items: readonly Unsent[]) => nextIn(context.items)?.key === nextIn(items)?.key,
    hasFailed: ({ context }, key: string) => context.items.some((item) => item.key === key && item.state === 'failed'),
  },
  actions: {
    begin: assign((_, input: RoomQueueInput) => input),
    add: assign(({ context: { items, clock } }, { message }: MessageWritten) => ({
      items: [...items, queued(message, orderBehind(items, clock.now()))],
    })),
    setItems: assign((_, items: readonly Unsent[]) => ({ items })),
    setSending: assign(({ context: { items } }) => ({ items: sending(items, must(nextIn(items)).key) })),
    setUnclear: assign(({ context: { items, tries, errors } }, failure: Failure) => ({
      items: inState(items, must(nextIn(items)).key, 'unclear', failure),
      tries: tries + 1,
      errors: errors + (isOfMessage(failure) ? 1 : 0),
    })),
    fail: assign(({ context: { items } }, failure: Failure) => ({
      items: inState(items, must(nextIn(items)).key, 'failed', failure),
    })),
    dropNext: assign(({ context: { items } }) => ({ items: withoutKeys(items, [must(nextIn(items)).key]) })),
    remove: assign(({ context: { items } }, keys: readonly string[]) => ({ items: withoutKeys(items, keys) })),
    queueAgain: assign(({ context: { items } }, key: string) => ({ items: queuedAgain(items, key) })),
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    clearTries: assign({ tries: 0, errors: 0 }),
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
    // The room shows a message before its answer comes, or after it was given up; the answer tells nothing more.
    'messages.seen': [
      {
        guard: { type: 'isNextSeen', params: ({ event }) => event.keys },
        target: '.idle',
        actions: { type: 'remove', params: ({ event }) => event.keys },
      },
      {
        guard: { type: 'isSeen', params: ({ event }) => event.keys },
        actions: [{ type: 'remove', params: ({ event }) => event.keys }, 'notifyOwner'],
      },
    ],
    'items.loaded': [
      {
        guard: { type: 'isSameNext', params: ({ event }) => event.items },
        actions: { type: 'setItems', params: ({ event }) => event.items },
      },
      { target: '.idle', actions: { type: 'setItems', params: ({ event }) => event.items } },
    ],
    'message.retried': {
      guard: { type: 'hasFailed', params: ({ event }) => event.key },
      actions: [{ type: 'queueAgain', params: ({ event }) => event.key }, 'notifyOwner'],
    },
    'message.removed': {
      guard: { type: 'hasFailed', params: ({ event }) => event.key },
      actions: [{ type: 'remove', params: ({ event }) => [event.key] }, 'notifyOwner'],
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
      entry: ['setSending', 'notifyOwner'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { items } }) => {
          const { room, key, text, attachments } = must(nextIn(items))
          return { room, key, text, attachments }
        },
        onDone: { target: 'idle', actions: ['dropNext', { type: 'notifySent', params: ({ event }) => event.output }] },
        onError: [
          // A message that breaks the server again and again would keep the ones behind it from being sent.
          {
            guard: { type: 'isOver', params: failureOf },
            target: 'idle',
            actions: [{ type: 'fail', params: failureOf }, logFault('the answer to a message')],
          },
          {
            target: 'pausing',
            actions: [{ type: 'setUnclear', params: failureOf }, logFault('the answer to a message'), 'notifyOwner'],
          },
        ],
      },
    },

    // It may have arrived, so it is not shown as failed.
    pausing: {
      always: { guard: 'isOffline', target: 'offline' },
      on: { 'retry.due': 'sending' },
      after: { pause: 'sending' },
    },

    offline: {
      on: {
        'retry.due': { target: 'sending', actions: { type: 'setOnline', params: true } },
      },
    },
  },
})
