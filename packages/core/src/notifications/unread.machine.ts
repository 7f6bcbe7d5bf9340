import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { hasFailed, noteFault, sinceIn, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Changes, type ChangesUpdated, noChanges } from './changes.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { countAfter, mayHaveChanged } from './outcome.domain.ts'

export type UnreadEvent =
  | ChangesUpdated
  | { type: 'refresh.wanted'; since?: number }
  | { type: 'count.learned'; count: number }

export interface UnreadContext {
  readonly trunk: Trunk
  /** What the server said last; `null` until it was asked once. */
  readonly count: number | null
  /** The changes of this tab, which the server does not count yet. */
  readonly changes: Changes
  /** The count follows from changes or from a page, and the server was not asked for it since. */
  readonly isAssumed: boolean
}

const changesIn = ({ event }: { readonly event: ChangesUpdated }): ChangesUpdated => event
const setChanges = { type: 'setChanges', params: changesIn } as const
const assumeCount = {
  type: 'assumeCount',
  params: ({ event }: { readonly event: { readonly count: number } }) => event.count,
} as const

/** How many notifications are unread. The last known count stays when the server cannot be asked again. */
export const unreadMachine = setup({
  types: {
    input: {} as { trunk: Trunk },
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<NotificationsPort, 'fetchNewCount'>>,
  guards: {
    // A token that was refused is refused later, too.
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
    tellTrunk,
  },
  delays: { laterComes: 30_000 },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ ...input, count: null, changes: noChanges, isAssumed: false }),
  initial: 'reading',
  on: {
    'refresh.wanted': { target: '.reading', reenter: true },
    'changes.updated': [
      {
        guard: { type: 'mayHaveChanged', params: changesIn },
        target: '.reading',
        reenter: true,
        actions: setChanges,
      },
      { actions: setChanges },
    ],
    'count.learned': {
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
            actions: noteFault('new notifications'),
          },
          { guard: hasFailed, target: 'known', actions: noteFault('new notifications') },
          { target: 'known', actions: { type: 'setCount', params: valueIn } },
        ],
      },
      // The server is asked already.
      on: { 'count.learned': { actions: assumeCount } },
    },

    known: {},

    assumed: { after: { laterComes: 'reading' } },
  },
})

export type UnreadActor = ActorRefFrom<typeof unreadMachine>
export type UnreadSnapshot = SnapshotFrom<typeof unreadMachine>
