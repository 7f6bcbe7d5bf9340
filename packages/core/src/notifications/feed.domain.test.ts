import { expect, test } from 'vitest'
import { feedOf, idsOf, pageOf } from '../../testing/samples/lettered-feed.ts'
import { emptied, feedFrom, grown, hasMore, nextPage, opensNext, withoutRow, withRead } from './feed.domain.ts'
import { type NotificationPage, usualPageSize } from './notifications.domain.ts'

test('the first page starts the list, later pages are appended', () => {
  const feed = feedOf('abc', 'def')
  expect([idsOf(feed), nextPage(feed), hasMore(feed), opensNext(feed)]).toEqual(['abcdef', 3, true, true])
  expect([nextPage(null), hasMore(null), opensNext(null)]).toEqual([1, false, false])
})

test('rows that moved between two pages are shown once', () => {
  const feed = grown(feedOf('abc'), pageOf(2, 'cde'))
  expect([idsOf(feed), nextPage(feed), opensNext(feed)]).toEqual(['abcde', 3, true])
})

test('loading stops after several pages without new rows', () => {
  const pages = [2, 3, 4].map((page) => pageOf(page, 'abc'))
  const went = pages.map((_, at) =>
    opensNext(pages.slice(0, at + 1).reduce((feed, page) => grown(feed, page), feedOf('abc'))),
  )
  expect(went).toEqual([true, true, false])
  const barren = pages.reduce((feed, page) => grown(feed, page), feedOf('abc'))
  expect([idsOf(barren), hasMore(barren)]).toEqual(['abc', true])
  expect(opensNext(grown(barren, pageOf(5, 'def')))).toBe(true)
})

test.each<[string, Partial<NotificationPage>, number, boolean]>([
  ['reports both', { pageSize: 10, lastPage: 4 }, 10, true],
  ['reports its last page', { pageSize: 10, lastPage: 1 }, 10, false],
  ['does not report the number of pages', { pageSize: 10, lastPage: null }, 10, false],
  ['does not report the page size', { pageSize: null, lastPage: 4 }, 5, true],
  ['reports neither', { pageSize: null, lastPage: null }, 5, false],
  ['sends an empty page and reports more', { rows: [], lastPage: 1_000_000 }, 3, false],
])('the page size and the end of the list are known from a server that %s', (_, more, pageSize, goes) => {
  const feed = feedFrom(null, pageOf(1, 'abc', more), usualPageSize)
  expect([feed.pageSize, hasMore(feed)]).toEqual([pageSize, goes])
})

test('the page size is kept while a response does not contain one', () => {
  expect(feedFrom(null, pageOf(1, 'abc', { pageSize: null }), 20).pageSize).toBe(20)
})

test('a removed row moves the next page up', () => {
  const feed = feedOf('abc', 'def')
  const one = withoutRow(feed, 'b')
  expect([idsOf(one), nextPage(one)]).toEqual(['acdef', 2])
  expect(idsOf(grown(one, pageOf(2, 'efg')))).toBe('acdefg')
  expect(withoutRow(feed, 'x')).toBe(feed)
})

test('rows are marked as read, all or one, and the list is emptied', () => {
  expect(idsOf(withRead(feedOf('abC'), 0))).toBe('ABC')
  expect(idsOf(withRead(feedOf('abC'), 1))).toBe('aBC')
  expect(idsOf(withRead(feedOf('abc'), 1, 2))).toBe('aBc')
  const empty = emptied(feedOf('abc', 'def'))
  expect([idsOf(empty), hasMore(empty)]).toEqual(['', false])
})

test('new items wait only while other rows are shown', () => {
  const feed = { ...feedOf('abc'), newItems: 2 }
  expect([withoutRow(feed, 'a').newItems, withoutRow(feed, 'c').newItems]).toEqual([1, 0])
})

/** A page that contains the length of the list. */
const counted = (page: number, ids: string, total: number) => pageOf(page, ids, { total })

test.each<[string, NotificationPage, string, number]>([
  ['that is unchanged', counted(2, 'def', 9), 'abcdef', 3],
  ['with one new row at its beginning', counted(2, 'cde', 10), 'abcde', 3],
  ['with a page of new rows at its beginning', counted(2, 'abc', 12), 'abc', 3],
  ['with more than a page of new rows at its beginning', counted(2, 'xya', 14), 'abc', 3],
  ['that lost an earlier row', counted(2, 'efg', 8), 'abc', 1],
  ['that lost several earlier rows', counted(2, 'fgh', 7), 'abc', 1],
])('a later page is appended to a list %s', (_, page, shown, next) => {
  const feed = grown(feedFrom(null, counted(1, 'abc', 9), 3), page)
  expect([idsOf(feed), nextPage(feed), opensNext(feed)]).toEqual([shown, next, true])
})

test('rows that moved up because of a deletion elsewhere are loaded', () => {
  const toasts = grown(feedFrom(null, counted(1, 'abc', 9), 3), counted(2, 'efg', 8))
  const again = grown(toasts, counted(1, 'bcd', 8))
  expect([idsOf(again), nextPage(again)]).toEqual(['abcd', 2])
  expect(idsOf(grown(again, counted(2, 'efg', 8)))).toBe('abcdefg')
})

test('newly arrived rows are not appended at the end', () => {
  const feed = withoutRow(feedFrom(null, counted(1, 'abc', 9), 3), 'a')
  expect(nextPage(feed)).toBe(1)
  const again = grown(feed, counted(1, 'xbc', 9))
  expect([idsOf(again), nextPage(again), opensNext(again)]).toEqual(['bc', 2, true])
})

test('a changed page size is applied', () => {
  const feed = feedFrom(null, pageOf(1, 'abc', { pageSize: null }), 3)
  const toasts = grown(feed, pageOf(2, 'klm', { pageSize: 10 }))
  expect([idsOf(toasts), toasts.pageSize, nextPage(toasts)]).toEqual(['abc', 10, 1])
})
