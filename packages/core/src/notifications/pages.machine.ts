import { assign, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Place } from '../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, mayAskAgain, noteFault, pauseAfter } from '../kit/load/reading.domain.ts'
import { type Feed, feedFrom, grown, nextPage } from './feed.domain.ts'
import {
  type NotificationPage,
  type NotificationQuery,
  type NotificationType,
  newCountIn,
  typeIn,
  usualPageSize,
} from './notifications.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { isEnough } from './reread.domain.ts'

export interface PagesInput {
  readonly trunk: Trunk
  readonly only: NotificationType | null
  /** What the next page is added to; `null` to begin with the first page. */
  readonly list: Feed | null
  /** The list that is read again, and how many of its rows; `null` when one page is enough. */
  readonly covers: { readonly feed: Feed; readonly depth: number } | null
}

export interface PagesContext extends PagesInput {
  readonly failure: Failure | null
  readonly hasRetried: boolean
}

/** The list with what was read, or why it could not be. */
export type PagesRead = Pick<PagesContext, 'list' | 'failure'>

/** Reads a page, or as many as are to be read again. A server that says when to come back is asked once more. */
export const pagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesContext,
    output: {} as PagesRead,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNotifications'>>,
  guards: {
    mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
    isEnough: ({ context: { list, covers } }) =>
      list === null || covers === null || isEnough(covers.feed, list, covers.depth),
  },
  actions: {
    addPage: assign(({ context: { list, only } }, page: NotificationPage) => ({
      list: list ? grown(list, page) : feedFrom(only, page, usualPageSize),
      failure: null,
      hasRetried: false,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    countRetry: assign({ hasRetried: true }),
    notifyCount: ({ context: { trunk, only } }, page: NotificationPage) => {
      const count = newCountIn({ page: page.page, type: only }, page)
      if (count !== null) trunk.send({ type: 'count.learned', count })
    },
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => (context.failure ? pauseAfter(context.failure) : 0) },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ ...input, failure: null, hasRetried: false }),
  output: ({ context: { list, failure } }) => ({ list, failure }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        input: ({ context: { list, only } }): NotificationQuery => ({ page: nextPage(list), type: only }),
        onDone: {
          target: 'comparing',
          actions: [
            { type: 'addPage', params: ({ event }) => event.output },
            { type: 'notifyCount', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'pausing',
            actions: [{ type: 'setFailure', params: failureOf }, 'countRetry'],
          },
          {
            target: 'settled',
            actions: [{ type: 'setFailure', params: failureOf }, noteFault('notifications')],
          },
        ],
      },
    },

    comparing: { always: [{ guard: 'isEnough', target: 'settled' }, { target: 'asking' }] },

    pausing: { after: { pauseEnds: 'asking' } },

    settled: { type: 'final' },
  },
})

interface Ended {
  readonly event: { readonly output: PagesRead }
}

const readIn = ({ event }: Ended): PagesRead => event.output
const failureIn = ({ event }: Ended): Failure | null => event.output.failure

/** The piece of a state that reads pages: which ones, what becomes of them, and where it leads. */
export const reads = <Context, const Type extends string, const Target extends string, const Failed extends string>(
  meant: (context: Context) => Pick<PagesInput, 'list' | 'covers'>,
  type: Type,
  target: Target,
  failed: Failed,
) =>
  ({
    id: 'pages',
    src: 'pages',
    input: ({
      context,
    }: {
      readonly context: Context & { readonly trunk: Trunk; readonly place: Place }
    }): PagesInput => ({
      trunk: context.trunk,
      only: typeIn(context.place),
      ...meant(context),
    }),
    onDone: [
      {
        guard: { type: 'hasFailed', params: readIn },
        target: failed,
        actions: { type: 'setFailure', params: failureIn },
      },
      { target, actions: { type, params: readIn } },
    ],
    onError: { target: failed, actions: { type: 'setFailure', params: failureOf } },
  }) as const
