import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import {
  adviceOf,
  asksFirst,
  isAway,
  isDue,
  losesHope,
  needsRest,
  openingsWith,
  pauseAfter,
  restFor,
  waitLeft,
  wasTurnedAway,
} from './realtime.domain.ts'

test.each([
  [null, 'again'],
  [1000, 'again'],
  [1006, 'again'],
  [1012, 'again'],
  [4000, 'slowly'],
  [4001, 'slowly'],
  [4003, 'slowly'],
  [4009, 'slowly'],
  [4099, 'slowly'],
  [4100, 'again'],
  [4200, 'again'],
  [4299, 'again'],
  [4300, 'slowly'],
] as const)('after close code %s the line is tried %s', (code, advice) => {
  expect(adviceOf(code)).toBe(advice)
})

test('attempts that fail at once are at least a second apart and never more than four', () => {
  expect([0, 1, 2, 3, 50].map((attempt) => pauseAfter(attempt, 0))).toEqual([1000, 2000, 4000, 4000, 4000])
})

test.each([
  [100, 3700],
  [500, 2500],
  [1000, 1000],
  [1200, 500],
  [5000, 500],
])('an attempt that found nobody for %i ms is followed by a pause of %i', (took, pause) => {
  expect(pauseAfter(7, took)).toBe(pause)
})

test('no good moment shortens a pause to less than a second', () => {
  expect([0, 400, 999, 1000, 5000].map(waitLeft)).toEqual([1000, 600, 1, 0, 0])
})

test('after three attempts the server is asked first whether it is there, but once in sixteen times', () => {
  const unasked = Array.from({ length: 50 }, (_, failed) => failed).filter((failed) => !asksFirst(failed))
  expect(unasked).toEqual([0, 1, 2, 16, 32, 48])
})

const broken = (status: number): Failure => ({ kind: 'serverBroken', status, texts: [], retryAfter: null })

test.each<readonly [Failure, boolean]>([
  [{ kind: 'unreachable' }, true],
  [{ kind: 'timedOut' }, true],
  [broken(502), true],
  [broken(503), true],
  [broken(504), true],
  [broken(500), false],
  [{ kind: 'unauthorized', texts: [] }, false],
  [{ kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null }, false],
  [{ kind: 'unexpected' }, false],
])('%o means that the server is away: %s', (failure, isGone) => {
  expect(isAway(failure)).toBe(isGone)
})

test('the third attempt that fails beside a server that answers is the last that anybody waits for', () => {
  expect([0, 1, 2, 3].map(losesHope)).toEqual([false, false, true, true])
})

test.each([
  ['open', 'shown', 299_999, false],
  ['open', 'shown', 300_000, true],
  ['open', 'regained', 4999, false],
  ['open', 'regained', 5000, true],
  ['open', 'answered', 3_600_000, false],
  ['off', 'shown', 9999, false],
  ['off', 'shown', 10_000, true],
  ['off', 'regained', 4999, false],
  ['off', 'regained', 5000, true],
  ['off', 'answered', 3_600_000, false],
] as const)('beside a line that is %s, when it is %s %i ms later: due %s', (line, reason, later, due) => {
  expect([isDue(line, reason, 1000, 1000 + later), isDue(line, reason, null, 0)]).toEqual([due, reason !== 'answered'])
})

test('a rest lasts a minute, spread by up to a quarter', () => {
  expect([0, 0.5, 1].map(restFor)).toEqual([60_000, 67_500, 75_000])
})

const opened = (times: readonly number[]) => times.reduce(openingsWith, [] as readonly number[])

const isFlapping = (openings: readonly number[], now: number) => needsRest({ openings, failedSubscriptions: 0 }, now)

test('five connections within ten seconds are flapping, older ones do not count', () => {
  const quick = [0, 1000, 2000, 3000]
  expect(isFlapping(opened(quick), 3000)).toBe(false)
  expect(isFlapping(opened([...quick, 4000]), 4000)).toBe(true)
  expect(isFlapping(opened([...quick, 11_500]), 11_500)).toBe(false)
})

test.each([
  ['seven', [0, 1000, 3000, 7000, 11_000, 15_000, 19_000], 19_000, false],
  ['eight, as the growing pause spreads them', [0, 1000, 3000, 7000, 11_000, 15_000, 19_000, 23_000], 23_000, true],
  ['eight within a second less than a minute', [0, 8, 16, 24, 32, 40, 48, 59].map((at) => at * 1000), 59_000, true],
  ['eight, the first of them a minute ago', [0, 8, 16, 24, 32, 40, 48, 59].map((at) => at * 1000), 60_000, false],
  ['eight, long ago', [0, 1000, 3000, 7000, 11_000, 15_000, 19_000, 23_000], 3_600_000, false],
  ['five in ten seconds, long ago', [0, 1000, 2000, 3000, 4000], 3_600_000, false],
  ['nobody', [], 0, false],
])('a server that closes is left alone after eight connections in a minute: %s', (_, times, now, isFlapped) => {
  expect(isFlapping(opened(times), now)).toBe(isFlapped)
})

test('three subscriptions that failed in a row need a rest', () => {
  const rests = [0, 1, 2, 3].map((failedSubscriptions) => needsRest({ openings: [], failedSubscriptions }, 0))
  expect(rests).toEqual([false, false, false, true])
})

test('connections of more than a minute ago are forgotten', () => {
  expect(opened([0, 1000, 59_999, 60_500])).toEqual([1000, 59_999, 60_500])
})

test.each([
  [null, false],
  [1006, false],
  [4001, false],
  [1000, true],
  [1012, true],
  [4100, true],
  [4200, true],
])('close code %s before the greeting tells that a server was there and may be tried again: %s', (code, isThere) => {
  expect(wasTurnedAway(code)).toBe(isThere)
})
