import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Table } from './Table.tsx'
import type { Column } from './TableCell.tsx'

interface Row {
  readonly id: string
}

const rows: readonly Row[] = ['1', '2', '3'].map((id) => ({ id }))

const shown = (onEdit = vi.fn(), onPick = vi.fn()) => {
  const columns: readonly Column<Row>[] = [
    {
      id: 'pick',
      header: 'Pick',
      card: 'mark',
      cell: ({ id }) => (
        <input type="checkbox" aria-label={`pick ${id}`} onClick={({ shiftKey }) => onPick(id, shiftKey)} />
      ),
    },
    {
      id: 'name',
      header: 'Name',
      cell: ({ id }) => (
        <a href={`#${id}`} data-row-link="">
          {`row ${id}`}
        </a>
      ),
    },
    {
      id: 'price',
      header: 'Price',
      cell: ({ id }) => <button type="button" data-edit="" onClick={() => onEdit(id)}>{`price ${id}`}</button>,
    },
  ]
  render(<Table label="Rows" columns={columns} rows={rows} />)
  const link = (id: string) => screen.getByRole('link', { name: `row ${id}` })
  return { onEdit, onPick, link }
}

const press = (code: string, more: object = {}) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { code, ...more })
  return document.activeElement?.textContent ?? ''
}

it('the rows are one stop of the Tab key: where the focus was last', () => {
  const { link } = shown()
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('tbody :is(a, button, input)')].filter((one) => one.tabIndex === 0)
  expect(stops()).toEqual([link('1')])
  link('2').focus()
  expect(stops()).toEqual([link('2')])
})

it('arrows, J and K lead from row to row and within a row, and stop at the ends', () => {
  const { link } = shown()
  link('1').focus()
  expect([press('ArrowDown'), press('KeyJ'), press('ArrowDown')]).toEqual(['row 2', 'row 3', 'row 3'])
  expect([press('KeyK'), press('ArrowRight'), press('ArrowDown')]).toEqual(['row 2', 'price 2', 'price 3'])
  expect([press('Home'), press('ArrowLeft'), press('End')]).toEqual(['price 1', 'row 1', 'row 3'])
  press('ArrowLeft')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('pick 3')
})

it('X picks the row of the focus, with Shift as a range, and E edits its first value', () => {
  const { link, onEdit, onPick } = shown()
  link('2').focus()
  press('KeyX')
  press('KeyX', { shiftKey: true })
  press('KeyE')
  expect(onPick.mock.calls).toEqual([
    ['2', false],
    ['2', true],
  ])
  expect(onEdit).toHaveBeenCalledWith('2')
})

it('a key with a modifier, or in a field that is typed into, is left alone', () => {
  const { link } = shown()
  link('1').focus()
  expect([press('ArrowDown', { altKey: true }), press('KeyJ', { ctrlKey: true })]).toEqual(['row 1', 'row 1'])
})
