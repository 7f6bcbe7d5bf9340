import { assign, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, mayAskAgain, noteFault, pauseAfter } from '../resource/reading.domain.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { tellCount } from './unread.machine.ts'

/** One of them is there. */
export interface Fetched {
  readonly page: NotificationPage | null
  readonly failure: Failure | null
}

export interface FetchingInput {
  readonly trunk: Trunk
  readonly query: NotificationQuery
}

export interface FetchingContext extends FetchingInput {
  page: NotificationPage | null
  failure: Failure | null
  hasRetried: boolean
}

/** Reads one page, and once more where the server says when to come back. */
export const fetchingMachine = setup({
  types: {
    input: {} as FetchingInput,
    context: {} as FetchingContext,
    output: {} as Fetched,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNotifications'>>,
  guards: {
    mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
  },
  actions: {
    rememberPage: assign((_, page: NotificationPage) => ({ page, failure: null })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    countRetry: assign({ hasRetried: true }),
    tellCount: ({ context: { trunk, query } }, page: NotificationPage) => tellCount(trunk, query, page),
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => (context.failure ? pauseAfter(context.failure) : 0) },
}).createMachine({
  id: 'fetching',
  context: ({ input }) => ({ ...input, page: null, failure: null, hasRetried: false }),
  output: ({ context: { page, failure } }) => ({ page, failure }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        input: ({ context }) => context.query,
        onDone: {
          target: 'settled',
          actions: [
            { type: 'rememberPage', params: ({ event }) => event.output },
            { type: 'tellCount', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'pausing',
            actions: [{ type: 'rememberFailure', params: failureOf }, 'countRetry'],
          },
          {
            target: 'settled',
            actions: [{ type: 'rememberFailure', params: failureOf }, noteFault('notifications')],
          },
        ],
      },
    },

    pausing: { after: { pauseEnds: 'asking' } },

    settled: { type: 'final' },
  },
})
