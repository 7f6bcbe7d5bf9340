import { expect, test } from 'vitest'
import {
  columnsIn,
  pinnedOf,
  searchOfView,
  shownColumns,
  withColumn,
  withMoved,
  withPin,
  withView,
} from './views.domain.ts'

const known = ['status', 'price', 'quantity']

test.each([
  ['', null],
  ['?columns=', null],
  ['?columns=price,status', ['price', 'status']],
  ['?columns=price,price,<b>', ['price']],
])('%j names the columns %j', (search, columns) => {
  expect(columnsIn(search)).toEqual(columns)
})

test.each([
  ['', null, ''],
  ['?tab=active&page=3&columns=old', null, '?tab=active'],
  ['?tab=active', ['price', 'status'], '?tab=active&columns=price%2Cstatus'],
])('the link of %j with %j is %j', (search, columns, link) => {
  expect(searchOfView({ search, columns })).toBe(link)
})

test.each([
  [null, known],
  [['price', 'gone'], ['price']],
  [['gone'], known],
])('of the columns %j those are shown: %j', (chosen, shown) => {
  expect(shownColumns(known, chosen)).toEqual(shown)
})

test('a column is hidden and shown again as the last, and one always remains', () => {
  expect(withColumn(known, null, 'price')).toEqual(['status', 'quantity'])
  expect(withColumn(known, ['status'], 'price')).toEqual(['status', 'price'])
  expect(withColumn(known, ['status'], 'status')).toEqual(['status'])
})

test('a column moves by one place and stops at the ends', () => {
  expect(withMoved(known, null, 'price', -1)).toEqual(['price', 'status', 'quantity'])
  expect(withMoved(known, null, 'quantity', 1)).toEqual(known)
  expect(withMoved(known, ['price'], 'status', 1)).toEqual(['price'])
})

test('a view replaces the one with its name, and twenty are kept', () => {
  const view = (name: string) => ({ name, search: '', columns: null, isPinned: false })
  expect(withView([view('A'), view('B')], { ...view(' A '), search: '?x=1' })).toEqual([
    view('B'),
    { ...view('A'), search: '?x=1' },
  ])
  expect(withView([], view('  '))).toBe(null)
  const many = Array.from({ length: 25 }, (_, at) => view(String(at)))
  expect(withView(many, view('new'))).toHaveLength(20)
})

test('a view is pinned and taken away again, a newer one with its name stays pinned, and five are pinned at most', () => {
  const views = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({
    name,
    search: '',
    columns: null,
    isPinned: name !== 'F',
  }))
  const names = (some: typeof views | ReturnType<typeof withPin>) => pinnedOf(some).map(({ name }) => name)
  expect(names(withPin(views, 'F'))).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(names(withPin(withPin(views, 'A'), 'F'))).toEqual(['B', 'C', 'D', 'E', 'F'])
  expect(names(withView(views, { name: 'A', search: '?x=1', columns: null }) ?? [])).toContain('A')
})
