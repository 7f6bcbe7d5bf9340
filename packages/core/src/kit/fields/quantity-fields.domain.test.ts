import { expect, test } from 'vitest'
import { quantities } from './quantity-fields.domain.ts'

const field = quantities()
const list = (...typed: readonly string[]) =>
  typed.map((quantity, at) => ({ id: String(at), title: `Thing ${at}`, quantity }))

test.each([
  ['whole numbers are right', list('2', '0'), {}],
  ['an empty one is missing', list('2', ' '), { 'lines.1.quantity': { key: 'kit.required' } }],
  ['a part of one is refused', list('1,5'), { 'lines.0.quantity': { key: 'kit.notAWhole' } }],
  [
    'too many are refused',
    list('1000'),
    { 'lines.0.quantity': { key: 'kit.outOfRange', values: { min: 0, max: 999 } } },
  ],
  ['something must be left', list('0', '0'), { 'lines.0.quantity': { key: 'kit.nothingLeft' } }],
  ['nothing at all has nothing wrong', list(), {}],
])('%s', (_, values, errors) => {
  expect(field.check(values, 'lines')).toEqual(errors)
})

test('a number is sent as a number, and an unreadable one as it was typed', () => {
  expect(field.clean(list(' 07 ', 'x')).map(({ quantity }) => quantity)).toEqual(['7', 'x'])
})

test.each([
  ['different things', list('1', '1'), list('2', '1'), list('1', '3'), ['2', '3']],
  ['the same thing in the same way', list('1'), list('2'), list('2'), ['2']],
  ['a thing that the other has taken out', list('1', '1'), list('2', '1'), list('1'), ['2']],
])('two changes of %s go together', (_, before, mine, theirs, merged) => {
  expect(field.merge?.(before, mine, theirs)?.map(({ quantity }) => quantity)).toEqual(merged)
})

test('two changes of the same thing do not go together', () => {
  expect(field.merge?.(list('1'), list('2'), list('3'))).toBeNull()
})

test('a draft of another shape is not restored', () => {
  expect([field.holds(list('1')), field.holds([{}]), field.holds('1')]).toEqual([true, false, false])
})
