import { expect, test } from 'vitest'
import {
  type Change,
  type Changes,
  isClearing,
  isHidden,
  isMarkedRead,
  nextIn,
  noChanges,
  optimisticCount,
  queued,
  sent,
  sentIn,
  undoableIn,
  undone,
  unsentIn,
  withChange,
} from './changes.domain.ts'

const read = (id: string): Change => ({ kind: 'read', id, isNew: true })
const remove = (id: string, isNew = false): Change => ({ kind: 'remove', id, isNew })
const clear: Change = { kind: 'clear' }
const readAll: Change = { kind: 'readAll' }
const after = (...changes: readonly Change[]): Changes => changes.reduce(withChange, noChanges)
const steps = ({ pending }: Changes) => pending.map(({ key, step }) => `${key} ${step}`).join(', ')

test.each<[string, readonly Change[], string]>([
  ['reading is sent at once', [read('1'), readAll], 'read:1 queued, readAll queued'],
  ['a deletion can be undone first', [remove('1'), clear], 'remove:1 undoable, clear undoable'],
  ['the same change twice is pending once', [read('1'), read('1')], 'read:1 queued'],
  [
    'a deleted notification is neither read nor deleted again',
    [remove('1'), read('1'), remove('1')],
    'remove:1 undoable',
  ],
  ['after clearing, nothing is left to read or delete', [clear, read('1'), remove('2')], 'clear undoable'],
])('%s', (_, changes, pending) => {
  expect(steps(after(...changes))).toBe(pending)
})

test('a change without an effect returns the same value', () => {
  const changes = { ...noChanges, deleted: new Set(['1']) }
  expect(withChange(changes, remove('1'))).toBe(changes)
})

test('deletions are sent after the queued changes, one after another or all at once', () => {
  const all = queued(after(remove('1'), read('2'), remove('3')))
  expect(steps(all)).toBe('read:2 queued, remove:1 queued, remove:3 queued')
  const one = sent(all, 'sending')
  expect([sentIn(one, 'sending'), nextIn(one).map(({ key }) => key)]).toEqual([[read('2')], ['remove:1']])
  const flushed = sent(one, 'flushing')
  expect([sentIn(flushed, 'flushing'), unsentIn(flushed)]).toEqual([[remove('1'), remove('3')], []])
})

test('the newest deletion is undone first', () => {
  const changes = after(remove('1'), remove('2'))
  expect(undoableIn(changes).map(({ key }) => key)).toEqual(['remove:2', 'remove:1'])
  expect(steps(undone(changes, 'remove:2'))).toBe('remove:1 undoable')
  const sending = queued(changes)
  expect(undone(sending, 'remove:2')).toBe(sending)
})

test.each<[string, Changes, boolean, boolean]>([
  ['nothing', noChanges, false, false],
  ['a deletion', after(remove('1')), true, false],
  ['the deletion of another notification', after(remove('2')), false, false],
  ['a clearing', after(clear), true, false],
  ['reading it', after(read('1')), false, true],
  ['an earlier deletion', { ...noChanges, deleted: new Set(['1']) }, true, false],
])('%s decides whether the notification is hidden or marked as read', (_, changes, hidden, marked) => {
  expect([isHidden(changes, '1'), isMarkedRead(changes, '1')]).toEqual([hidden, marked])
})

test.each<[string, number | null, Changes, number]>([
  ['unknown', null, noChanges, 0],
  ['the server’s count', 3, noChanges, 3],
  ['reduced by read and by unread deleted notifications', 3, after(read('1'), remove('2', true), remove('3')), 1],
  ['never below zero', 1, after(read('1'), read('2')), 0],
  ['zero once all are read', 3, after(readAll), 0],
  ['zero once all are cleared', 3, after(clear), 0],
])('the unread count is %s', (_, count, changes, shown) => {
  expect(optimisticCount(count, changes)).toBe(shown)
  expect(isClearing(changes)).toBe(changes.pending.some(({ key }) => key === 'clear'))
})
