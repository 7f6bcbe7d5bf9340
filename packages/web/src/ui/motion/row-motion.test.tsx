import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Table } from '../lists/Table.tsx'
import type { Column } from '../lists/TableCell.tsx'
import { isMoving } from './row-motion.ts'

it.each([
  ['one is added', 'a b', 'c a b', true],
  ['one is removed', 'a b c', 'a c', true],
  ['two are exchanged', 'a b c', 'b a c', true],
  ['all stay', 'a b', 'a b', false],
  ['all are others', 'a b', 'c d', false],
  ['the first ones come', '', 'a b', false],
])('rows of which %s: from “%s” to “%s” they move: %s', (_, before, now, moves) => {
  const ids = (text: string) => text.split(' ').filter(Boolean)
  expect(isMoving(ids(before), ids(now))).toBe(moves)
})

const height = 50
const animate = vi.fn()
const measured = vi.fn()

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, frames: Readonly<Record<string, readonly unknown[]>>) {
      animate(this.dataset['row'], frames['transform']?.[0] ?? 'fades in')
    },
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    measured()
    return {
      top: this.localName === 'tr' ? height * [...(this.parentNode?.children ?? [])].indexOf(this) : 0,
    } as DOMRect
  })
})

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  animate.mockClear()
  measured.mockClear()
})

const columns: readonly Column<{ readonly id: string }>[] = [{ id: 'id', header: 'Id', cell: ({ id }) => id }]

const changed = (before: string, now: string, isSameQuery = true) => {
  const query = {}
  const table = (ids: string, of: object) => (
    <Table label="Rows" columns={columns} rows={ids.split(' ').map((id) => ({ id }))} query={of} />
  )
  const { rerender } = render(table(before, query))
  rerender(table(now, isSameQuery ? query : {}))
  return animate.mock.calls
}

it('a row that is added fades in, and the others slide from where they were', () => {
  expect(changed('a b', 'c a b')).toEqual([
    ['c', 'fades in'],
    ['a', `translateY(-${height}px)`],
    ['b', `translateY(-${height}px)`],
  ])
})

it('only the rows below a removed one slide', () => {
  expect(changed('a b c', 'a c')).toEqual([['c', `translateY(${height}px)`]])
})

it('a row that was dragged slides, and so do those that it has passed', () => {
  expect(changed('a b c', 'c a b').map(([row]) => row)).toEqual(['c', 'a', 'b'])
})

it.each([
  ['another page, whose rows are all others', 'a b', 'c d', true],
  ['another tab, order or search, although some rows stay', 'a b c', 'c a', false],
  ['a change within the rows', 'a b', 'a b', true],
])('no row is measured for %s', (_, before, now, isSameQuery) => {
  expect(changed(before, now, isSameQuery)).toEqual([])
  expect(measured).not.toHaveBeenCalled()
})

it('no row moves for a user who prefers reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  expect(changed('a b', 'c a b')).toEqual([])
})
