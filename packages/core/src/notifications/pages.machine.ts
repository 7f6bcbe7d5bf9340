import { assign, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { Place } from '../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import {
  failed,
  failureIn,
  failureOf,
  hasFailed,
  type ReadResult,
  succeeded,
  valueIn,
  whenFailed,
} from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
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
}

/** Reads a page, or as many as are to be read again. */
export const pagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesContext,
    output: {} as ReadResult<Feed>,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<NotificationsPort, 'fetchNotifications'>>,
  guards: {
    isEnough: ({ context: { list, covers } }) =>
      list === null || covers === null || isEnough(covers.feed, list, covers.depth),
  },
  actions: {
    addPage: assign(({ context: { list, only } }, page: NotificationPage) => ({
      list: list ? grown(list, page) : feedFrom(only, page, usualPageSize),
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyCount: ({ context: { trunk, only } }, page: NotificationPage) => {
      const count = newCountIn({ page: page.page, type: only }, page)
      if (count !== null) trunk.send({ type: 'count.learned', count })
    },
    tellTrunk,
  },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ ...input, failure: null }),
  output: ({ context: { list, failure } }) => (failure ? failed(failure) : succeeded(must(list))),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        input: ({ context: { list, only } }): NotificationQuery => ({ page: nextPage(list), type: only }),
        onDone: [
          whenFailed('settled', 'notifications'),
          {
            target: 'comparing',
            actions: [
              { type: 'addPage', params: valueIn },
              { type: 'notifyCount', params: valueIn },
            ],
          },
        ],
      },
    },

    comparing: { always: [{ guard: 'isEnough', target: 'settled' }, { target: 'asking' }] },

    settled: { type: 'final' },
  },
})

/** The piece of a state that reads pages: which ones, what becomes of them, and where it leads. */
export const reads = <Context, const Type extends string, const Target extends string, const Failed extends string>(
  meant: (context: Context) => Pick<PagesInput, 'list' | 'covers'>,
  type: Type,
  target: Target,
  failure: Failed,
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
      { guard: hasFailed, target: failure, actions: { type: 'setFailure', params: failureIn } },
      { target, actions: { type, params: valueIn } },
    ],
    onError: { target: failure, actions: { type: 'setFailure', params: failureOf } },
  }) as const
