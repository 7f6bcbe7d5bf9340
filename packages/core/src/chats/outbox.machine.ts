import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate'
import type { AppRef } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { isDirtyWithoutDraft } from '../kit/claims/claims.ts'
import { type MessagesSeen, type MessageWritten, queued, type Unsent, type Written } from './outbox.domain.ts'
import { type QueueChanged, type RoomQueueEvent, roomQueueMachine } from './room-queue.machine.ts'

export type OutboxEvent =
  | MessageWritten
  | MessagesSeen
  | QueueChanged
  | { type: 'message.retried'; room: string; key: string }
  | { type: 'message.removed'; room: string; key: string }
  | { type: 'network.lost' }
  | { type: 'retry.due' }

export interface OutboxContext {
  readonly app: AppRef
  /** The unsent messages of each room to which something was written. */
  rooms: Readonly<Record<string, readonly Unsent[]>>
  isOnline: boolean
}

const idOf = (room: string): string => `queue-${room}`

/** The messages of all rooms that the server has not confirmed, each room with a queue of its own. */
export const outboxMachine = setup({
  types: {
    input: {} as Pick<OutboxContext, 'app'>,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
  },
  actors: { queue: roomQueueMachine },
  guards: {
    hasQueue: ({ context }, room: string) => context.rooms[room] !== undefined,
    hasUnsent: ({ context }) => Object.values(context.rooms).some((items) => items.length > 0),
  },
  actions: {
    openQueue: assign(({ context: { app, rooms, isOnline }, self, spawn }, first: Written) => {
      const { room } = first
      spawn('queue', { id: idOf(room), input: { app, owner: self, room, isOnline, first } })
      return { rooms: { ...rooms, [room]: [queued(first)] } }
    }),
    sendToQueue: ({ self }, { room, event }: { room: string; event: RoomQueueEvent }) =>
      childOf(self, idOf(room))?.send(event),
    sendToQueues: ({ context: { rooms }, self }, event: RoomQueueEvent) => {
      for (const room of Object.keys(rooms)) childOf(self, idOf(room))?.send(event)
    },
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    setItems: assign(({ context: { rooms } }, { room, items }: QueueChanged) => ({
      rooms: { ...rooms, [room]: items },
    })),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, rooms: {}, isOnline: true }),
  initial: 'empty',
  on: {
    'message.written': [
      {
        guard: { type: 'hasQueue', params: ({ event }) => event.message.room },
        actions: { type: 'sendToQueue', params: ({ event }) => ({ room: event.message.room, event }) },
      },
      { actions: { type: 'openQueue', params: ({ event }) => event.message } },
    ],
    'messages.seen': { actions: { type: 'sendToQueue', params: ({ event }) => ({ room: event.room, event }) } },
    'message.retried': { actions: { type: 'sendToQueue', params: ({ event }) => ({ room: event.room, event }) } },
    'message.removed': { actions: { type: 'sendToQueue', params: ({ event }) => ({ room: event.room, event }) } },
    'network.lost': {
      actions: [
        { type: 'setOnline', params: false },
        { type: 'sendToQueues', params: ({ event }) => event },
      ],
    },
    'retry.due': {
      actions: [
        { type: 'setOnline', params: true },
        { type: 'sendToQueues', params: ({ event }) => event },
      ],
    },
    'queue.changed': { actions: { type: 'setItems', params: ({ event }) => event } },
  },
  states: {
    empty: { always: { guard: 'hasUnsent', target: 'holding' } },
    // The messages are kept in memory only, so signing out and closing the tab ask first; another page does not.
    holding: { invoke: isDirtyWithoutDraft, always: { guard: not('hasUnsent'), target: 'empty' } },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>

/** The unsent messages of a room, in the order in which they were written. */
export const selectUnsent = ({ context }: OutboxSnapshot, room: string): readonly Unsent[] =>
  context.rooms[room] ?? none

export const selectUnsentCount = ({ context }: OutboxSnapshot): number =>
  Object.values(context.rooms).reduce((sum, items) => sum + items.length, 0)

const none: readonly Unsent[] = []
