import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { AppRef } from '../kernel/app-ref.ts'
import { notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import {
  type MessageRemoved,
  type MessagesSeen,
  type MessageWritten,
  queued,
  type Unsent,
  type Written,
} from './outbox.domain.ts'
import type { OutboxPort, UnsentChanged } from './outbox.port.ts'
import { adopted, allIn, changesOf, settledRooms } from './outbox-tabs.domain.ts'
import { type QueueChanged, type RoomQueueEvent, roomQueueMachine } from './room-queue.machine.ts'

export type OutboxEvent =
  | MessageWritten
  | MessagesSeen
  | QueueChanged
  | UnsentChanged
  /** This tab sends the messages of all tabs. */
  | { type: 'lock.granted' }
  | { type: 'message.retried'; room: string; key: string }
  | MessageRemoved
  | { type: 'network.lost' }
  | { type: 'retry.due' }

export interface OutboxInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface OutboxContext extends OutboxInput {
  /** The unsent messages of each room to which something was written. */
  rooms: Readonly<Record<string, readonly Unsent[]>>
  /** The messages that storage has, as far as this tab knows. */
  known: readonly Unsent[]
  /** The messages that a save under way leaves in storage. */
  saving: readonly Unsent[]
  isOnline: boolean
  isSender: boolean
  /** Whether the messages survive the end of the tab. */
  isStored: boolean
}

const idOf = (room: string): string => `queue-${room}`

const isEmpty = ({ rooms }: OutboxContext): boolean => allIn(rooms).length === 0

/** Actors, guards and actions of the outbox. */
export const outboxSetup = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<OutboxPort, 'loadUnsent' | 'saveUnsent'>>),
    holdOutbox: {} as CallbackActorLogic<{ type: 'lock.granted' }, number>,
    watchUnsent: {} as CallbackActorLogic<UnsentChanged, number>,
    queue: roomQueueMachine,
  },
  guards: {
    hasQueue: ({ context }, room: string) => context.rooms[room] !== undefined,
    hasUnsent: ({ context }) => !isEmpty(context),
    isEmpty: ({ context }) => isEmpty(context),
    isStored: ({ context }) => context.isStored,
    isUnstored: ({ context }) => !context.isStored,
    hasChanges: ({ context: { known, rooms } }) => {
      const { saved, removed } = changesOf(known, allIn(rooms))
      return saved.length + removed.length > 0
    },
  },
  actions: {
    openQueue: assign(({ context: { app, clock, rooms, isOnline, isSender }, self, spawn }, first: Written) => {
      const { room } = first
      const items = [queued(first, clock.now())]
      spawn('queue', {
        id: idOf(room),
        input: { app, clock, owner: self, room, isOnline: isOnline && isSender, items },
      })
      return { rooms: { ...rooms, [room]: items } }
    }),
    sendToQueue: ({ self }, event: RoomQueueEvent & { readonly room: string }) =>
      childOf(self, idOf(event.room))?.send(event),
    holdQueues: ({ context: { rooms }, self }) => {
      for (const room of Object.keys(rooms)) childOf(self, idOf(room))?.send({ type: 'network.lost' })
    },
    wakeQueues: ({ context: { rooms, isOnline, isSender }, self }) => {
      if (!isOnline || !isSender) return
      for (const room of Object.keys(rooms)) childOf(self, idOf(room))?.send({ type: 'retry.due' })
    },
    adopt: assign(
      ({ context: { app, clock, rooms, known, isOnline, isSender }, self, spawn }, stored: readonly Unsent[]) => {
        const next = adopted(rooms, { known, stored })
        for (const [room, items] of Object.entries(next))
          if (rooms[room] === undefined)
            spawn('queue', {
              id: idOf(room),
              input: { app, clock, owner: self, room, isOnline: isOnline && isSender, items },
            })
        return { rooms: next, known: stored }
      },
    ),
    passOnItems: ({ context: { rooms }, self }) => {
      for (const [room, items] of Object.entries(rooms))
        childOf(self, idOf(room))?.send({ type: 'items.loaded', items })
    },
    // The room shows what another tab has sent, also when no event tells of it.
    tellRooms: ({ context: { app, rooms, known } }, stored: readonly Unsent[]) => {
      for (const id of settledRooms(rooms, adopted(rooms, { known, stored })))
        app.send({ type: 'record.changed', section: 'chats', id, version: 0 })
    },
    beginSending: assign({ isSender: true }),
    setOnline: assign((_, isOnline: boolean) => ({ isOnline })),
    setItems: assign(({ context: { rooms } }, { room, items }: QueueChanged) => ({
      rooms: { ...rooms, [room]: items },
    })),
    setSaving: assign(({ context }) => ({ saving: allIn(context.rooms) })),
    setSaved: assign(({ context }, saved: 'stored' | 'memoryOnly') => ({
      known: context.saving,
      // A message that was not stored is not stored with the next one either.
      isStored: saved === 'stored' && (context.isStored || isEmpty(context)),
    })),
    notifyApp,
  },
})
