import { expect, test } from 'vitest'
import { feedOf } from '../../testing/samples/lettered-feed.ts'
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
  ['nothing is loaded yet', viewed(null), '', 0],
  ['the list is shown as the server sent it', viewed(feedOf('abC', 'def')), 'abCdef', 0],
  ['one is marked as read', viewed(feedOf('abc'), { kind: 'read', id: 'b' }), 'aBc', 0],
  [
    'some are deleted',
    viewed(feedOf('abc', 'def'), { kind: 'remove', id: 'a' }, { kind: 'remove', id: 'd' }),
    'bcef',
    0,
  ],
  ['all are marked as read', viewed(feedOf('abc'), { kind: 'readAll', known: ['a', 'b'] }), 'ABC', 0],
  [
    'those that arrived after all were marked stay unread',
    viewed(feedOf('xab'), { kind: 'readAll', known: ['a', 'b'] }),
    'xAB',
    0,
  ],
  ['all are marked while the newest one is not known', viewed(feedOf('xab'), { kind: 'readAll', known: [] }), 'XAB', 0],
  ['all are cleared', viewed(waiting(1, 'xab'), { kind: 'clear' }), '', 0],
  ['new items wait', viewed(waiting(2, 'xya', 'bc')), 'abc', 2],
  ['a waiting new item is deleted', viewed(waiting(2, 'xya'), { kind: 'remove', id: 'y' }), 'a', 1],
  ['a deletion is unclear', { ...viewed(waiting(1, 'xab')), unclear: new Set(['a', 'x']) }, 'b', 0],
  [
    'an outdated response lists a deleted one',
    { ...viewed(feedOf('abc')), changes: { ...noChanges, deleted: new Set(['b']) } },
    'ac',
    0,
  ],
])('%s', (_, view, shown, newItems) => {
  expect([seen(view), newItemsIn(view)]).toEqual([shown, newItems])
  expect(shownIn(view).at(99)).toBe(null)
})

test('the known ids are the newest twenty of all types, including new items that wait', () => {
  const ids = [...Array(30)].map((_, at) => String.fromCharCode(97 + at)).join('')
  expect(knownIn({ feed: waiting(1, ids) })).toEqual([...ids].slice(0, 20))
  expect([knownIn({ feed: null }), knownIn({ feed: { ...feedOf('abc'), only: 'chat' } })]).toEqual([[], []])
})

test.each<[string, Viewed, boolean]>([
  ['is unread', viewed(feedOf('abc')), true],
  ['was read', viewed(feedOf('aBc')), false],
  ['is marked as read', viewed(feedOf('abc'), { kind: 'read', id: 'b' }), false],
  ['is marked together with all', viewed(feedOf('abc'), { kind: 'readAll', known: ['a'] }), false],
  ['arrived after all were marked', viewed(feedOf('bac'), { kind: 'readAll', known: ['a'] }), true],
  ['is not in the list', viewed(feedOf('ac')), false],
  ['is not loaded yet', viewed(null), false],
])('the notification b %s', (_, view, isNew) => {
  expect(isNewIn(view, 'b')).toBe(isNew)
})

const made = (change: Change) => ({ type: 'change.made', change })

test.each<[Choice, object | null]>([
  [
    { type: 'filter.chosen', only: 'order' },
    { type: 'navigation.requested', location: { to: 'notifications', search: '?type=order' } },
  ],
  [{ type: 'read.chosen', id: 'a' }, made({ kind: 'read', id: 'a', isNew: true })],
  [{ type: 'link.followed', id: 'a' }, made({ kind: 'read', id: 'a', isNew: true })],
  [{ type: 'link.followed', id: 'b' }, null],
  [{ type: 'deletion.chosen', id: 'b' }, made({ kind: 'remove', id: 'b', isNew: false })],
  [{ type: 'deletion.chosen', id: 'a' }, made({ kind: 'remove', id: 'a', isNew: true })],
  [{ type: 'allRead.chosen' }, made({ kind: 'readAll', known: ['a', 'b'] })],
  [{ type: 'clearing.chosen' }, made({ kind: 'clear', known: ['a', 'b'] })],
  [
    { type: 'undo.chosen', key: 'remove:a' },
    { type: 'change.undone', key: 'remove:a' },
  ],
])('the choice %j sends the event %j', (choice, event) => {
  expect(requestOf({ ...viewed(feedOf('aB')), location: { to: 'notifications' } }, choice)).toEqual(event)
})
