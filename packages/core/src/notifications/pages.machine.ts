import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'
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
  readonly app: AppRef
  readonly only: NotificationType | null
  /** The list that the next page is appended to; `null` to start with the first page. */
  readonly list: Feed | null
  /** The list and the number of its rows to refresh; `null` to read one page. */
  readonly covers: { readonly feed: Feed; readonly depth: number } | null
}

export interface PagesContext extends PagesInput {
  readonly failure: Failure | null
}

/** Reads one page, or the pages that must be refreshed. */
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
    notifyCount: ({ context: { app, only } }, page: NotificationPage) => {
      const count = newCountIn({ page: page.page, type: only }, page)
      if (count !== null) app.send({ type: 'count.loaded', count })
    },
    notifyApp,
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

/** The `invoke` of a state that reads pages, with its input, its action and its targets. */
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
      readonly context: Context & { readonly app: AppRef; readonly location: Location }
    }): PagesInput => ({
      app: context.app,
      only: typeIn(context.location),
      ...meant(context),
    }),
    onDone: [
      { guard: hasFailed, target: failure, actions: { type: 'setFailure', params: failureIn } },
      { target, actions: { type, params: valueIn } },
    ],
    onError: { target: failure, actions: { type: 'setFailure', params: failureOf } },
  }) as const
