import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Location } from '../kernel/routes.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import { jobExportMachine } from '../kit/job/job-export.machine.ts'
import { choiceWanted, type ListChoice } from '../kit/list/list.domain.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Breakdown, type Move, movedTo, type Series, type Summary } from './statistics.domain.ts'
import type { StatisticsReads } from './statistics.port.ts'
import {
  type Asked,
  type AskedBreakdown,
  type AskedSeries,
  askedOf,
  asksOther,
  type Block,
  type ExportQuery,
  groupingOf,
  metricOf,
  type StatisticsQuery,
  statisticsRules,
} from './statistics-query.domain.ts'

export type StatisticsEvent =
  | ScreenEvent
  | Extract<ListChoice<StatisticsQuery>, { type: 'filter.chosen' }>
  | { type: 'retry.chosen' }
  /** The pointer is over a bucket of the chart, or over none. */
  | { type: 'bucket.pointed'; at: number | null }
  | { type: 'bucket.moved'; move: Move }
  /** Shows the chart as a table, or the table as a chart. */
  | { type: 'table.toggled' }
  | { type: 'export.chosen'; block: Block }

export interface StatisticsInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly location: Location
}

/** A block as it was read last, and the query for which it was. */
interface Known<Value> {
  readonly query: StatisticsQuery
  readonly value: Value
}

export interface StatisticsContext extends StatisticsInput {
  query: StatisticsQuery
  /** The last loaded data; a failed read keeps it. */
  summary: Known<Summary> | null
  series: Known<Series> | null
  breakdown: Known<Breakdown> | null
  failures: Readonly<Partial<Record<Block, Failure>>>
  /** The bucket of the chart that is told in words. */
  pointed: number | null
  /** The numbers of the chart are shown as a table. */
  isTable: boolean
}

type Args = { readonly context: StatisticsContext }

const queryAt = ({ search = '' }: Location): StatisticsQuery => statisticsRules.queryOf(search)
const asked = ({ context: { query, clock } }: Args): Asked => askedOf(query, clock.now())
const askedSeries = (args: Args): AskedSeries => ({ ...asked(args), metric: metricOf(args.context.query) })
const askedBreakdown = (args: Args): AskedBreakdown => ({ ...asked(args), by: groupingOf(args.context.query) })

/** A region that reads one block: at the start, after a change of what it asks, and some time after orders changed. */
const reads = <const Read extends object>(block: Block, read: Read) =>
  ({
    initial: 'reading',
    on: {
      'query.changed': [
        {
          guard: { type: 'asksOther', params: ({ event }: Moved) => ({ block, location: event.location }) },
          target: '.reading',
          actions: { type: 'setLocation', params: ({ event }: Moved) => event.location },
        },
        { actions: { type: 'setLocation', params: ({ event }: Moved) => event.location } },
      ],
      'data.invalidated': '.reading',
      'tab.shown': '.reading',
    },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          ...read,
          onDone: [
            {
              guard: hasFailed,
              target: 'failed',
              actions: [{ type: 'setFailure', params: failedAt(block) }, logFault(`statistics: ${block}`)],
            },
            { target: 'known', actions: { type: 'setBlock', params: readAt(block) } },
          ],
        },
      },
      known: {
        initial: 'fresh',
        states: {
          fresh: { on: { 'record.changed': { guard: 'isAboutOrders', target: 'outdated' } } },
          outdated: { after: { settling: `#statistics.${block}.reading` } },
        },
      },
      failed: { on: { 'retry.chosen': 'reading' } },
    },
  }) as const

type Moved = { readonly event: { readonly location: Location } }

interface Ended {
  readonly event: { readonly output: { readonly value: unknown; readonly failure: Failure | null } }
}

const failedAt =
  (block: Block) =>
  ({ event }: Ended) => ({ block, failure: event.output.failure as Failure })

const readAt =
  (block: Block) =>
  ({ event }: Ended) => ({ block, value: valueIn({ event } as never) as unknown })

/** The figures of the orders in a period: the indicators, one of them over time, and one breakdown. */
export const statisticsMachine = setup({
  types: {
    input: {} as StatisticsInput,
    context: {} as StatisticsContext,
    events: {} as StatisticsEvent,
    tags: {} as 'busy',
  },
  actors: { ...({} as Readings<StatisticsReads>), export: jobExportMachine },
  guards: {
    asksOther: ({ context: { query, clock } }, { block, location }: { block: Block; location: Location }) =>
      asksOther(block, query, queryAt(location), clock.now()),
    isAboutOrders: ({ event }) => event.type === 'record.changed' && event.section === 'orders',
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location, query: queryAt(location) })),
    setBlock: assign(
      ({ context: { query, failures, pointed } }, { block, value }: { block: Block; value: unknown }) => ({
        [block]: { query, value },
        failures: { ...failures, [block]: undefined },
        pointed: block === 'series' ? null : pointed,
      }),
    ),
    setFailure: assign(({ context: { failures } }, { block, failure }: { block: Block; failure: Failure }) => ({
      failures: { ...failures, [block]: failure },
    })),
    point: assign((_, pointed: number | null) => ({ pointed })),
    movePoint: assign(({ context: { series, pointed } }, move: Move) => ({
      pointed: movedTo(series?.value.buckets.length ?? 0, pointed, move),
    })),
    toggleTable: assign(({ context: { isTable } }) => ({ isTable: !isTable, pointed: null })),
    startExport: ({ context, self }, block: Block) => {
      const query: ExportQuery = { ...askedSeries({ context }), ...askedBreakdown({ context }), block, page: 1 }
      childOf(self, 'export')?.send({ type: 'export.chosen', query, format: 'xlsx' })
    },
    notifyApp,
  },
  // A flood of orders reads the figures once in a while.
  delays: { settling: 10_000 },
}).createMachine({
  id: 'statistics',
  context: ({ input }) => ({
    ...input,
    query: queryAt(input.location),
    summary: null,
    series: null,
    breakdown: null,
    failures: {},
    pointed: null,
    isTable: false,
  }),
  invoke: {
    id: 'export',
    src: 'export',
    input: ({ context: { app } }) => ({ app }),
    onError: { actions: notifyFailure },
  },
  type: 'parallel',
  on: {
    'filter.chosen': {
      actions: {
        type: 'notifyApp',
        params: ({ context, event }): FeatureEvent => choiceWanted(statisticsRules, context, event),
      },
    },
    'bucket.pointed': { actions: { type: 'point', params: ({ event }) => event.at } },
    'bucket.moved': { actions: { type: 'movePoint', params: ({ event }) => event.move } },
    'table.toggled': { actions: 'toggleTable' },
    'export.chosen': { actions: { type: 'startExport', params: ({ event }) => event.block } },
  },
  states: {
    summary: reads('summary', { id: 'fetchSummary', src: 'fetchSummary', input: asked }),
    series: reads('series', { id: 'fetchSeries', src: 'fetchSeries', input: askedSeries }),
    breakdown: reads('breakdown', { id: 'fetchBreakdown', src: 'fetchBreakdown', input: askedBreakdown }),
  },
})

export type StatisticsActor = ActorRefFrom<typeof statisticsMachine>
export type StatisticsSnapshot = SnapshotFrom<typeof statisticsMachine>
