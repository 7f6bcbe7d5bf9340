import { expect, test } from 'vitest'
import { isAlike } from './same.ts'

const row = { id: '1' }

test.each([
  ['the same object', row, row, true],
  ['the same parts', { a: 1, row }, { row, a: 1 }, true],
  ['lists of the same records', { rows: [row], pager: { page: 1 } }, { rows: [row], pager: { page: 1 } }, true],
  ['lists of records with the same content', { rows: [{ id: '1' }] }, { rows: [row] }, false],
  ['another part', { a: 1 }, { a: 2 }, false],
  ['a part more', { a: 1 }, { a: 1, b: undefined }, false],
  ['an object and nothing', { row }, { row: null }, false],
  ['two nothings', { row: null }, { row: null }, true],
  ['two numbers that are none', { total: Number.NaN }, { total: Number.NaN }, true],
  ['objects with a behaviour of their own', { at: new Date(0) }, { at: new Date(0) }, false],
])('views of %s are alike or not', (_, one, other, alike) => {
  expect(isAlike<object>(one, other)).toBe(alike)
})
