import { expect, test } from 'vitest'
import { dismissed, expires, isRaised, mostNotices, type Notice, raised, withoutNotice } from './notices.domain.ts'

const notice = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  variant: 'destructive',
  message: { text: `Message ${id}` },
  action: null,
  isOpen: true,
  ...more,
})
const many = (count: number): readonly Notice[] => Array.from({ length: count }, (_, index) => notice(index + 1))
const idsOf = (notices: readonly Notice[]): readonly number[] => notices.map(({ id }) => id)

test('the thirteenth notice pushes the oldest out', () => {
  expect(idsOf(raised(many(12), notice(13)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('a hundred errors leave the newest twelve', () => {
  const all = many(100).reduce(raised, [] as readonly Notice[])
  expect(all).toEqual(many(100).slice(-mostNotices))
})

test('dismissed notices make room first, the oldest of them before the others', () => {
  const twelve = dismissed(dismissed(many(12), 9), 5)
  const thirteen = raised(twelve, notice(13))
  expect(idsOf(thirteen)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(idsOf(raised(thirteen, notice(14)))).toEqual([1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14])
})

test('dismissing closes one notice and leaves it in the queue', () => {
  expect(dismissed(many(2), 1)).toEqual([notice(1, { isOpen: false }), notice(2)])
  expect(dismissed(many(2), 7)).toEqual(many(2))
})

test('a notice is taken out by its number', () => {
  expect(withoutNotice(many(2), 1)).toEqual([notice(2)])
})

test.each([
  ['an open notice with the same key', notice(1, { message: { key: 'session.expired' } }), true],
  ['an open notice with another key', notice(1, { message: { key: 'session.required' } }), false],
  ['a dismissed notice with the same key', notice(1, { message: { key: 'session.expired' }, isOpen: false }), false],
  ["the server's own words", notice(1, { message: { text: 'session.expired' } }), false],
])('%s asks for the same act: %s', (_, standing, answer) => {
  expect(isRaised([standing], { key: 'session.expired' })).toBe(answer)
})

test('the same words of the server are the same words', () => {
  expect(isRaised([notice(1)], { text: 'Message 1' })).toBe(true)
  expect(isRaised([notice(1)], { text: 'Message 2' })).toBe(false)
})

test.each([
  [notice(1), true],
  [notice(1, { variant: 'successful' }), true],
  [notice(1, { variant: 'loading' }), false],
  [notice(1, { action: 'signInAgain' }), false],
])('a notice goes away by itself: %o %s', (one, answer) => {
  expect(expires(one)).toBe(answer)
})
