import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { Location } from '../kernel/routes.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Breakdown, Series, Summary } from './statistics.domain.ts'
import { statisticsMachine } from './statistics.machine.ts'
import { statisticsOf } from './statistics.selectors.ts'
import type { Block } from './statistics-query.domain.ts'

const at = (search: string): Location => ({ to: 'statistics', search })
const told: FeatureEvent[] = []
const summary: Summary = { indicators: [], dataUntil: null }
const bucket = { from: '2026-08-20T21:00:00.000Z', to: '2026-08-21T21:00:00.000Z', isPartial: false }
const series: Series = { metric: 'revenue', unit: 'uah', buckets: [bucket, bucket], values: [1, 2], previous: [0, 0] }
const breakdown: Breakdown = {
  by: 'status',
  rows: [],
  rest: null,
  total: { orders: 0, revenue: null },
  shareOf: 'orders',
}
const unread = gives(failed({ kind: 'unreachable' }))

const model = explore(statisticsMachine, {
  runsLive: true,
  input: { app: { send: (event) => void told.push(event) }, clock: { now: () => 0 }, location: at('') },
  user: [
    { type: 'query.changed', location: at('?metric=orders') },
    { type: 'query.changed', location: at('?period=30') },
    { type: 'query.changed', location: at('') },
    { type: 'filter.chosen', filter: { by: 'product' } },
    { type: 'record.changed', section: 'orders', id: '7', version: 2 },
    { type: 'record.changed', section: 'reviews', id: '7', version: 2 },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'retry.chosen' },
    { type: 'bucket.pointed', at: 0 },
    { type: 'bucket.pointed', at: null },
    { type: 'bucket.moved', move: 'former' },
    { type: 'table.toggled' },
    { type: 'export.chosen', block: 'series' },
  ],
  world: {
    fetchSummary: [gives(succeeded(summary)), unread],
    fetchSeries: [gives(succeeded(series)), unread],
    fetchBreakdown: [gives(succeeded(breakdown)), unread],
    export: [breaks()],
  },
  project: ({ query, summary, series, breakdown }) => [
    query.period,
    query.metric,
    [summary, series, breakdown].map((block) => block !== null),
  ],
})

const blocks: readonly Block[] = ['summary', 'series', 'breakdown']

test('every state and every transition is visited', () => {
  expectFullCoverage('statistics', model.coverage)
})

test('from every state all blocks can be read for the chosen query', () => {
  expect(
    model.trapsFor((state) => {
      const view = statisticsOf(state)
      return blocks.every((block) => view[block].value !== null && !view[block].isStale && !view[block].isReading)
    }),
  ).toEqual([])
})

test('what was read stays while it is read again and after a failure', () => {
  const isLost = ({ from, to }: (typeof model.moves)[number]) =>
    blocks.some((block) => from.context[block] !== null && to.context[block] === null)
  expect(model.moves.length).toBeGreaterThan(1000)
  expect(model.moves.filter(isLost)).toEqual([])
})

test('a failed block leaves the others', () => {
  const seen = new Set(
    model.paths.map(({ state }) =>
      blocks.map((block) => (state.matches({ [block]: 'failed' } as never) ? 'failed' : 'well')).join(),
    ),
  )
  for (const one of ['failed,well,well', 'well,failed,well', 'well,well,failed']) expect(seen).toContain(one)
})

test('another metric reads the series only', () => {
  const moves = model.moves.filter(
    ({ event, from, to }) =>
      event === 'query.changed' &&
      from.context.query.period === to.context.query.period &&
      from.context.query.metric !== to.context.query.metric &&
      from.matches({ summary: 'known', breakdown: 'known' }),
  )
  expect(moves.length).toBeGreaterThan(0)
  for (const { to } of moves)
    expect([to.matches({ series: 'reading' }), to.matches({ summary: 'known', breakdown: 'known' })]).toEqual([
      true,
      true,
    ])
})

test('a choice is asked of the address, and nothing is read before it has changed', () => {
  expect(told).toContainEqual({
    type: 'navigation.requested',
    location: { to: 'statistics', search: '?by=product' },
    replace: false,
  })
})
