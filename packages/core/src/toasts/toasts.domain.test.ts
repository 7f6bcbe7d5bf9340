import { expect, test } from 'vitest'
import { dismissed, expires, isRaised, mostToasts, raised, type Toast, withoutToast } from './toasts.domain.ts'

const toast = (id: number, more: Partial<Toast> = {}): Toast => ({
  id,
  variant: 'destructive',
  message: { text: `Message ${id}` },
  action: null,
  isOpen: true,
  ...more,
})
const many = (count: number): readonly Toast[] => Array.from({ length: count }, (_, index) => toast(index + 1))
const idsOf = (toasts: readonly Toast[]): readonly number[] => toasts.map(({ id }) => id)

test('the thirteenth toast removes the oldest', () => {
  expect(idsOf(raised(many(12), toast(13)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('a hundred errors leave the newest twelve', () => {
  const all = many(100).reduce(raised, [] as readonly Toast[])
  expect(all).toEqual(many(100).slice(-mostToasts))
})

test('dismissed toasts are removed first, the oldest of them before the others', () => {
  const twelve = dismissed(dismissed(many(12), 9), 5)
  const thirteen = raised(twelve, toast(13))
  expect(idsOf(thirteen)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(idsOf(raised(thirteen, toast(14)))).toEqual([1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14])
})

test('dismissing closes one toast and leaves it in the queue', () => {
  expect(dismissed(many(2), 1)).toEqual([toast(1, { isOpen: false }), toast(2)])
  expect(dismissed(many(2), 7)).toEqual(many(2))
})

test('a toast is removed by its id', () => {
  expect(withoutToast(many(2), 1)).toEqual([toast(2)])
})

test.each([
  ['an open toast with the same key', toast(1, { message: { key: 'session.expired' } }), true],
  ['an open toast with another key', toast(1, { message: { key: 'session.required' } }), false],
  ['a dismissed toast with the same key', toast(1, { message: { key: 'session.expired' }, isOpen: false }), false],
  ['a toast with the server’s own text', toast(1, { message: { text: 'session.expired' } }), false],
])('%s counts as a duplicate: %s', (_, standing, answer) => {
  expect(isRaised([standing], { key: 'session.expired' })).toBe(answer)
})

test('a toast with the same text from the server is a duplicate', () => {
  expect(isRaised([toast(1)], { text: 'Message 1' })).toBe(true)
  expect(isRaised([toast(1)], { text: 'Message 2' })).toBe(false)
})

test.each([
  [toast(1), true],
  [toast(1, { variant: 'successful' }), true],
  [toast(1, { variant: 'loading' }), false],
  [toast(1, { action: 'signInAgain' }), false],
])('whether a toast closes by itself: %o %s', (one, answer) => {
  expect(expires(one)).toBe(answer)
})
