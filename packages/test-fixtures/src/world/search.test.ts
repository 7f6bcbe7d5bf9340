import { expect, test } from 'vitest'
import { searchFolded } from './search.ts'

test.each([
  ['KO-2001', 'КО-2001', true],
  ['TX', 'ТХ', true],
  ['АЕМСНРВІ', 'AEMCHPBI', true],
  ['обʼєм', 'Об’єм', true],
  ['ґудзик', 'гудзик', true],
  ['чай', 'чаи\u0306', true],
  ['KO-2001', 'KO-2002', false],
  ['D-1', 'Д-1', false],
])('a search for %j finds %j: %s', (one, other, isFound) => {
  expect(searchFolded(one) === searchFolded(other)).toBe(isFound)
})
