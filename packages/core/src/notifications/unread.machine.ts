import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, noteFault } from '../resource/reading.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'

/** The count may be another one now; `supposed` is what it must be, where that is known. */
export interface UnreadNews {
  readonly type: 'unread.changed'
  readonly supposed: number | null
}

export type UnreadEvent = UnreadNews | { type: 'refresh.wanted' }

export interface UnreadContext {
  trunk: Trunk
  /** `null` until it was read once. */
  count: number | null
  /** Nobody has said so yet but this app. */
  isSupposed: boolean
}

/** How many notifications wait to be read; what was known stays when it cannot be read again. */
export const unreadMachine = setup({
  types: {
    input: {} as { trunk: Trunk },
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNewCount'>>,
  guards: {
    // Whoever is not let in is not let in later either.
    isWorthAsking: ({ context }, failure: Failure) => context.isSupposed && failure.kind !== 'unauthorized',
  },
  actions: {
    rememberCount: assign((_, count: number) => ({ count, isSupposed: false })),
    suppose: assign(({ context }, supposed: number | null) =>
      supposed === null ? context : { count: supposed, isSupposed: true },
    ),
    tellTrunk,
  },
  delays: { laterComes: 30_000 },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ trunk: input.trunk, count: null, isSupposed: false }),
  initial: 'reading',
  on: {
    'refresh.wanted': { target: '.reading', reenter: true },
    'unread.changed': {
      target: '.reading',
      reenter: true,
      actions: { type: 'suppose', params: ({ event }) => event.supposed },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewCount',
        src: 'fetchNewCount',
        onDone: { target: 'known', actions: { type: 'rememberCount', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isWorthAsking', params: failureOf },
            target: 'supposed',
            actions: noteFault('new notifications'),
          },
          { target: 'known', actions: noteFault('new notifications') },
        ],
      },
    },

    known: {},

    supposed: { after: { laterComes: 'reading' } },
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
export type UnreadSnapshot = SnapshotFrom<typeof unreadMachine>
