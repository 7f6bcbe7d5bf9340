import { expect, test } from 'vitest'
import { adviceOf, backoff, isFlapping, openingsWith, restFor } from './realtime.domain.ts'

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

test('attempts are at least a second apart and never more than four', () => {
  expect([0, 1, 2, 3, 50].map(backoff)).toEqual([1000, 2000, 4000, 4000, 4000])
})

test('a rest lasts a minute, spread by up to a quarter', () => {
  expect([0, 0.5, 1].map(restFor)).toEqual([60_000, 67_500, 75_000])
})

test('five connections within ten seconds are flapping, older ones do not count', () => {
  const quick = [0, 1000, 2000, 3000].reduce(openingsWith, [] as readonly number[])
  expect(isFlapping(quick)).toBe(false)
  expect(isFlapping(openingsWith(quick, 4000))).toBe(true)
  expect(openingsWith(quick, 11_500)).toEqual([2000, 3000, 11_500])
})
