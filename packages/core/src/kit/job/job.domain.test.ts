import { expect, test } from 'vitest'
import { someJob } from '../../../testing/ports.ts'
import type { SafeAddress } from '../../kernel/address.ts'
import { doneOf, newerOf, outcomeOf, pollPause } from './job.domain.ts'

const file = { url: 'https://api.test/1.csv' as SafeAddress, name: '1.csv' }

test.each([
  ['an older version changes nothing', { version: 2, processed: 9 }, { version: 3, processed: 1 }],
  ['the same version may add the result', { version: 3, file }, { version: 3, file }],
  ['a newer version wins', { version: 4, processed: 2 }, { version: 4, processed: 2 }],
])('%s', (_, other, merged) => {
  expect(newerOf(someJob(), someJob(other))).toEqual(someJob(merged))
})

test('an event without a result keeps the known one', () => {
  const { file: _, ...news } = someJob({ version: 5, status: 'completed' })
  expect(newerOf(someJob({ file }), news)).toEqual(someJob({ version: 5, status: 'completed', file }))
})

test.each([
  ['queued', 0, null],
  ['running', 2, null],
  ['waiting', 0, null],
  ['cancelling', 0, null],
  ['completed', 0, 'completed'],
  ['completed', 1, 'partial'],
  ['partial', 0, 'partial'],
  ['failed', 0, 'failed'],
  ['cancelled', 3, 'cancelled'],
] as const)('%s with %i failed rows ends as %s', (status, failed, outcome) => {
  expect(outcomeOf({ status, failed })).toBe(outcome)
})

test('polls become rarer, up to every 15 seconds', () => {
  expect([0, 1, 2, 3, 4, 99].map(pollPause)).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000])
})

test.each<[string, readonly (readonly [number, number | null])[], number | null]>([
  ['no job', [], null],
  ['an unknown total', [[1, null]], null],
  [
    'one unknown total of two',
    [
      [1, 2],
      [1, null],
    ],
    null,
  ],
  ['nothing to do', [[0, 0]], null],
  ['one job', [[1, 4]], 0.25],
  [
    'two jobs, by their rows',
    [
      [1, 4],
      [0, 16],
    ],
    0.05,
  ],
  ['more than was announced', [[5, 4]], 1],
])('the progress of %s', (_, jobs, done) => {
  expect(doneOf(jobs.map(([processed, total]) => ({ processed, total })))).toBe(done)
})
