import { expect, test } from 'vitest'
import { comparable, searchVariants } from './search-variants.ts'

test.each([
  ['Київ', 'Київ'],
  ['м. Київ', 'Київ'],
  ['Киев', 'Київ'],
  ['rbsd', 'Київ'],
  ['kyiv', 'Київ'],
  ['lviv', 'Львів'],
  ['kmdsd', 'Львів'],
  ['Камянець', 'Кам’янець-Подільський'],
  ['kharkiv', 'Харків'],
  ['  ОДЕСА ', 'Одеса'],
])('«%s» finds %s', (typed, title) => {
  expect(searchVariants(typed).some((variant) => comparable(title).startsWith(variant))).toBe(true)
})

test.each([
  ['', 0],
  ['Київ', 1],
])('«%s» has %i variants', (typed, count) => {
  expect(searchVariants(typed)).toHaveLength(count)
})
