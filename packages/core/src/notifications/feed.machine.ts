import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ScreenFact } from '../kernel/facts.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { Trunk } from '../kernel/trunk.ts'
import { type ChangesUpdated, noChanges } from './changes.domain.ts'
import { type Choice, requestOf } from './choices.domain.ts'
import { type Feed, goesOn, hasMore } from './feed.domain.ts'
import * as listed from './listed.domain.ts'
import { typeIn } from './notifications.domain.ts'
import { mayHaveChanged } from './outcome.domain.ts'
import { pagesMachine, reads } from './pages.machine.ts'

export type FeedEvent =
  | ScreenFact
  | Choice
  | { type: 'end.reached' | 'more.chosen' | 'newItems.chosen' | 'retry.chosen' }

export interface FeedContext extends listed.Listed {
  readonly trunk: Trunk
  readonly place: Place
  /** Why the newest reading failed. */
  readonly failure: Failure | null
}

interface Of<Event> {
  readonly context: FeedContext
  readonly event: Event
}

const placeIn = ({ event }: Of<{ readonly place: Place }>): Place => event.place
const changesIn = ({ event }: Of<ChangesUpdated>): ChangesUpdated => event
const setPlace = { type: 'setPlace', params: placeIn } as const
const setChanges = { type: 'setChanges', params: changesIn } as const
const chosen = { actions: { type: 'request', params: ({ event }: Of<Choice>) => event } } as const

const startAnew = {
  guard: { type: 'startsAnew', params: changesIn },
  target: '#feed.reading',
  reenter: true,
  actions: setChanges,
} as const

/** An answer that is on its way may be older than what the server has done since: ask again. */
const askAgain = <const Target extends string>(target: Target) =>
  [
    startAnew,
    { guard: { type: 'outdatesAnswers', params: changesIn }, target, reenter: true, actions: setChanges },
  ] as const

/**
 * The screen of notifications: a list that grows page by page. What is shown is a pure function of what the server
 * listed and of the changes that lie over it, which the panel sends.
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
    isAnotherType: ({ context }, place: Place) => typeIn(place) !== typeIn(context.place),
    hasMore: ({ context }) => hasMore(context.feed),
    goesOn: ({ context }) => goesOn(context.feed),
    isStale: ({ context }) => context.stale > 0,
    startsAnew: ({ context }, event: ChangesUpdated) => listed.startsAnew(context, event),
    outdatesAnswers: (_, { outcomes }: ChangesUpdated) => mayHaveChanged(outcomes),
  },
  actions: {
    setPlace: assign((_, place: Place) => ({ place })),
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
    keepStale: assign(({ context }) => ({ ...listed.marked(context, context.depth), depth: 0 })),
    setMissed: assign(({ context: { stale, depth } }) => ({
      missed: Math.max(stale, depth),
      stale: 0,
      depth: 0,
      failure: null,
    })),
    requestChanges: ({ context }) => context.trunk.send({ type: 'changes.requested' }),
    request: ({ context }, choice: Choice) => {
      const event = requestOf(context, choice)
      if (event) context.trunk.send(event)
    },
  },
}).createMachine({
  id: 'feed',
  context: ({ input: { trunk, place } }) => ({
    trunk,
    place,
    feed: null,
    changes: noChanges,
    failure: null,
    ...listed.upToDate,
  }),
  entry: 'requestChanges',
  initial: 'reading',
  on: {
    'place.refined': [
      { guard: { type: 'isAnotherType', params: placeIn }, target: '.reading', actions: setPlace },
      { actions: setPlace },
    ],
    'changes.updated': [startAnew, { actions: setChanges }],
    'filter.chosen': chosen,
    'read.chosen': chosen,
    'link.followed': chosen,
    'removal.chosen': chosen,
    'allRead.chosen': chosen,
    'clearing.chosen': chosen,
    'undo.chosen': chosen,
  },
  states: {
    reading: {
      tags: 'loading',
      invoke: reads(() => ({ list: null, covers: null }), 'setFirst', 'open', 'failed'),
      on: {
        'news.arrived': { target: 'reading', reenter: true },
        'tab.shown': { target: 'reading', reenter: true },
        'changes.updated': askAgain('reading'),
      },
    },

    failed: {
      tags: 'failed',
      on: { 'retry.chosen': 'reading', 'news.arrived': 'reading', 'tab.shown': 'reading' },
    },

    open: {
      on: {
        'news.arrived': { actions: { type: 'markStale', params: 1 } },
        // Another tab may have changed any of the rows.
        'tab.shown': { actions: { type: 'markStale', params: listed.allRows } },
        'newItems.chosen': { actions: 'showNewItems' },
      },
      initial: 'shown',
      states: {
        shown: {
          always: { guard: 'isStale', target: 'rereading' },
          on: {
            'end.reached': { guard: 'goesOn', target: 'more' },
            'more.chosen': { guard: 'hasMore', target: 'more' },
          },
        },

        more: {
          tags: 'more',
          invoke: reads(({ feed }: FeedContext) => ({ list: feed, covers: null }), 'setMore', 'shown', 'moreFailed'),
          on: { 'changes.updated': askAgain('more') },
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
            // A person who scrolls on does not wait for what is read behind the list: that begins again later.
            'end.reached': { guard: 'goesOn', target: 'more', actions: 'keepStale' },
            'more.chosen': { guard: 'hasMore', target: 'more', actions: 'keepStale' },
            'changes.updated': askAgain('rereading'),
          },
        },

        missed: { entry: 'setMissed', always: 'shown' },
      },
    },
  },
})

export type FeedActor = ActorRefFrom<typeof feedMachine>
export type FeedSnapshot = SnapshotFrom<typeof feedMachine>
