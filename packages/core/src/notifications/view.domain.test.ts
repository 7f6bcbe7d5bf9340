import { expect, test } from 'vitest'
import { feedOf } from '../../testing/lettered-feed.ts'
import { type Change, noChanges, withChange } from './changes.domain.ts'
import { type Choice, requestOf } from './choices.domain.ts'
import type { Feed } from './feed.domain.ts'
import { isNewIn, knownIn, newItemsIn, shownIn, type Viewed } from './view.domain.ts'

const viewed = (feed: Feed | null, ...changes: readonly Change[]): Viewed => ({
  feed,
  changes: changes.reduce(withChange, noChanges),
  unclear: new Set(),
})
const seen = (view: Viewed) => {
  const rows = shownIn(view)
  return Array.from({ length: rows.length }, (_, at) => rows.at(at))
    .map((row) => (row?.isRead ? row.id.toUpperCase() : row?.id))
    .join('')
}
const waiting = (newItems: number, ...pages: readonly string[]): Feed => ({ ...feedOf(...pages), newItems })

test.each<[string, Viewed, string, number]>([
  ['nothing was read yet', viewed(null), '', 0],
  ['as the server listed them', viewed(feedOf('abC', 'def')), 'abCdef', 0],
  ['one is marked as read', viewed(feedOf('abc'), { kind: 'read', id: 'b' }), 'aBc', 0],
  [
    'some are deleted',
    viewed(feedOf('abc', 'def'), { kind: 'remove', id: 'a' }, { kind: 'remove', id: 'd' }),
    'bcef',
    0,
  ],
  ['all are marked as read', viewed(feedOf('abc'), { kind: 'readAll', known: ['a', 'b'] }), 'ABC', 0],
  ['those that arrived later are not', viewed(feedOf('xab'), { kind: 'readAll', known: ['a', 'b'] }), 'xAB', 0],
  ['nobody knew the newest one', viewed(feedOf('xab'), { kind: 'readAll', known: [] }), 'XAB', 0],
  ['all are cleared', viewed(waiting(1, 'xab'), { kind: 'clear' }), '', 0],
  ['new items wait', viewed(waiting(2, 'xya', 'bc')), 'abc', 2],
  ['a new item that waits was deleted', viewed(waiting(2, 'xya'), { kind: 'remove', id: 'y' }), 'a', 1],
  ['a deletion is unclear', { ...viewed(waiting(1, 'xab')), unclear: new Set(['a', 'x']) }, 'b', 0],
  [
    'an old answer lists a deleted one',
    { ...viewed(feedOf('abc')), changes: { ...noChanges, deleted: new Set(['b']) } },
    'ac',
    0,
  ],
])('%s', (_, view, shown, newItems) => {
  expect([seen(view), newItemsIn(view)]).toEqual([shown, newItems])
  expect(shownIn(view).at(99)).toBe(null)
})

test('what is known of all are the newest twenty, announced ones included', () => {
  const ids = [...Array(30)].map((_, at) => String.fromCharCode(97 + at)).join('')
  expect(knownIn({ feed: waiting(1, ids) })).toEqual([...ids].slice(0, 20))
  expect([knownIn({ feed: null }), knownIn({ feed: { ...feedOf('abc'), only: 'chat' } })]).toEqual([[], []])
})

test.each<[string, Viewed, boolean]>([
  ['is unread', viewed(feedOf('abc')), true],
  ['was read', viewed(feedOf('aBc')), false],
  ['is marked as read', viewed(feedOf('abc'), { kind: 'read', id: 'b' }), false],
  ['is marked with all', viewed(feedOf('abc'), { kind: 'readAll', known: ['a'] }), false],
  ['arrived after all were marked', viewed(feedOf('bac'), { kind: 'readAll', known: ['a'] }), true],
  ['is not there', viewed(feedOf('ac')), false],
  ['is not known yet', viewed(null), false],
])('b %s', (_, view, isNew) => {
  expect(isNewIn(view, 'b')).toBe(isNew)
})

const made = (change: Change) => ({ type: 'change.made', change })

test.each<[Choice, object | null]>([
  [
    { type: 'filter.chosen', only: 'order' },
    { type: 'place.wanted', place: { to: 'notifications', search: '?type=order' } },
  ],
  [{ type: 'read.chosen', id: 'a' }, made({ kind: 'read', id: 'a', isNew: true })],
  [{ type: 'link.followed', id: 'a' }, made({ kind: 'read', id: 'a', isNew: true })],
  [{ type: 'link.followed', id: 'b' }, null],
  [{ type: 'removal.chosen', id: 'b' }, made({ kind: 'remove', id: 'b', isNew: false })],
  [{ type: 'removal.chosen', id: 'a' }, made({ kind: 'remove', id: 'a', isNew: true })],
  [{ type: 'allRead.chosen' }, made({ kind: 'readAll', known: ['a', 'b'] })],
  [{ type: 'clearing.chosen' }, made({ kind: 'clear', known: ['a', 'b'] })],
  [
    { type: 'undo.chosen', key: 'remove:a' },
    { type: 'change.undone', key: 'remove:a' },
  ],
])('%j asks for %j', (choice, event) => {
  expect(requestOf({ ...viewed(feedOf('aB')), place: { to: 'notifications' } }, choice)).toEqual(event)
})
