import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Location } from '../kernel/routes.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import { hasFailed, isNotOffered, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Summary } from '../statistics/statistics.domain.ts'
import type { StatisticsReads } from '../statistics/statistics.port.ts'
import { type Asked, askedToday, statisticsRules } from '../statistics/statistics-query.domain.ts'

export type TodayEvent = ScreenEvent | { type: 'retry.chosen' }

export interface TodayInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly location: Location
}

export interface TodayContext extends TodayInput {
  /** The store whose figures are shown; `null` for all stores together. */
  store: string | null
  /** The last loaded figures; a failed read keeps them. */
  summary: Summary | null
  /** The time that the page speaks of, in milliseconds since 1970: that of the last read. */
  now: number
}

type Args = { readonly context: TodayContext }

const storeAt = ({ search = '' }: Location) => statisticsRules.queryOf(search).store

/** The figures of today beside those of yesterday at the same hour. */
export const todayMachine = setup({
  types: {
    input: {} as TodayInput,
    context: {} as TodayContext,
    events: {} as TodayEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<StatisticsReads, 'fetchSummary'>>,
  guards: {
    isOtherStore: ({ context: { store } }, location: Location) => storeAt(location) !== store,
    isAboutOrders: ({ event }) => event.type === 'record.changed' && event.section === 'orders',
  },
  actions: {
    setStore: assign((_, location: Location) => ({ store: storeAt(location), summary: null })),
    setSummary: assign(({ context: { clock } }, summary: Summary) => ({ summary, now: clock.now() })),
    notifyApp,
  },
  // A flood of orders reads the figures once in a while.
  delays: { settling: 10_000 },
}).createMachine({
  id: 'today',
  context: ({ input }) => ({ ...input, store: storeAt(input.location), summary: null, now: input.clock.now() }),
  initial: 'reading',
  on: {
    'query.changed': {
      guard: { type: 'isOtherStore', params: ({ event }) => event.location },
      target: '.reading',
      actions: { type: 'setStore', params: ({ event }) => event.location },
    },
    'data.invalidated': '.reading',
    'tab.shown': '.reading',
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchSummary',
        src: 'fetchSummary',
        input: ({ context: { clock, store } }: Args): Asked => askedToday({ store }, clock.now()),
        onDone: [
          { guard: isNotOffered, target: 'absent' },
          { guard: hasFailed, target: 'failed', actions: logFault('figures of today') },
          { target: 'fresh', actions: { type: 'setSummary', params: valueIn } },
        ],
      },
    },
    fresh: { on: { 'record.changed': { guard: 'isAboutOrders', target: 'outdated' } } },
    outdated: { after: { settling: 'reading' } },
    failed: { on: { 'retry.chosen': 'reading' } },
    // The server does not have the figures.
    absent: {},
  },
})

export type TodayActor = ActorRefFrom<typeof todayMachine>
export type TodaySnapshot = SnapshotFrom<typeof todayMachine>
