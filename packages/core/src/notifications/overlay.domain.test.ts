import { expect, test } from 'vitest'
import { type Feed, feedFrom, grown } from './feed.domain.ts'
import { isNewIn, newestIn } from './known.domain.ts'
import type { Notification, NotificationPage } from './notifications.domain.ts'
import { type Change, emptyOutbox, type Outbox, released, settled, withChange } from './outbox.domain.ts'
import {
  arrivalsIn,
  type Overlaid,
  type Shown,
  shownIn,
  withArrivals,
  withFirst,
  withMore,
  withOutbox,
  withReread,
} from './overlay.domain.ts'

const nobody = new Set<string>()
const pageOf = (page: number, ids: string, more: Partial<NotificationPage> = {}): NotificationPage => ({
  rows: [...ids].map((id) => ({ id, isRead: false }) as Notification),
  page,
  total: null,
  lastPage: 9,
  pageSize: 3,
  ...more,
})
const feed = grown(feedFrom(null, pageOf(1, 'abc'), nobody, 5), pageOf(2, 'def'), nobody)
const remove = (id: string): Change => ({ kind: 'remove', id })
const outboxOf = (...changes: readonly Change[]) => changes.reduce(withChange, emptyOutbox)
const overlaid = (more: Partial<Overlaid> = {}): Overlaid => ({
  only: null,
  pageSize: 3,
  feed,
  outbox: emptyOutbox,
  arrived: null,
  ...more,
})

const rowsIn = (shown: Shown) => Array.from({ length: shown.length }, (_, at) => shown.at(at))
const idsIn = (shown: Shown) =>
  rowsIn(shown)
    .map((row) => (row?.isRead ? row.id.toUpperCase() : row?.id))
    .join('')
const shownWith = (feed: Feed | null, outbox: Outbox | null) => idsIn(shownIn({ feed, outbox }))
const after = (state: Overlaid, news: Partial<Overlaid>) => ({ ...state, ...news })

test.each<[string, Outbox | null, string]>([
  ['nothing', null, 'abcdef'],
  ['an empty outbox', emptyOutbox, 'abcdef'],
  ['a removal', outboxOf(remove('b')), 'acdef'],
  ['removals beside each other', outboxOf(remove('c'), remove('b')), 'adef'],
  ['removals at both ends', outboxOf(remove('f'), remove('a')), 'bcde'],
  ['a removal on its way', released(outboxOf(remove('d')), 'remove:d'), 'abcef'],
  ['the removal of something unknown', outboxOf(remove('x')), 'abcdef'],
  ['one reading', outboxOf({ kind: 'read', id: 'b' }), 'aBcdef'],
  ['one that was carried out', settled(outboxOf(), { change: { kind: 'read', id: 'b' }, became: 'done' }), 'aBcdef'],
  ['the reading of all', outboxOf({ kind: 'readAll' }), 'ABCDEF'],
  ['a clearing', outboxOf(remove('b'), { kind: 'clear' }), ''],
])('under %s', (_, outbox, shown) => {
  expect(shownWith(feed, outbox)).toBe(shown)
})

test('nothing is shown before anything was read, and nothing stands behind the end', () => {
  expect(shownWith(null, emptyOutbox)).toBe('')
  const shown = shownIn({ feed, outbox: outboxOf(remove('a')) })
  expect([shown.length, shown.at(4)?.id, shown.at(5), shown.at(99)]).toEqual([5, 'f', null, null])
  expect(shownIn({ feed, outbox: outboxOf({ kind: 'clear' }) }).at(0)).toBeNull()
})

test('a change that failed drops out, and what the server says is shown again', () => {
  const outbox = outboxOf(remove('b'), { kind: 'readAll' })
  const left = [remove('b'), { kind: 'readAll' } as const].reduce(
    (state, change) => settled(state, { change, became: 'refused' }),
    outbox,
  )
  expect(shownWith(feed, left)).toBe('abcdef')
})

test('what the outbox says was carried out is true from then on', () => {
  const outcome = { change: remove('b'), became: 'done' } as const
  const removed = after(
    overlaid(),
    withOutbox(overlaid(), { type: 'outbox.changed', outbox: settled(outboxOf(remove('b')), outcome), outcome }),
  )
  expect(idsIn(shownIn(removed))).toBe('acdef')
  for (const [kind, shown] of [
    ['readAll', 'ABCDEF'],
    ['clear', ''],
  ] as const) {
    const told = { type: 'outbox.changed', outbox: emptyOutbox, outcome: { change: { kind }, became: 'done' } } as const
    expect(idsIn(shownIn(after(overlaid(), withOutbox(overlaid(), told))))).toBe(shown)
  }
  expect(withOutbox(overlaid({ feed: null }), { type: 'outbox.changed', outbox: emptyOutbox, outcome }).feed).toBeNull()
})

test.each<[string, string, string]>([
  ['is meant for what was known and what stands behind it', 'cd', 'abCDEF'],
  ['of the newest that is still there', 'xyb', 'aBCDEF'],
  ['and for all where nobody can tell', 'xyz', 'ABCDEF'],
])('the reading of all %s', (_, known, shown) => {
  const change: Change = { kind: 'readAll', known: [...known] }
  expect(shownWith(feed, outboxOf(change))).toBe(shown)
  expect(shownWith(feed, outboxOf(change, remove('c')))).toBe(shown.replace(/c/i, ''))
  const told = { type: 'outbox.changed', outbox: emptyOutbox, outcome: { change, became: 'done' } } as const
  expect(idsIn(shownIn(after(overlaid(), withOutbox(overlaid(), told))))).toBe(shown)
})

test('new is what is known, has not been read, and is not being marked', () => {
  const read = (id: string): Change => ({ kind: 'read', id })
  const known = feedFrom(null, pageOf(1, '', { rows: [{ id: 'a' }, { id: 'b', isRead: true }] as never }), nobody, 5)
  expect(['a', 'b', 'c'].map((id) => isNewIn(overlaid({ feed: known }), id))).toEqual([true, false, false])
  expect(isNewIn(overlaid({ feed: known, outbox: null }), 'a')).toBe(true)
  expect(isNewIn(overlaid({ feed: known, outbox: outboxOf(read('a')) }), 'a')).toBe(false)
  expect([isNewIn(overlaid({ feed: null }), 'a'), isNewIn({}, 'a')]).toEqual([false, false])
})

test('the newest that are known are twenty of the list and what waits above it, and none of another type', () => {
  expect([newestIn(overlaid()), newestIn(overlaid({ feed: null }))]).toEqual([[...'abcdef'], []])
  const told = after(overlaid(), withReread(overlaid(), pageOf(1, 'yxa')))
  expect(newestIn(told)).toEqual([...'yxabcdef'])
  const long = feedFrom(null, pageOf(1, 'abcdefghijklmnopqrstuvwxyz'), nobody, 5)
  expect(newestIn(overlaid({ feed: long }))).toEqual([...'abcdefghijklmnopqrst'])
  expect(newestIn(overlaid({ feed: feedFrom('chat', pageOf(1, 'ab'), nobody, 5) }))).toEqual([])
})

test('what was not carried out changes nothing of what was read', () => {
  for (const became of ['refused', 'unclear'] as const) {
    for (const kind of ['readAll', 'clear'] as const) {
      const outcome = { change: { kind }, became }
      expect(withOutbox(overlaid(), { type: 'outbox.changed', outbox: emptyOutbox, outcome }).feed).toBe(feed)
    }
  }
})

test('a first page replaces, a later one is appended, and neither can be missing', () => {
  const one = after(overlaid(), withFirst(overlaid({ only: 'chat' }), pageOf(1, 'xy')))
  expect([idsIn(shownIn(one)), one.feed?.only]).toEqual(['xy', 'chat'])
  expect(idsIn(shownIn(after(overlaid(), withMore(overlaid(), pageOf(3, 'gh')))))).toBe('abcdefgh')
  expect([withFirst(overlaid(), null), withMore(overlaid(), null)]).toEqual([{}, {}])
  expect([
    withMore(overlaid({ feed: null }), pageOf(2, 'd')),
    withReread(overlaid({ feed: null }), pageOf(1, 'a')),
  ]).toEqual([{}, {}])
})

test('what is new waits to be shown, and nothing moves', () => {
  const told = after(overlaid(), withReread(overlaid(), pageOf(1, 'yxa')))
  expect([idsIn(shownIn(told)), arrivalsIn(told)]).toEqual(['abcdef', 2])
  const shown = after(told, withArrivals(told))
  expect([idsIn(shownIn(shown)), arrivalsIn(shown), shown.feed?.reach]).toEqual(['yxa', 0, 3])
  expect(withArrivals(shown)).toEqual({})
})

test('what waits to be shown and is removed meanwhile does not count', () => {
  const told = after(overlaid(), withReread(overlaid(), pageOf(1, 'yxa')))
  expect(arrivalsIn({ ...told, outbox: outboxOf(remove('x')) })).toBe(1)
  expect(arrivalsIn({ ...told, outbox: outboxOf({ kind: 'clear' }) })).toBe(0)
})

test('an answer that knows of nothing new takes back that something was', () => {
  const told = after(overlaid(), withReread(overlaid(), pageOf(1, 'yxa')))
  expect(arrivalsIn(after(told, withReread(told, pageOf(2, 'def'))))).toBe(2)
  expect(arrivalsIn(after(told, withReread(told, pageOf(1, 'abc'))))).toBe(0)
})

test('an old answer that still has what is gone tells of nothing new', () => {
  const gone = overlaid({ outbox: settled(emptyOutbox, { change: remove('x'), became: 'done' }) })
  const told = after(gone, withReread(gone, pageOf(1, 'xab')))
  expect([arrivalsIn(told), told.arrived]).toEqual([0, null])
})

test('nor does a page that follows, or a first one, bring it back', () => {
  const gone = overlaid({ outbox: settled(emptyOutbox, { change: remove('x'), became: 'done' }) })
  expect(idsIn(shownIn(after(gone, withMore(gone, pageOf(3, 'gxh')))))).toBe('abcdefgh')
  expect(idsIn(shownIn(after(gone, withFirst(gone, pageOf(1, 'axb')))))).toBe('ab')
})

test('where nothing is shown, what is new is shown at once', () => {
  const empty = overlaid({ feed: feedFrom(null, pageOf(1, '', { lastPage: 1 }), nobody, 5) })
  const told = after(empty, withReread(empty, pageOf(1, 'x')))
  expect([idsIn(shownIn(told)), arrivalsIn(told)]).toEqual(['x', 0])
})

test('whatever the length of the list, one row costs the same, with removals over it, too', () => {
  let looks = 0
  const counted = (page: number): NotificationPage =>
    pageOf(page, '', {
      lastPage: 600,
      rows: Array.from(
        { length: 20 },
        (_, at) =>
          ({
            get id() {
              looks += 1
              return `${page}-${at}`
            },
            isRead: false,
          }) as Notification,
      ),
    })
  const outbox = outboxOf(remove('1-3'), remove('2-5'))
  let state = overlaid({ feed: feedFrom(null, counted(1), nobody, 20), outbox })
  const costs = new Map<number, number>()
  for (let page = 2; page <= 500; page += 1) {
    const before = looks
    state = after(state, withMore(state, counted(page)))
    // What a screen draws: how many there are, and the rows at the end.
    const shown = shownIn(state)
    for (let at = shown.length - 10; at < shown.length; at += 1) shown.at(at)
    costs.set(page, looks - before)
  }
  expect(shownIn(state).length).toBe(500 * 20 - 2)
  expect(costs.get(500)).toBe(costs.get(2))
})
