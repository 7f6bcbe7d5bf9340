import { expect, test } from 'vitest'
import { type Branches, type Category, partsOf, searchIn } from './categories.domain.ts'
import { categoryIn, keyOutcome, meaningOfKey, rowBeginningWith, rowsOf, type TreeKey } from './tree.domain.ts'

const category = (id: string, title: string, isLeaf = true): Category => ({
  id,
  title,
  path: [{ id, title }],
  isLeaf,
  products: 0,
  commission: null,
  isFavourite: false,
  required: [],
  match: null,
})
const branchOf = (...children: readonly Category[]) => ({ children, failure: null })
const unread = { children: null, failure: null }

const branches: Branches = {
  root: branchOf(category('a', 'Clothes', false), category('b', 'Boots', false), category('c', 'Candles')),
  a: branchOf(category('a1', 'Coats'), category('a2', 'Shirts')),
}
const told = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ id, level, position, count }) => `${id} ${level} ${position}/${count}`)

test('an open branch shows its children below it, with their level and place', () => {
  expect(told(rowsOf(branches, ['a', 'c']))).toEqual(['a 1 1/3', 'a1 2 1/2', 'a2 2 2/2', 'b 1 2/3', 'c 1 3/3'])
})

test.each([
  ['loading', unread],
  ['empty', branchOf()],
  ['failed', { children: null, failure: { kind: 'unreachable' } as const }],
])('an open branch without children to show has a row that says so: %s', (kind, b) => {
  const rows = rowsOf({ ...branches, b }, ['b'])
  expect(told(rows)).toEqual(['a 1 1/3', 'b 1 2/3', 'b/note 2 1/1', 'c 1 3/3'])
  expect(rows[2]?.kind).toBe(kind)
})

test('children that are known stay while a failure is shown elsewhere', () => {
  const failure = { kind: 'unreachable' } as const
  expect(told(rowsOf({ root: { children: branches['root']?.children ?? [], failure } }, []))).toHaveLength(3)
})

test.each<[string, boolean, object | null, object | null]>([
  ['Enter', false, { type: 'category.chosen' }, { type: 'category.chosen' }],
  ['ArrowDown', false, { type: 'key.pressed', key: 'ArrowDown' }, { type: 'key.pressed', key: 'ArrowDown' }],
  ['Home', false, { type: 'key.pressed', key: 'Home' }, null],
  ['ArrowLeft', false, { type: 'key.pressed', key: 'ArrowLeft' }, null],
  ['к', false, { type: 'letter.typed', letter: 'к' }, null],
  ['к', true, null, null],
  [' ', false, null, null],
  ['Tab', false, null, null],
])('the key %s, with a modifier: %s, means %o in the tree and %o in the search', (key, hasModifier, tree, search) => {
  expect([meaningOfKey({ key, hasModifier }, false), meaningOfKey({ key, hasModifier }, true)]).toEqual([tree, search])
})

const rows = rowsOf(branches, ['a'])

test.each<[string | null, TreeKey, object]>([
  [null, 'ArrowDown', { active: 'a' }],
  [null, 'ArrowUp', { active: 'c' }],
  [null, 'End', { active: 'c' }],
  ['gone', 'ArrowRight', { active: 'a' }],
  ['a', 'ArrowDown', { active: 'a1' }],
  ['c', 'ArrowDown', {}],
  ['a', 'ArrowUp', {}],
  ['b', 'ArrowUp', { active: 'a2' }],
  ['a', 'ArrowRight', { active: 'a1' }],
  ['b', 'ArrowRight', { toggled: 'b' }],
  ['c', 'ArrowRight', {}],
  ['a', 'ArrowLeft', { toggled: 'a' }],
  ['a2', 'ArrowLeft', { active: 'a' }],
  ['b', 'ArrowLeft', {}],
  ['b', 'Home', { active: 'a' }],
  ['a', 'End', { active: 'c' }],
  ['a', 'PageDown', { active: 'c' }],
  ['c', 'PageUp', { active: 'a' }],
])('from %s the key %s leads to %o', (active, key, outcome) => {
  expect(keyOutcome(rows, active, key)).toEqual(outcome)
})

test.each([
  [null, 'c', 'a'],
  ['a', 'c', 'a1'],
  ['a1', 'c', 'c'],
  ['c', 'C', 'a'],
  ['a', 'co', 'a1'],
  ['a1', 'co', 'a1'],
  ['a', 'x', null],
])('from %s the letters %s lead to %s', (active, letters, found) => {
  expect(rowBeginningWith(rows, active, letters)).toBe(found)
})

test('a category is found in any branch that was read', () => {
  expect(categoryIn(branches, 'a2')?.title).toBe('Shirts')
  expect(categoryIn({ ...branches, b: unread }, 'x')).toBe(null)
})

test.each([
  ['', null],
  [' a ', null],
  ['ab', 'ab'],
  ['  red   shirt ', 'red shirt'],
])('the search "%s" is sent as %s', (typed, sent) => {
  expect(searchIn(typed)).toBe(sent)
})

test('the matched part of a title stands apart', () => {
  expect(partsOf({ ...category('1', 'Shirts'), match: [0, 4] })).toEqual(['', 'Shir', 'ts'])
  expect(partsOf(category('1', 'Shirts'))).toEqual(['Shirts', '', ''])
})
