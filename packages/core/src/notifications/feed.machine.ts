import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { AppRef } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { ScreenEvent } from '../kernel/screen-events.ts'
import { type ChangesUpdated, noChanges } from './changes.domain.ts'
import { type Choice, requestOf } from './choices.domain.ts'
import { type Feed, hasMore, opensNext } from './feed.domain.ts'
import * as listed from './listed.domain.ts'
import { typeIn } from './notifications.domain.ts'
import { mayHaveChanged } from './outcome.domain.ts'
import { pagesMachine, reads } from './pages.machine.ts'

export type FeedEvent =
  | ScreenEvent
  | Choice
  | { type: 'end.reached' | 'more.chosen' | 'newItems.chosen' | 'retry.chosen' }

export interface FeedContext extends listed.Listed {
  readonly app: AppRef
  readonly location: Location
  /** Why the last read failed. */
  readonly failure: Failure | null
}

interface Of<Event> {
  readonly context: FeedContext
  readonly event: Event
}

const locationIn = ({ event }: Of<{ readonly location: Location }>): Location => event.location
const changesIn = ({ event }: Of<ChangesUpdated>): ChangesUpdated => event
const setLocation = { type: 'setLocation', params: locationIn } as const
const setChanges = { type: 'setChanges', params: changesIn } as const
const chosen = { actions: { type: 'request', params: ({ event }: Of<Choice>) => event } } as const

const startAnew = {
  guard: { type: 'startsAnew', params: changesIn },
  target: '#feed.reading',
  actions: setChanges,
} as const

/** A response under way may be older than the server's latest change, so the request is sent again. */
const askAgain = <const Target extends string>(target: Target) =>
  ({ guard: { type: 'outdatesAnswers', params: changesIn }, target, reenter: true, actions: setChanges }) as const

/**
 * The screen of notifications: a list that is loaded page by page. The view is a pure function of the server's rows and
 * of the pending changes, which the panel sends.
 */
export const feedMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as FeedContext,
    events: {} as FeedEvent,
    tags: {} as 'loading' | 'failed' | 'more' | 'moreFailed',
    children: {} as { pages: 'pages' },
  },
  actors: { pages: pagesMachine },
  guards: {
    isAnotherType: ({ context }, location: Location) => typeIn(location) !== typeIn(context.location),
    hasMore: ({ context }) => hasMore(context.feed),
    opensNext: ({ context }) => opensNext(context.feed),
    isStale: ({ context }) => context.stale > 0,
    startsAnew: ({ context }, event: ChangesUpdated) => listed.startsAnew(context, event),
    outdatesAnswers: (_, { outcomes }: ChangesUpdated) => mayHaveChanged(outcomes),
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setFirst: assign((_, list: Feed) => ({ ...listed.firstRead(list), failure: null })),
    setMore: assign(({ context: { feed } }, list: Feed) => ({
      ...listed.moreRead(feed, list),
      failure: null,
    })),
    setAgain: assign(({ context }, list: Feed) => listed.readAgain(context, list)),
    showNewItems: assign(({ context: { feed } }) => ({ feed: feed && { ...feed, newItems: 0 } })),
    setChanges: assign(({ context }, event: ChangesUpdated) => listed.withChanges(context, event)),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    markStale: assign(({ context }, rows: number) => listed.marked(context, rows)),
    takeStale: assign(({ context }) => ({ depth: context.stale, stale: 0 })),
    saveStale: assign(({ context }) => ({ ...listed.marked(context, context.depth), depth: 0 })),
    setMissed: assign(({ context: { stale, depth } }) => ({
      missed: Math.max(stale, depth),
      stale: 0,
      depth: 0,
      failure: null,
    })),
    requestChanges: ({ context }) => context.app.send({ type: 'changes.requested' }),
    request: ({ context }, choice: Choice) => {
      const event = requestOf(context, choice)
      if (event) context.app.send(event)
    },
  },
}).createMachine({
  id: 'feed',
  context: ({ input: { app, location } }) => ({
    app,
    location,
    feed: null,
    changes: noChanges,
    failure: null,
    ...listed.upToDate,
  }),
  entry: 'requestChanges',
  initial: 'reading',
  on: {
    'query.changed': [
      { guard: { type: 'isAnotherType', params: locationIn }, target: '.reading', actions: setLocation },
      { actions: setLocation },
    ],
    'changes.updated': [startAnew, { actions: setChanges }],
    'filter.chosen': chosen,
    'read.chosen': chosen,
    'link.followed': chosen,
    'deletion.chosen': chosen,
    'allRead.chosen': chosen,
    'clearing.chosen': chosen,
    'undo.chosen': chosen,
  },
  states: {
    reading: {
      tags: 'loading',
      invoke: reads(() => ({ list: null, covers: null }), 'setFirst', 'open', 'failed'),
      on: {
        'data.invalidated': { target: 'reading', reenter: true },
        'tab.shown': { target: 'reading', reenter: true },
        'changes.updated': askAgain('reading'),
      },
    },

    failed: {
      tags: 'failed',
      on: { 'retry.chosen': 'reading', 'data.invalidated': 'reading', 'tab.shown': 'reading' },
    },

    open: {
      on: {
        'data.invalidated': { actions: { type: 'markStale', params: 1 } },
        // Another tab may have changed any row.
        'tab.shown': { actions: { type: 'markStale', params: listed.allRows } },
        'newItems.chosen': { actions: 'showNewItems' },
      },
      initial: 'shown',
      states: {
        shown: {
          always: { guard: 'isStale', target: 'rereading' },
          on: {
            'end.reached': { guard: 'opensNext', target: 'more' },
            'more.chosen': { guard: 'hasMore', target: 'more' },
          },
        },

        more: {
          tags: 'more',
          invoke: reads(({ feed }: FeedContext) => ({ list: feed, covers: null }), 'setMore', 'shown', 'moreFailed'),
          on: { 'changes.updated': [startAnew, askAgain('more')] },
        },

        moreFailed: {
          tags: 'moreFailed',
          always: { guard: 'isStale', target: 'rereading' },
          on: { 'retry.chosen': 'more' },
        },

        rereading: {
          entry: 'takeStale',
          invoke: reads(
            ({ feed, depth }) => ({ list: null, covers: feed && { feed, depth } }),
            'setAgain',
            'shown',
            'missed',
          ),
          on: {
            // Scrolling to the end loads more rows first; the background refresh is restarted later.
            'end.reached': { guard: 'opensNext', target: 'more', actions: 'saveStale' },
            'more.chosen': { guard: 'hasMore', target: 'more', actions: 'saveStale' },
            'changes.updated': [startAnew, askAgain('rereading')],
          },
        },

        missed: { entry: 'setMissed', always: 'shown' },
      },
    },
  },
})

export type FeedActor = ActorRefFrom<typeof feedMachine>
export type FeedSnapshot = SnapshotFrom<typeof feedMachine>
