import { expect, test } from 'vitest'
import { checkSlug, slugMistakes, slugQuestion } from './slug.domain.ts'

test.each([
  ['kramnytsia', true],
  ['Shop-24', true],
  ['ab', false],
  ['крамниця', false],
  ['a'.repeat(41), false],
])('the address %j on the marketplace is valid: %s', (typed, isValid) =>
  expect(checkSlug(typed) === null).toBe(isValid),
)

const row = { id: '7', slug: 'saved' }

test.each([
  ['free', null, { slug: 'free', id: null }],
  [' Taken ', row, { slug: 'taken', id: '7' }],
  ['Saved', row, null],
  [' ', null, null],
  ['ab', null, null],
])('about the address %j of the record %j: %j', (typed, of, question) => {
  expect(slugQuestion(typed, of)).toEqual(question)
})

test('a taken address is an error at its field, with a free one as far as it is known', () => {
  expect(slugMistakes({ isTaken: false, suggestion: null })).toEqual({})
  expect(slugMistakes({ isTaken: true, suggestion: null })).toEqual({ slug: { key: 'stores.slugTaken' } })
  expect(slugMistakes({ isTaken: true, suggestion: 'free' })).toMatchObject({
    slug: { values: { suggestion: 'free' } },
  })
})
