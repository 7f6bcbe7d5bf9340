import { expect, test } from 'vitest'
import { feedOf, idsOf, pageOf } from '../../testing/lettered-feed.ts'
import { emptied, feedFrom, goesOn, grown, hasMore, nextPage, withoutRow, withRead } from './feed.domain.ts'
import { type NotificationPage, usualPageSize } from './notifications.domain.ts'

test('a first page replaces, later ones are appended', () => {
  const feed = feedOf('abc', 'def')
  expect([idsOf(feed), nextPage(feed), hasMore(feed), goesOn(feed)]).toEqual(['abcdef', 3, true, true])
  expect([nextPage(null), hasMore(null), goesOn(null)]).toEqual([1, false, false])
})

test('a list that moved between two pages shows each row once', () => {
  const feed = grown(feedOf('abc'), pageOf(2, 'cde'))
  expect([idsOf(feed), nextPage(feed), goesOn(feed)]).toEqual(['abcde', 3, true])
})

test('pages with nothing new on them are not followed for ever', () => {
  const pages = [2, 3, 4].map((page) => pageOf(page, 'abc'))
  const went = pages.map((_, at) =>
    goesOn(pages.slice(0, at + 1).reduce((feed, page) => grown(feed, page), feedOf('abc'))),
  )
  expect(went).toEqual([true, true, false])
  const barren = pages.reduce((feed, page) => grown(feed, page), feedOf('abc'))
  expect([idsOf(barren), hasMore(barren)]).toEqual(['abc', true])
  expect(goesOn(grown(barren, pageOf(5, 'def')))).toBe(true)
})

test.each<[string, Partial<NotificationPage>, number, boolean]>([
  ['says everything', { pageSize: 10, lastPage: 4 }, 10, true],
  ['is at its end', { pageSize: 10, lastPage: 1 }, 10, false],
  ['does not say how many pages there are', { pageSize: 10, lastPage: null }, 10, false],
  ['does not say how long a page is', { pageSize: null, lastPage: 4 }, 5, true],
  ['says nothing', { pageSize: null, lastPage: null }, 5, false],
  ['has nothing, and says there is more', { rows: [], lastPage: 1_000_000 }, 3, false],
])('a server that %s', (_, more, pageSize, goes) => {
  const feed = feedFrom(null, pageOf(1, 'abc', more), usualPageSize)
  expect([feed.pageSize, hasMore(feed)]).toEqual([pageSize, goes])
})

test('the size of a page is remembered until the server says another one', () => {
  expect(feedFrom(null, pageOf(1, 'abc', { pageSize: null }), 20).pageSize).toBe(20)
})

test('what was removed moves the others up, so that the next page is read from where they stand', () => {
  const feed = feedOf('abc', 'def')
  const one = withoutRow(feed, 'b')
  expect([idsOf(one), nextPage(one)]).toEqual(['acdef', 2])
  expect(idsOf(grown(one, pageOf(2, 'efg')))).toBe('acdefg')
  expect(withoutRow(feed, 'x')).toBe(feed)
})

test('all are read, or one is, or all are gone', () => {
  expect(idsOf(withRead(feedOf('abC'), 0))).toBe('ABC')
  expect(idsOf(withRead(feedOf('abC'), 1))).toBe('aBC')
  expect(idsOf(withRead(feedOf('abc'), 1, 2))).toBe('aBc')
  const empty = emptied(feedOf('abc', 'def'))
  expect([idsOf(empty), hasMore(empty)]).toEqual(['', false])
})

test('new items wait only as long as something else is shown', () => {
  const feed = { ...feedOf('abc'), newItems: 2 }
  expect([withoutRow(feed, 'a').newItems, withoutRow(feed, 'c').newItems]).toEqual([1, 0])
})

/** A page of the server that says how long its list is. */
const counted = (page: number, ids: string, total: number) => pageOf(page, ids, { total })

test.each<[string, NotificationPage, string, number]>([
  ['as it was', counted(2, 'def', 9), 'abcdef', 3],
  ['with one new at its beginning', counted(2, 'cde', 10), 'abcde', 3],
  ['with a page of new ones at its beginning', counted(2, 'abc', 12), 'abc', 3],
  ['with more than a page of new ones at its beginning', counted(2, 'xya', 14), 'abc', 3],
  ['without one of those before it', counted(2, 'efg', 8), 'abc', 1],
  ['without some of those before it', counted(2, 'fgh', 7), 'abc', 1],
])('a later page of a list %s', (_, page, shown, next) => {
  const feed = grown(feedFrom(null, counted(1, 'abc', 9), 3), page)
  expect([idsOf(feed), nextPage(feed), goesOn(feed)]).toEqual([shown, next, true])
})

test('what moved up to an earlier page because of a removal elsewhere is not missed', () => {
  const noticed = grown(feedFrom(null, counted(1, 'abc', 9), 3), counted(2, 'efg', 8))
  const again = grown(noticed, counted(1, 'bcd', 8))
  expect([idsOf(again), nextPage(again)]).toEqual(['abcd', 2])
  expect(idsOf(grown(again, counted(2, 'efg', 8)))).toBe('abcdefg')
})

test('what came since is not put at the end', () => {
  const feed = withoutRow(feedFrom(null, counted(1, 'abc', 9), 3), 'a')
  expect(nextPage(feed)).toBe(1)
  const again = grown(feed, counted(1, 'xbc', 9))
  expect([idsOf(again), nextPage(again), goesOn(again)]).toEqual(['bc', 2, true])
})

test('a server that changes its mind about the length of a page is followed', () => {
  const feed = feedFrom(null, pageOf(1, 'abc', { pageSize: null }), 3)
  const noticed = grown(feed, pageOf(2, 'klm', { pageSize: 10 }))
  expect([idsOf(noticed), noticed.pageSize, nextPage(noticed)]).toEqual(['abc', 10, 1])
})
