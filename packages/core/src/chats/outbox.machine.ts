import { type ActorRefFrom, and, type SnapshotFrom } from 'xstate'
import { isDirtyWithoutDraft, isStored } from '../kit/claims/claims.ts'
import { logFault } from '../kit/load/reading.domain.ts'
import type { Unsent } from './outbox.domain.ts'
import { outboxSetup } from './outbox.setup.ts'
import { allIn, changesOf } from './outbox-tabs.domain.ts'
import type { RoomQueueEvent } from './room-queue.machine.ts'

const toQueue = {
  type: 'sendToQueue',
  params: ({ event }: { event: RoomQueueEvent & { readonly room: string } }) => event,
} as const

/**
 * The messages of all rooms that the server has not confirmed, each room with a queue of its own. Storage keeps them
 * until the server has them or the supplier removes them. All tabs show them, and the tab with the lock sends them.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    rooms: {},
    known: [],
    saving: [],
    isOnline: true,
    isSender: false,
    isStored: true,
  }),
  invoke: [
    // Without a lock every tab sends them; their keys keep each of them from arriving twice.
    {
      id: 'holdOutbox',
      src: 'holdOutbox',
      input: ({ context }) => context.supplierId,
      onError: { actions: ['beginSending', 'wakeQueues'] },
    },
    // Without it a tab shows what another one has sent until its page is loaded again.
    { id: 'watchUnsent', src: 'watchUnsent', input: ({ context }) => context.supplierId, onError: {} },
  ],
  type: 'parallel',
  on: {
    'lock.granted': { actions: ['beginSending', 'wakeQueues'] },
    'message.written': [
      {
        guard: { type: 'hasQueue', params: ({ event }) => event.message.room },
        actions: { type: 'sendToQueue', params: ({ event }) => ({ ...event, room: event.message.room }) },
      },
      { actions: { type: 'openQueue', params: ({ event }) => event.message } },
    ],
    'messages.seen': { actions: toQueue },
    'message.retried': { actions: toQueue },
    'message.removed': { actions: toQueue },
    'network.lost': { actions: [{ type: 'setOnline', params: false }, 'holdQueues'] },
    'retry.due': { actions: [{ type: 'setOnline', params: true }, 'wakeQueues'] },
    'queue.changed': { actions: { type: 'setItems', params: ({ event }) => event } },
  },
  states: {
    storage: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          on: { 'unsent.changedElsewhere': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadUnsent',
            src: 'loadUnsent',
            input: ({ context }) => context.supplierId,
            onDone: {
              target: 'kept',
              actions: [
                { type: 'tellRooms', params: ({ event }) => event.output },
                { type: 'adopt', params: ({ event }) => event.output },
                'passOnItems',
              ],
            },
            onError: { target: 'kept', actions: logFault('unsent messages') },
          },
        },

        kept: {
          always: { guard: 'hasChanges', target: 'saving' },
          on: { 'unsent.changedElsewhere': 'loading' },
        },

        saving: {
          tags: 'busy',
          entry: 'setSaving',
          // What changes meanwhile is saved afterwards.
          on: { 'unsent.changedElsewhere': 'loading' },
          invoke: {
            id: 'saveUnsent',
            src: 'saveUnsent',
            input: ({ context: { supplierId, rooms, known } }) => ({ supplierId, ...changesOf(known, allIn(rooms)) }),
            onDone: { target: 'kept', actions: { type: 'setSaved', params: ({ event }) => event.output } },
            onError: {
              target: 'kept',
              actions: [{ type: 'setSaved', params: 'memoryOnly' }, logFault('unsent messages')],
            },
          },
        },
      },
    },

    claims: {
      initial: 'empty',
      states: {
        empty: {
          always: [
            { guard: and(['hasUnsent', 'isStored']), target: 'stored' },
            { guard: 'hasUnsent', target: 'unstored' },
          ],
        },
        // Only signing out loses them.
        stored: {
          invoke: isStored,
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isUnstored', target: 'unstored' },
          ],
        },
        unstored: {
          invoke: isDirtyWithoutDraft,
          always: { guard: 'isEmpty', target: 'empty' },
        },
      },
    },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>

/** The unsent messages of a room, in the order in which they were written. */
export const selectUnsent = ({ context }: OutboxSnapshot, room: string): readonly Unsent[] =>
  context.rooms[room] ?? none

export const selectUnsentCount = ({ context }: OutboxSnapshot): number => allIn(context.rooms).length

const none: readonly Unsent[] = []
