import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import { type Change, emptyOutbox, withChange } from './outbox.domain.ts'
import { currentIn, doneIn, failedIn, isGone, lostIn, saidOf, supposedAfter } from './outcome.domain.ts'

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
  expect(doneIn(outbox)).toEqual({ change: read('2'), became: 'done' })
  expect(failedIn(outbox, refused(422))).toEqual({ change: read('2'), became: 'refused' })
  for (const failure of [unreachable, broken]) expect(failedIn(outbox, failure).became).toBe('unclear')
  expect(lostIn(outbox, 'remove:1')).toEqual({ change: remove('1'), became: 'unclear' })
})

test.each<[Change, Failure, boolean]>([
  [remove('1'), refused(404), true],
  [read('1'), refused(404), true],
  [readAll, refused(404), false],
  [clear, refused(404), false],
  [remove('1'), refused(403), false],
  [remove('1'), broken, false],
  [remove('1'), unreachable, false],
])('%j refused with %j: it is gone: %s', (change, failure, gone) => {
  expect(isGone(change, failure)).toBe(gone)
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
