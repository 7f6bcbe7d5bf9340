import { expect, test } from 'vitest'
import { isFresh, outdatedKeys } from './kept.domain.ts'

const hour = 3_600_000

test.each([
  ['read just now', 0, 0, true],
  ['of an hour ago', 0, hour, true],
  ['of a day ago', 0, 24 * hour, false],
  ['of a clock that was ahead', hour, 0, false],
])('rows %s', (_, at, now, is) => {
  expect(isFresh(at, now)).toBe(is)
})

test('old rows go, and the oldest of the others until the rest has 2 MB', () => {
  const entries = [
    { key: 'old', at: 0, length: 10 },
    { key: 'first', at: 20 * hour, length: 400_000 },
    { key: 'last', at: 22 * hour, length: 400_000 },
    { key: 'second', at: 21 * hour, length: 400_000 },
  ]
  expect(outdatedKeys(entries, 25 * hour)).toEqual(['first', 'old'])
  expect(outdatedKeys(entries.slice(1, 3), 25 * hour)).toEqual([])
})
