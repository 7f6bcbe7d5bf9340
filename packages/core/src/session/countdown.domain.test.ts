import { expect, test } from 'vitest'
import { secondsUntil, ticked } from './countdown.domain.ts'

test.each([
  [60_000, 0, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 99_000, 0],
  [1, 0, 1],
])('from the time %d at %d there are %d seconds left', (time, now, seconds) => {
  expect(secondsUntil(time, now)).toBe(seconds)
})

test.each([
  ['with the clock', 60, 60_000, 1000, 59],
  ['when the clock stands still', 60, 60_000, 0, 59],
  ['when the clock was set back an hour', 60, 60_000, -3_600_000, 59],
  ['when the laptop slept', 60, 60_000, 600_000, 0],
  ['never below zero', 0, 60_000, 0, 0],
])('a countdown continues %s', (_, left, time, now, after) => {
  expect(ticked(left, time, now)).toBe(after)
})
