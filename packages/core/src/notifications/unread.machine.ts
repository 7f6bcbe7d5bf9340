import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, mayAskAgain, noteFault, pauseAfter, sinceIn } from '../resource/reading.domain.ts'
import { type NotificationPage, type NotificationQuery, newCountIn } from './notifications.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'

/** The count may be another one now; `supposed` is what it must be, where that is known. */
export interface UnreadNews {
  readonly type: 'unread.changed'
  readonly supposed: number | null
}

export type UnreadEvent =
  | UnreadNews
  | { type: 'refresh.wanted'; since?: number }
  | { type: 'count.learned'; count: number }

export interface UnreadContext {
  trunk: Trunk
  /** `null` until it was read once. */
  count: number | null
  /** Whoever is asked for the count itself has not said so yet. */
  isSupposed: boolean
  hasRetried: boolean
  /** Milliseconds to wait, when the server says so. */
  pause: number
}

const adopt = {
  type: 'suppose',
  params: ({ event }: { readonly event: { readonly count: number } }) => event.count,
} as const

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
    mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
    // Whoever is not let in is not let in later either.
    isWorthAsking: ({ context }, failure: Failure) => context.isSupposed && failure.kind !== 'unauthorized',
    isAnother: ({ context }, count: number) => count !== context.count,
  },
  actions: {
    rememberCount: assign((_, count: number) => ({ count, isSupposed: false })),
    suppose: assign(({ context }, supposed: number | null) => ({
      count: supposed ?? context.count,
      isSupposed: true,
    })),
    rememberPause: assign((_, failure: Failure) => ({ hasRetried: true, pause: pauseAfter(failure) })),
    forgetPause: assign({ hasRetried: false }),
    tellTrunk,
  },
  delays: { laterComes: 30_000, pauseEnds: ({ context }) => context.pause },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ trunk: input.trunk, count: null, isSupposed: false, hasRetried: false, pause: 0 }),
  initial: 'reading',
  on: {
    'refresh.wanted': { target: '.reading', reenter: true, actions: 'forgetPause' },
    'unread.changed': {
      target: '.reading',
      reenter: true,
      actions: ['forgetPause', { type: 'suppose', params: ({ event }) => event.supposed }],
    },
    'count.learned': {
      guard: { type: 'isAnother', params: ({ event }) => event.count },
      target: '.reading',
      actions: ['forgetPause', adopt],
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewCount',
        src: 'fetchNewCount',
        input: sinceIn,
        onDone: { target: 'known', actions: { type: 'rememberCount', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'pausing',
            actions: { type: 'rememberPause', params: failureOf },
          },
          {
            guard: { type: 'isWorthAsking', params: failureOf },
            target: 'supposed',
            actions: noteFault('new notifications'),
          },
          { target: 'known', actions: noteFault('new notifications') },
        ],
      },
      // It is being asked already.
      on: { 'count.learned': { actions: adopt } },
    },

    pausing: { after: { pauseEnds: 'reading' }, on: { 'count.learned': { actions: adopt } } },

    known: {},

    supposed: { after: { laterComes: { target: 'reading', actions: 'forgetPause' } } },
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
export type UnreadSnapshot = SnapshotFrom<typeof unreadMachine>

/** Passes on what a page says of how many are new. */
export function tellCount(trunk: Trunk, query: NotificationQuery, page: NotificationPage): void {
  const count = newCountIn(query, page)
  if (count !== null) trunk.send({ type: 'panel.told', fact: { type: 'count.learned', count } })
}
