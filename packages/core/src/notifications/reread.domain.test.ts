import { expect, test } from 'vitest'
import { feedOf, idsOf, pageOf } from '../../testing/samples/lettered-feed.ts'
import { type Feed, feedFrom, nextPage } from './feed.domain.ts'
import { allRows } from './listed.domain.ts'
import { isEnough, isOutOfReach, mergedWith } from './reread.domain.ts'

/** A list with pages of three rows, whose length the server reports. */
const counted = (total: number, ...pages: readonly string[]): Feed => ({ ...feedOf(...pages), total })

test.each([
  ['nothing has changed', ['abc'], 'abcdef', 0],
  ['one was read elsewhere', ['aBc'], 'aBcdef', 0],
  ['one is unread again', ['abc'], 'abcdef', 0],
  ['one was deleted elsewhere', ['acd'], 'acdef', 0],
  ['the first was deleted elsewhere', ['bcd'], 'bcdef', 0],
  ['a new one arrived', ['xab'], 'xabcdef', 1],
  ['new ones arrived and one was deleted', ['xyb'], 'xybcdef', 2],
  ['all rows are new', ['xyz'], 'xyz', 0],
  ['the last one was deleted elsewhere', ['abc', 'deg'], 'abcdeg', 0],
  ['a later one was deleted, and a new one arrived', ['xab', 'cdf'], 'xabcdf', 1],
])('refreshed pages: %s', (_, pages, shown, newItems) => {
  const merged = mergedWith(feedOf('abc', 'def'), feedOf(...pages))
  expect([idsOf(merged), merged.newItems]).toEqual([shown, newItems])
})

test('a refresh that reaches the end of the list replaces all rows', () => {
  const fresh = feedFrom(null, pageOf(1, 'ab', { lastPage: 1 }), 3)
  expect(idsOf(mergedWith(feedOf('abc', 'def'), fresh))).toBe('ab')
})

test('new items keep waiting, and the next page follows the kept rows', () => {
  const feed = { ...feedOf('xab', 'cde'), newItems: 1 }
  const merged = mergedWith(feed, feedOf('yxa'))
  expect([idsOf(merged), merged.newItems, nextPage(merged)]).toEqual(['yxabcde', 2, 3])
  expect(nextPage(mergedWith(feedOf('abc', 'def'), feedOf('acd')))).toBe(2)
})

test.each<[string, Feed, Feed, number, boolean]>([
  ['the newest page, with the same rows', counted(9, 'abc', 'def'), counted(9, 'abc'), 1, true],
  ['the newest page, with a new row', counted(9, 'abc', 'def'), counted(10, 'xab'), 1, true],
  ['the newest page, of a list that lost a later row', counted(9, 'abc', 'def'), counted(8, 'abc'), 1, false],
  ['the newest page, which lost a row', counted(9, 'abc', 'def'), counted(8, 'acd'), 1, true],
  ['the newest page, of a server without totals', feedOf('abc', 'def'), feedOf('abc'), 1, true],
  ['only new rows', counted(9, 'abc'), counted(12, 'xyz'), 1, false],
  ['one of two shown pages', counted(9, 'abc', 'def'), counted(9, 'abc'), 6, false],
  ['both shown pages', counted(9, 'abc', 'def'), counted(9, 'abc', 'def'), 6, true],
  ['every page, of a list that grew meanwhile', counted(9, 'abc', 'def'), counted(10, 'xab'), allRows, false],
  ['more pages than are shown', counted(9, 'abc'), counted(9, 'abc', 'def'), 60, true],
  ['any page, when no rows were shown', { ...feedOf(''), total: 0 }, counted(3, 'abc'), 1, true],
  ['the last page', counted(9, 'abc', 'def'), { ...counted(2, 'ab'), isComplete: true }, 6, true],
])('the refresh may stop after %s', (_, feed, fresh, depth, isDone) => {
  expect(isEnough(feed, fresh, depth)).toBe(isDone)
})

test('at most twenty pages are refreshed', () => {
  const feed = feedOf('abc')
  expect([isOutOfReach(feed, 59), isOutOfReach(feed, 60)]).toEqual([false, true])
  expect(isEnough(feed, { ...feedOf('xyz'), reach: 60 }, 1)).toBe(true)
})
