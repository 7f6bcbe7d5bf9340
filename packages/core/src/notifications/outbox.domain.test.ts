import { expect, test } from 'vitest'
import {
  type Change,
  emptyOutbox,
  isClearing,
  isHidden,
  isMarkedRead,
  keyOf,
  nextOf,
  type Outbox,
  released,
  removalOf,
  settled,
  undoableIn,
  withChange,
  withoutChange,
  withoutWaiting,
} from './outbox.domain.ts'

const read = (id: string): Change => ({ kind: 'read', id })
const remove = (id: string): Change => ({ kind: 'remove', id })
const readAll: Change = { kind: 'readAll' }
const clear: Change = { kind: 'clear' }

const carriedOut = (outbox: Outbox, change: Change) => settled(outbox, { change, became: 'done' })

const outboxOf = (...changes: readonly Change[]): Outbox => changes.reduce(withChange, emptyOutbox)
const waitingIn = ({ waiting }: Outbox) => waiting.map(({ key, isHeld }) => (isHeld ? `${key} held` : key))

test('changes wait in the order in which they were made, removals held back', () => {
  const outbox = outboxOf(read('1'), remove('2'), readAll, clear)
  expect(waitingIn(outbox)).toEqual(['read:1', 'remove:2 held', 'readAll', 'clear held'])
})

test.each<[string, Change[], Change]>([
  ['read twice', [read('1')], read('1')],
  ['removed twice', [remove('1')], remove('1')],
  ['read after it was removed', [remove('1')], read('1')],
  ['all read twice', [readAll], readAll],
  ['cleared twice', [clear], clear],
  ['removed from what is being cleared', [clear], remove('1')],
])('what is %s is said once', (_, made, more) => {
  const outbox = outboxOf(...made)
  expect(withChange(outbox, more)).toBe(outbox)
})

test('what the server has done needs not be asked for again', () => {
  const done = [read('1'), remove('2')].reduce(carriedOut, outboxOf(read('1'), remove('2')))
  expect(done).toEqual({ waiting: [], read: new Set(['1']), gone: new Set(['2']) })
  for (const change of [read('1'), read('2'), remove('2')]) expect(withChange(done, change)).toBe(done)
  expect(waitingIn(withChange(done, remove('1')))).toEqual(['remove:1 held'])
  for (const change of [readAll, clear]) expect(carriedOut(outboxOf(change), change)).toEqual(emptyOutbox)
})

test('what is not held goes first, and what is released goes behind it', () => {
  const outbox = outboxOf(remove('1'), remove('2'), read('3'))
  expect(nextOf(outbox)?.key).toBe('read:3')
  expect(waitingIn(released(outbox, 'remove:2'))).toEqual(['remove:1 held', 'read:3', 'remove:2'])
  expect(nextOf(outboxOf(clear))).toBeNull()
})

test('the newest removal is taken back first', () => {
  const outbox = released(outboxOf(remove('1'), remove('2'), remove('3'), read('4')), 'remove:3')
  expect(undoableIn(outbox).map(({ key }) => key)).toEqual(['remove:2', 'remove:1'])
  expect(waitingIn(withoutChange(outbox, 'remove:2'))).toEqual(['remove:1 held', 'read:4', 'remove:3'])
})

test.each<[string, Outbox, boolean, boolean]>([
  ['nothing', emptyOutbox, false, false],
  ['its removal', outboxOf(remove('1')), true, false],
  ['its removal on the way', released(outboxOf(remove('1')), 'remove:1'), true, false],
  ['its removal done', carriedOut(emptyOutbox, remove('1')), true, false],
  ['the removal of another', outboxOf(remove('2')), false, false],
  ['its reading', outboxOf(read('1')), false, true],
  ['its reading done', carriedOut(emptyOutbox, read('1')), false, true],
  ['the reading of another', outboxOf(read('2')), false, false],
  ['the reading of all, which is not about it alone', outboxOf(readAll), false, false],
  ['the clearing', outboxOf(clear), true, false],
])('with %s in the outbox', (_, outbox, hidden, marked) => {
  expect([isHidden(outbox, '1'), isMarkedRead(outbox, '1')]).toEqual([hidden, marked])
})

test('what was gone when it was to be read is gone', () => {
  const left = settled(outboxOf(read('1'), read('2')), { change: read('1'), became: 'gone' })
  expect([waitingIn(left), left.gone, left.read]).toEqual([['read:2'], new Set(['1']), new Set()])
})

test('a key says which removal it stands for', () => {
  for (const change of [remove('1'), remove('remove:2'), clear]) expect(removalOf(keyOf(change))).toEqual(change)
})

test('a clearing is told apart from everything that is hidden', () => {
  expect([isClearing(outboxOf(clear)), isClearing(outboxOf(remove('1')))]).toEqual([true, false])
})

test('a change that failed leaves nothing behind', () => {
  const outbox = outboxOf(read('1'), clear)
  for (const became of ['refused', 'unclear'] as const) {
    expect(settled(settled(outbox, { change: read('1'), became }), { change: clear, became })).toEqual(emptyOutbox)
  }
  const done = carriedOut(outbox, read('1'))
  expect(withoutWaiting(done)).toEqual({ ...emptyOutbox, read: new Set(['1']) })
})
