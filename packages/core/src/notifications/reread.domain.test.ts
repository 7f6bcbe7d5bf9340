import { expect, test } from 'vitest'
import { feedOf, idsOf, pageOf } from '../../testing/lettered-feed.ts'
import { nextPage } from './feed.domain.ts'
import { arrivedIn, laidOver } from './reread.domain.ts'

test.each([
  ['nothing has changed', 1, 'abc', {}, 'abcdef'],
  ['one was read elsewhere', 1, 'aBc', {}, 'aBcdef'],
  ['one was removed elsewhere', 1, 'acd', {}, 'acdef'],
  ['the first was removed elsewhere', 1, 'bcd', {}, 'bcdef'],
  ['something new came', 1, 'xab', {}, 'abcdef'],
  ['everything on it is new', 1, 'xyz', {}, 'abcdef'],
  ['it is the only one now', 1, 'ab', { lastPage: 1 }, 'ab'],
  ['everything was removed elsewhere', 1, '', { lastPage: null }, ''],
  ['a later one: one was removed elsewhere', 2, 'dfg', {}, 'abcdf'],
  ['a later one: something new came before it', 2, 'cde', {}, 'abcdef'],
  ['a later one has nothing any more', 2, '', { lastPage: 1 }, 'abcdef'],
])('a page read again, %s', (_, page, ids, more, shown) => {
  expect(idsOf(laidOver(feedOf('abc', 'def'), pageOf(page, ids, more)))).toBe(shown)
})

test('what was read here stays read, even if an older answer does not know', () => {
  expect(idsOf(laidOver(feedOf('Abc'), pageOf(1, 'abc')))).toBe('Abc')
})

test('what is gone by a page read again moves the next page, too', () => {
  expect(nextPage(laidOver(feedOf('abc', 'def'), pageOf(1, 'acd')))).toBe(2)
})

test.each([
  ['abc', ''],
  ['xab', 'x'],
  ['xyz', 'xyz'],
  ['bcx', ''],
  ['', ''],
])('on a newest page %s, %s is new', (ids, news) => {
  const found = arrivedIn(feedOf('abc', 'def'), pageOf(1, ids))
  expect(found.map(({ id }) => id).join('')).toBe(news)
})
