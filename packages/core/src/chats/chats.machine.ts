import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import { askedOrder, roomAt, roomRules } from './chats.domain.ts'
import { chatsSetup } from './chats.setup.ts'
import type { MessageSent } from './outbox.domain.ts'

const outdated = { type: 'sendToList', params: { type: 'page.outdated' } } as const
const orderChanged = { type: 'sendToRoom', params: { type: 'order.changed', id: null } } as const
const roomChanged = { type: 'sendToRoom', params: { type: 'room.changed' } } as const

/** The screen of chats: the rooms, and the open one beside them. */
export const chatsMachine = chatsSetup.createMachine({
  id: 'chats',
  context: ({ input: { app, clock, ids, location, supplier } }) => ({
    app,
    clock,
    ids,
    location,
    supplierId: must(supplier).id,
    counts: null,
    now: clock.now(),
    proposed: null,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { app, location }, self }) => ({ app, location, owner: self }),
    onError: { actions: notifyFailure },
  },
  type: 'parallel',
  on: {
    'record.changed': [
      { guard: { type: 'isOfRoom', params: ({ event }) => event }, actions: [outdated, roomChanged] },
      { guard: { type: 'isOfChats', params: ({ event }) => event }, actions: outdated },
      {
        guard: { type: 'isOfOrders', params: ({ event }) => event },
        actions: { type: 'sendToRoom', params: ({ event }) => ({ type: 'order.changed', id: event.id }) },
      },
    ],
    'data.invalidated': { actions: [outdated, roomChanged, orderChanged] },
    'tab.shown': { actions: [{ type: 'sendToList', params: { type: 'tab.shown' } }, roomChanged] },
    'tab.hidden': { actions: { type: 'sendToList', params: { type: 'tab.hidden' } } },
    'room.touched': { actions: outdated },
    'room.stepped': { actions: { type: 'stepRoom', params: ({ event }) => event.by } },
    'room.left': { actions: 'leaveRoom' },
    'message.sent': { actions: { type: 'sendToRoom', params: ({ event }: { event: MessageSent }) => event } },
  },
  states: {
    clock: {
      initial: 'ticking',
      states: { ticking: { after: { minute: { target: 'ticking', reenter: true, actions: 'setNow' } } } },
    },

    counts: {
      initial: 'waiting',
      // A room that moves in the list is shown at its place at once.
      on: {
        'page.read': {
          guard: { type: 'isRead', params: ({ event }) => event },
          target: '.reading',
          actions: [{ type: 'sendToList', params: { type: 'newest.chosen' } }, 'setNow'],
        },
      },
      states: {
        waiting: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchCounts',
            src: 'fetchCounts',
            input: ({ context }) => roomRules.queryOf(context.location.search ?? ''),
            onDone: [
              { guard: hasFailed, target: 'waiting', actions: logFault('the numbers of chats') },
              { target: 'waiting', actions: { type: 'setCounts', params: valueIn } },
            ],
          },
        },
      },
    },

    place: {
      initial: 'arriving',
      on: {
        'query.changed': [
          {
            guard: { type: 'isSamePlace', params: ({ event }) => event.location },
            actions: [
              { type: 'setLocation', params: ({ event }) => event.location },
              { type: 'sendToList', params: ({ event }) => event },
            ],
          },
          {
            target: '.arriving',
            actions: [
              { type: 'setLocation', params: ({ event }) => event.location },
              { type: 'sendToList', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        arriving: {
          always: [
            { guard: 'isRoomAsked', target: 'room' },
            { guard: 'isOrderAsked', target: 'seeking' },
            { target: 'none' },
          ],
        },
        none: {},
        // An address that is only opened makes no room, so the supplier is asked first.
        seeking: {
          tags: ['busy', 'starting'],
          invoke: {
            id: 'findRoom',
            src: 'findRoom',
            input: ({ context: { location } }) => must(askedOrder(location)),
            onDone: [
              {
                guard: { type: 'hasRoom', params: ({ event }) => event.output },
                target: 'none',
                actions: { type: 'openRoom', params: ({ event }) => event.output.room },
              },
              { target: 'proposed', actions: { type: 'setProposed', params: ({ event }) => event.output } },
            ],
            onError: { target: 'none', actions: [notifyFailure, { type: 'openRoom', params: null }] },
          },
        },
        proposed: {
          tags: 'proposed',
          on: {
            'conversation.started': 'starting',
            'conversation.declined': { target: 'none', actions: { type: 'openRoom', params: null } },
          },
        },
        // The server has one room for a buyer and an order, so asking for it twice makes no second one.
        starting: {
          tags: ['busy', 'starting'],
          invoke: {
            id: 'openRoom',
            src: 'openRoom',
            input: ({ context: { location, ids } }) => ({ order: must(askedOrder(location)), key: ids.next() }),
            onDone: { target: 'none', actions: { type: 'openRoom', params: ({ event }) => event.output.id } },
            onError: { target: 'proposed', actions: notifyFailure },
          },
        },
        room: {
          invoke: {
            id: 'room',
            src: 'room',
            input: ({ context: { app, clock, ids, supplierId, location }, self }) => ({
              app,
              clock,
              ids,
              supplierId,
              id: must(roomAt(location)),
              owner: self,
            }),
            onError: { actions: notifyFailure },
          },
        },
      },
    },
  },
})

export type ChatsActor = ActorRefFrom<typeof chatsMachine>
export type ChatsSnapshot = SnapshotFrom<typeof chatsMachine>
