import { assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { hasFailed, logFault, sinceIn, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Changes, type ChangesUpdated, noChanges } from './changes.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { countAfter, mayHaveChanged } from './outcome.domain.ts'

export type UnreadEvent =
  | ChangesUpdated
  | { type: 'refresh.requested'; since?: number }
  | { type: 'count.loaded'; count: number }

export interface UnreadContext {
  readonly app: AppRef
  /** The last count from the server; `null` until it is loaded. */
  readonly count: number | null
  /** The changes of this tab that the server's count does not include yet. */
  readonly changes: Changes
  /** The count was derived from changes or from a page, and has not been confirmed by the server. */
  readonly isAssumed: boolean
}

const changesIn = ({ event }: { readonly event: ChangesUpdated }): ChangesUpdated => event
const setChanges = { type: 'setChanges', params: changesIn } as const
const assumeCount = {
  type: 'assumeCount',
  params: ({ event }: { readonly event: { readonly count: number } }) => event.count,
} as const

/** The number of unread notifications. A failed read keeps the last count. */
export const unreadMachine = setup({
  types: {
    input: {} as { app: AppRef },
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<NotificationsPort, 'fetchNewCount'>>,
  guards: {
    // A refused token would be refused again, so there is no retry.
    isWorthAsking: ({ context }, failure: Failure | null) =>
      failure !== null && context.isAssumed && failure.kind !== 'unauthorized',
    isAnother: ({ context }, count: number) => count !== context.count,
    mayHaveChanged: (_, { outcomes }: ChangesUpdated) => mayHaveChanged(outcomes),
  },
  actions: {
    setCount: assign((_, count: number) => ({ count, isAssumed: false })),
    assumeCount: assign((_, count: number) => ({ count, isAssumed: true })),
    setChanges: assign(({ context: { count, isAssumed } }, { changes, outcomes }: ChangesUpdated) => ({
      changes,
      count: outcomes.reduce(countAfter, count),
      isAssumed: isAssumed || mayHaveChanged(outcomes),
    })),
    notifyApp,
  },
  delays: { laterComes: 30_000 },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ ...input, count: null, changes: noChanges, isAssumed: false }),
  initial: 'reading',
  on: {
    'refresh.requested': { target: '.reading', reenter: true },
    'changes.updated': [
      {
        guard: { type: 'mayHaveChanged', params: changesIn },
        target: '.reading',
        reenter: true,
        actions: setChanges,
      },
      { actions: setChanges },
    ],
    'count.loaded': {
      guard: { type: 'isAnother', params: ({ event }) => event.count },
      target: '.reading',
      actions: assumeCount,
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewCount',
        src: 'fetchNewCount',
        input: sinceIn,
        onDone: [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => event.output.failure },
            target: 'assumed',
            actions: logFault('new notifications'),
          },
          { guard: hasFailed, target: 'known', actions: logFault('new notifications') },
          { target: 'known', actions: { type: 'setCount', params: valueIn } },
        ],
      },
      // A request is under way already.
      on: { 'count.loaded': { actions: assumeCount } },
    },

    known: {},

    assumed: { after: { laterComes: 'reading' } },
  },
})
export type UnreadSnapshot = SnapshotFrom<typeof unreadMachine>
