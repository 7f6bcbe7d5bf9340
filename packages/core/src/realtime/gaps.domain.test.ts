import { expect, test } from 'vitest'
import { isGap, lastAfter } from './gaps.domain.ts'

test.each([
  [null, 7, false],
  [6, 7, false],
  [7, 7, false],
  [9, 7, false],
  [5, 7, true],
])('after event %s, event %s shows that some are missing: %s', (last, seq, expected) => {
  expect(isGap(last, seq)).toBe(expected)
})

test.each([
  [null, [], null],
  [null, [7], 7],
  [5, [], 5],
  [5, [6, 7], 7],
  [5, [7, 6], 7],
  [5, [7], 5],
  [5, [6, 9, 7], 7],
  [8, [6, 7], 8],
])('after event %s and %j, none is missing up to %s', (last, arrived, expected) => {
  expect(lastAfter(last, arrived)).toBe(expected)
})
