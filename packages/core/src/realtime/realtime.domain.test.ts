import { expect, test } from 'vitest'
import { type Failure, retryAfterOf } from '../kernel/failure.ts'
import {
  adviceOf,
  busyPauseOf,
  isAway,
  isDue,
  isLook,
  losesHope,
  needsRest,
  openingsWith,
  pauseAfter,
  pingsFirst,
  refusalFor,
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
] as const)('after close code %s the connection is retried %s', (code, advice) => {
  expect(adviceOf(code)).toBe(advice)
})

test('attempts that fail at once are at least a second and at most four apart', () => {
  const pauses = (jitter: number) => [0, 1, 2, 3, 50].map((attempt) => pauseAfter(attempt, 0, jitter))
  expect([pauses(0), pauses(1)]).toEqual([
    [1000, 2000, 2250, 2250, 2250],
    [1750, 3500, 3938, 3938, 3938],
  ])
})

test.each([
  [100, 1950],
  [500, 750],
  [1000, 500],
  [5000, 500],
])('an attempt that reached no server for %i ms is followed by a pause of %i ms', (took, pause) => {
  expect(pauseAfter(7, took, 0)).toBe(pause)
})

test('a wake-up never shortens a pause to less than a second', () => {
  expect([0, 400, 999, 1000, 5000].map(waitLeft)).toEqual([1000, 600, 1, 0, 0])
})

test('after three attempts the server is pinged first, except every sixteenth time', () => {
  const unasked = Array.from({ length: 50 }, (_, failed) => failed).filter((failed) => !pingsFirst(failed))
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
])('failure %o means that the server is away: %s', (failure, isGone) => {
  expect(isAway(failure)).toBe(isGone)
})

test.each<readonly [Failure, readonly number[]]>([
  [broken(502), [0, 0, 0]],
  [broken(503), [8000, 60_000, 60_000]],
  [{ kind: 'serverBroken', status: 503, texts: [], retryAfter: 7 }, [7000, 7000, 7000]],
  [{ kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 90 }, [90_000, 90_000, 90_000]],
])('after %j the pauses before the next ping are %j ms', (failure, pauses) => {
  expect([3, 6, 99].map((attempt) => busyPauseOf(failure, attempt, 0))).toEqual(pauses)
  const jittered = busyPauseOf(failure, 99, 1)
  expect(jittered).toBe(retryAfterOf(failure) === null ? (pauses[2] ?? 0) * 0.75 : pauses[2])
})

test('the third failure beside a responding server turns the connection off', () => {
  expect([0, 1, 2, 3].map(losesHope)).toEqual([false, false, true, true])
})

test.each([
  ['open', 'shown', 299_999, false],
  ['open', 'shown', 300_000, true],
  ['open', 'regained', 4999, false],
  ['open', 'regained', 5000, true],
  ['open', 'answered', 3_600_000, false],
  ['open', 'accepted', 3_600_000, false],
  ['off', 'shown', 9999, false],
  ['off', 'shown', 10_000, true],
  ['off', 'regained', 4999, false],
  ['off', 'regained', 5000, true],
  ['off', 'answered', 3_600_000, false],
] as const)('with the connection %s, a wake-up of kind %s after %i ms is due: %s', (line, reason, later, due) => {
  expect([isDue(line, reason, 1000, 1000 + later), isDue(line, reason, null, 0)]).toEqual([due, isLook(reason)])
})

test.each([
  [0, [7000, 10_000, 13_000]],
  [5000, [2000, 5000, 8000]],
  [3_600_000, [1000, 1000, 1000]],
])('the rest after an attempt %i ms ago leaves ten seconds between attempts, give or take three', (since, rests) => {
  expect([0, 0.5, 1].map((jitter) => restFor(jitter, since))).toEqual(rests)
})

const opened = (times: readonly number[]) => times.reduce(openingsWith, [] as readonly number[])

const isFlapping = (openings: readonly number[], now: number) => needsRest({ openings, failedSubscriptions: 0 }, now)

test.each([
  ['four', [0, 1000, 3000, 7000], 7000, false],
  ['five, spread by the growing pause', [0, 1000, 3000, 7000, 11_000], 11_000, true],
  ['five within 59 seconds', [0, 15, 30, 45, 59].map((at) => at * 1000), 59_000, true],
  ['five, the first of them a minute ago', [0, 15, 30, 45, 59].map((at) => at * 1000), 60_000, false],
  ['five, long ago', [0, 1000, 2000, 3000, 4000], 3_600_000, false],
  ['nobody', [], 0, false],
])('a connection lost after five openings in a minute rests: %s', (_, times, now, isFlapped) => {
  expect(isFlapping(opened(times), now)).toBe(isFlapped)
})

test('refused channels are retried within a minute', () => {
  expect([0, 0.5, 1].map(refusalFor)).toEqual([60_000, 52_500, 45_000])
})

test('three failed subscriptions in a row need a rest', () => {
  const rests = [0, 1, 2, 3].map((failedSubscriptions) => needsRest({ openings: [], failedSubscriptions }, 0))
  expect(rests).toEqual([false, false, false, true])
})

test('connections older than a minute do not count', () => {
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
])('close code %s before the greeting comes from a server that may be retried: %s', (code, isThere) => {
  expect(wasTurnedAway(code)).toBe(isThere)
})

test('a clock that is set back by a day delays no attempt and no catching up', () => {
  const day = 86_400_000
  expect([waitLeft(-day), restFor(0, -day), pauseAfter(0, -day, 0)]).toEqual([0, 1000, 500])
  expect(isDue('open', 'shown', day, 0)).toBe(true)
  const openings = [1, 2, 3, 4, 5].reduce<readonly number[]>((found, at) => openingsWith(found, day + at), [])
  expect(needsRest({ openings, failedSubscriptions: 0 }, 0)).toBe(false)
})
