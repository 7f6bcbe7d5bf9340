import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { failureOf } from '../resource/reading.domain.ts'
import { asksAnew, type Doubt, doubtAfter, isUnresolved, newestPage, outdatesAnswers } from './doubt.domain.ts'
import { goesOn, hasMore, nextPage } from './feed.domain.ts'
import { type Fetched, fetchingMachine } from './fetching.machine.ts'
import { type NotificationPage, type NotificationType, usualPageSize } from './notifications.domain.ts'
import { emptyOutbox, type OutboxChanged, type Outcome } from './outbox.domain.ts'
import { type Overlaid, withArrivals, withFirst, withMore, withOutbox, withReread } from './overlay.domain.ts'
import { type PageReread, rereadingMachine } from './rereading.machine.ts'

export type FeedEvent =
  | OutboxChanged
  | PageReread
  | { type: 'filter.changed'; only: NotificationType | null }
  | { type: 'news.arrived' }
  | { type: 'end.reached' }
  | { type: 'more.chosen' }
  | { type: 'arrivals.chosen' }
  | { type: 'retry.chosen' }

export interface FeedContext extends Overlaid {
  readonly trunk: Trunk
  /** Why the newest reading failed. */
  readonly failure: Failure | null
}

interface WithFetched {
  readonly event: { readonly output: Fetched }
}

interface WithOutcome {
  readonly context: FeedContext
  readonly event: OutboxChanged
}

const fetchedIn = ({ event }: WithFetched): Fetched => event.output
const rememberFirst = { type: 'rememberFirst', params: fetchedIn } as const
const rememberMore = { type: 'rememberMore', params: fetchedIn } as const
const outcomeIn = ({ event }: WithOutcome): Outcome | null => event.outcome
const rememberOutbox = { type: 'rememberOutbox', params: ({ event }: WithOutcome) => event } as const
const askAnew = {
  guard: { type: 'asksAnew', params: outcomeIn },
  target: '#feed.reading',
  actions: rememberOutbox,
} as const
const lookAtOutcome = [
  { type: 'doubt', params: ({ context, event }: WithOutcome) => doubtAfter(context, event.outcome) },
  rememberOutbox,
] as const

/**
 * The list of notifications: a first page that replaces, later ones that are appended.
 * What is shown is a pure function of what the server said and of what waits to be carried out.
 */
export const feedMachine = setup({
  types: {
    input: {} as Pick<FeedContext, 'trunk' | 'only'>,
    context: {} as FeedContext,
    events: {} as FeedEvent,
    tags: {} as 'loading' | 'failed' | 'more' | 'moreFailed',
    children: {} as { first: 'fetching'; more: 'fetching'; rereading: 'rereading' },
  },
  actors: { fetching: fetchingMachine, rereading: rereadingMachine },
  guards: {
    isAnother: ({ context }, only: NotificationType | null) => only !== context.only,
    isOutboxUnknown: ({ context }) => context.outbox === null,
    hasFailed: (_, { failure }: Fetched) => failure !== null,
    hasMore: ({ context }) => hasMore(context.feed),
    goesOn: ({ context }) => goesOn(context.feed),
    hasArrivals: ({ context }) => context.arrived !== null,
    isUnresolved: ({ context }, { page, about }: PageReread) => isUnresolved(context, page, about),
    asksAnew: (_, outcome: Outcome | null) => asksAnew(outcome),
    outdatesAnswers: (_, outcome: Outcome | null) => outdatesAnswers(outcome),
  },
  actions: {
    rememberFilter: assign((_, only: NotificationType | null) => ({ only })),
    rememberFirst: assign(({ context }, { page, failure }: Fetched) => ({ ...withFirst(context, page), failure })),
    rememberMore: assign(({ context }, { page, failure }: Fetched) => ({ ...withMore(context, page), failure })),
    rememberReread: assign(({ context }, page: NotificationPage) => withReread(context, page)),
    showArrivals: assign(({ context }) => withArrivals(context)),
    rememberOutbox: assign(({ context }, fact: OutboxChanged) => withOutbox(context, fact)),
    assumeOutbox: assign({ outbox: emptyOutbox }),
    rememberFailure: assign((_, failure: Failure | null) => ({ failure })),
    doubt: ({ self }, doubt: Doubt | null) =>
      doubt && childOf(self, 'rereading')?.send({ type: 'page.doubted', doubt }),
    tellTrunk,
  },
  delays: { outboxTakesTooLong: 3000 },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({
    ...input,
    pageSize: usualPageSize,
    feed: null,
    outbox: null,
    arrived: null,
    failure: null,
  }),
  entry: { type: 'tellTrunk', params: { type: 'panel.told', fact: { type: 'outbox.wanted' } } },
  initial: 'reading',
  after: { outboxTakesTooLong: { guard: 'isOutboxUnknown', actions: 'assumeOutbox' } },
  on: {
    'filter.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event.only },
      target: '.reading',
      actions: { type: 'rememberFilter', params: ({ event }) => event.only },
    },
    'outbox.changed': [askAnew, { actions: rememberOutbox }],
  },
  states: {
    reading: {
      tags: 'loading',
      invoke: {
        id: 'first',
        src: 'fetching',
        input: ({ context: { trunk, only } }) => ({ trunk, query: { page: 1, type: only } }),
        onDone: [
          { guard: { type: 'hasFailed', params: fetchedIn }, target: 'failed', actions: rememberFirst },
          { target: 'open', actions: rememberFirst },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureOf } },
      },
      // An answer that was written before is not what is wanted.
      on: {
        'news.arrived': { target: 'reading', reenter: true },
        'outbox.changed': {
          guard: { type: 'outdatesAnswers', params: outcomeIn },
          target: 'reading',
          reenter: true,
          actions: rememberOutbox,
        },
      },
    },

    failed: { tags: 'failed', on: { 'retry.chosen': 'reading', 'news.arrived': 'reading' } },

    open: {
      invoke: {
        id: 'rereading',
        src: 'rereading',
        input: ({ context: { trunk, only }, self }) => ({ trunk, owner: self, only }),
        onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'rereading stopped' } } },
      },
      initial: 'shown',
      on: {
        'news.arrived': { actions: { type: 'doubt', params: newestPage } },
        'page.reread': [
          { guard: { type: 'isUnresolved', params: ({ event }) => event }, target: '#feed.reading' },
          { actions: { type: 'rememberReread', params: ({ event }) => event.page } },
        ],
        'arrivals.chosen': { guard: 'hasArrivals', target: '.shown', actions: 'showArrivals' },
        'outbox.changed': [askAnew, { actions: lookAtOutcome }],
      },
      states: {
        shown: {
          on: {
            'end.reached': { guard: 'goesOn', target: 'readingMore' },
            'more.chosen': { guard: 'hasMore', target: 'readingMore' },
          },
        },

        readingMore: {
          tags: 'more',
          invoke: {
            id: 'more',
            src: 'fetching',
            input: ({ context: { trunk, only, feed } }) => ({
              trunk,
              query: { page: nextPage(feed), type: only },
            }),
            onDone: [
              { guard: { type: 'hasFailed', params: fetchedIn }, target: 'moreFailed', actions: rememberMore },
              { target: 'shown', actions: rememberMore },
            ],
            onError: { target: 'moreFailed', actions: { type: 'rememberFailure', params: failureOf } },
          },
          on: {
            'outbox.changed': {
              guard: { type: 'outdatesAnswers', params: outcomeIn },
              target: 'readingMore',
              reenter: true,
              actions: lookAtOutcome,
            },
          },
        },

        moreFailed: { tags: 'moreFailed', on: { 'retry.chosen': 'readingMore' } },
      },
    },
  },
})

export type FeedActor = ActorRefFrom<typeof feedMachine>
export type FeedSnapshot = SnapshotFrom<typeof feedMachine>
