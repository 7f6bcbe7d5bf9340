import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, changeOf, type Indicator, type Move, movedTo, stepOf, toneOf } from './statistics.domain.ts'
import {
  asksOther,
  daysOf,
  isTooLong,
  presetChosen,
  presetOf,
  presets,
  type StatisticsQuery,
  statisticsRules,
} from './statistics-query.domain.ts'

const queryOf = (search: string): StatisticsQuery => statisticsRules.queryOf(search)

/** In Kyiv it is already the 21st. */
const now = Date.parse('2026-08-20T22:30:00Z')

test.each([
  ['', '2026-08-15', '2026-08-21'],
  ['?period=today', '2026-08-21', '2026-08-21'],
  ['?period=yesterday', '2026-08-20', '2026-08-20'],
  ['?period=30', '2026-07-23', '2026-08-21'],
  ['?period=90', '2026-05-24', '2026-08-21'],
  ['?period=other', '2026-08-15', '2026-08-21'],
  ['?period=90&days=2026-03-01..2026-03-31', '2026-03-01', '2026-03-31'],
  ['?days=2026-03-31..2026-03-01', '2026-03-01', '2026-03-31'],
  ['?days=2026-08-01..', '2026-08-01', '2026-08-21'],
  ['?days=..2026-03-31', '2026-03-02', '2026-03-31'],
  ['?days=2026-09-01..', '2026-09-01', '2026-09-01'],
  ['?days=2020-01-01..2026-03-31', '2023-04-01', '2026-03-31'],
])('the address %s asks for %s to %s', (search, from, to) => {
  expect(daysOf(queryOf(search), now)).toEqual({ from, to })
})

test.each([
  ['?days=2023-04-01..2026-03-31', false],
  ['?days=2023-03-31..2026-03-31', true],
  ['?period=90', false],
])('whether %s is too long is told: %s', (search, isLong) => {
  expect(isTooLong(queryOf(search))).toBe(isLong)
})

test('a written query is read back, and a chosen preset takes the place of own days', () => {
  const own = queryOf('?days=2026-03-01..2026-03-31&metric=orders&by=product&compare=none&store=70')
  expect(queryOf(statisticsRules.searchOf(own))).toEqual(own)
  for (const preset of presets) {
    const chosen = queryOf(statisticsRules.searchOf({ ...own, ...presetChosen(preset) }))
    expect([presetOf(chosen), chosen.metric, chosen.store]).toEqual([preset, 'orders', '70'])
  }
})

test.each([
  ['', '?metric=orders', [false, true, false]],
  ['', '?by=product', [false, false, true]],
  ['', '?period=30', [true, true, true]],
  ['', '?store=70', [true, true, true]],
  ['', '?compare=none', [true, true, true]],
  ['', '?period=7&metric=ordered&by=status', [false, false, false]],
])('from %j to %j the blocks ask something else: %j', (one, other, asks) => {
  const blocks = ['summary', 'series', 'breakdown'] as const
  expect(blocks.map((block) => asksOther(block, queryOf(one), queryOf(other), now))).toEqual(asks)
})

test.each<[string, number | null, number | null, number | null, Change | null]>([
  ['a growth', 112, 100, 12, { kind: 'percent', by: 12 }],
  ['a fall to nothing', 0, 100, -100, { kind: 'percent', by: -100 }],
  ['a growth to many times', 44, 2, 2100, { kind: 'times', by: 22 }],
  ['the first of its kind', 44, 0, null, { kind: 'new' }],
  ['nothing before and nothing now', 0, 0, null, null],
  ['nothing known', null, null, null, null],
])('%s is told', (_, value, previous, change, told) => {
  expect(changeOf({ value, previous, change })).toEqual(told)
})

test.each<[Pick<Indicator, 'metric' | 'change'>, string]>([
  [{ metric: 'revenue', change: 12 }, 'good'],
  [{ metric: 'revenue', change: -12 }, 'bad'],
  [{ metric: 'cancelled', change: 12 }, 'bad'],
  [{ metric: 'ship_time', change: -12 }, 'good'],
  [{ metric: 'orders', change: 0 }, 'even'],
  [{ metric: 'orders', change: null }, 'even'],
])('the change %j is %s', (indicator, tone) => {
  expect(toneOf(indicator)).toBe(tone)
})

test.each([
  [3_600_000, 'hour'],
  [23 * 3_600_000, 'day'],
  [25 * 3_600_000, 'day'],
  [28 * 24 * 3_600_000, 'month'],
])('buckets of %i ms are named by the %s', (length, step) => {
  expect(
    stepOf([{ from: new Date(now).toISOString(), to: new Date(now + length).toISOString(), isPartial: false }]),
  ).toBe(step)
})

test('whatever keys are pressed, a bucket that there is stays pointed at', () => {
  const moves = fc.array(fc.constantFrom<Move>('next', 'former', 'first', 'last'), { minLength: 1 })
  fc.assert(
    fc.property(fc.nat(40), moves, (count, taken) => {
      const at = taken.reduce<number | null>((pointed, move) => movedTo(count, pointed, move), null)
      return count === 0 ? at === null : at !== null && at >= 0 && at < count
    }),
  )
})

test.each<[number | null, Move, number]>([
  [null, 'former', 4],
  [4, 'former', 3],
  [4, 'next', 4],
  [0, 'former', 0],
  [2, 'first', 0],
  [2, 'last', 4],
])('from bucket %s of five the key for %s points at %i', (pointed, move, at) => {
  expect(movedTo(5, pointed, move)).toBe(at)
})
