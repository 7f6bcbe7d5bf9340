import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import type { Notification } from './notifications.domain.ts'
import { type Change, emptyOutbox, type Outcome, withChange } from './outbox.domain.ts'
import {
  currentIn,
  endedBy,
  isOutrun,
  outcomeOf,
  saidOf,
  stoppedBy,
  supposedAfter,
  wasDone,
  wasLost,
  wasOutrun,
} from './outcome.domain.ts'

const read = (id: string): Change => ({ kind: 'read', id })
const remove = (id: string): Change => ({ kind: 'remove', id })
const readAll: Change = { kind: 'readAll' }
const clear: Change = { kind: 'clear' }
const outboxOf = (...changes: readonly Change[]) => changes.reduce(withChange, emptyOutbox)

const unreachable: Failure = { kind: 'unreachable' }
const broken: Failure = { kind: 'serverBroken', status: 500, texts: [], retryAfter: null }
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

test('an outcome is that of the change that was sent', () => {
  const outbox = outboxOf(remove('1'), read('2'), readAll)
  expect(currentIn(outbox)).toEqual(read('2'))
  expect(outcomeOf(outbox, wasDone)).toEqual({ change: read('2'), became: 'done' })
  expect(outcomeOf(outbox, wasLost)).toEqual({ change: read('2'), became: 'unclear' })
  expect(outcomeOf(outbox, wasOutrun)).toEqual({ change: read('2'), became: 'refused' })
})

test.each<[Change, Failure, Outcome['became'], boolean]>([
  [remove('1'), refused(404), 'done', false],
  [read('1'), refused(404), 'gone', false],
  [readAll, refused(404), 'refused', true],
  [clear, refused(404), 'refused', true],
  [remove('1'), refused(403), 'refused', true],
  [read('1'), refused(422), 'refused', true],
  [remove('1'), broken, 'unclear', true],
  [remove('1'), unreachable, 'unclear', true],
])('%j refused with %j became %s, and that is told: %s', (change, failure, became, isTold) => {
  expect(endedBy(change, failure)).toEqual({ became, failure: isTold ? failure : null, note: null })
})

test('what was never sent changed nothing', () => {
  expect(stoppedBy(unreachable)).toEqual({ became: 'refused', failure: unreachable, note: null })
})

test.each<[string, readonly string[] | null, string, boolean]>([
  ['nothing new', ['c', 'b', 'a'], 'cba', false],
  ['something new', ['c', 'b', 'a'], 'dcb', true],
  ['the newest went elsewhere', ['c', 'b', 'a'], 'ba', false],
  ['all of them went elsewhere', ['c', 'b'], 'a', true],
  ['nothing is left', ['c'], '', false],
  ['nobody knew what there was', [], 'c', true],
  ['nobody said what there was', null, 'c', true],
])('a clearing, when %s', (_, known, page, isIt) => {
  const rows = [...page].map((id) => ({ id }) as Notification)
  const change: Change = { kind: 'clear', ...(known && { known }) }
  expect(isOutrun(change, { rows, page: 1, total: null, lastPage: null, pageSize: 5 })).toBe(isIt)
})

test('what was done says so, reading without words, and the bell knows what it can know', () => {
  expect([remove('1'), clear, read('1'), readAll].map(saidOf)).toEqual([
    'notifications.removed',
    'notifications.cleared',
    null,
    null,
  ])
  const supposed = (change: Change) => supposedAfter({ change, became: 'done' })
  expect([readAll, clear, read('1'), remove('1')].map(supposed)).toEqual([0, 0, null, null])
  expect(supposedAfter({ change: readAll, became: 'unclear' })).toBeNull()
})
