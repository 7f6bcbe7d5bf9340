import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Table } from '../lists/Table.tsx'
import type { Column } from '../lists/TableCell.tsx'

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
  render(
    <main id="content" tabIndex={-1}>
      <button type="button">tool</button>
      <input aria-label="search" />
      <Table label="Rows" columns={columns} rows={rows} />
    </main>,
  )
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

const typed = (at: Element, code: string, more: object = {}) => {
  fireEvent.keyDown(at, { code, ...more })
  return document.activeElement?.textContent ?? ''
}

it('J and K lead into the list from anywhere beside it, to the row of the last focus', () => {
  const { link } = shown()
  expect(typed(document.body, 'KeyJ')).toBe('row 1')
  link('2').focus()
  const tool = screen.getByRole('button', { name: 'tool' })
  tool.focus()
  expect(typed(tool, 'KeyK')).toBe('row 2')
  screen.getByRole('main').focus()
  expect(typed(screen.getByRole('main'), 'KeyJ')).toBe('row 2')
})

it('X picks a row when only the page has the focus, and shows which', () => {
  const { onPick } = shown()
  const tool = screen.getByRole('button', { name: 'tool' })
  tool.focus()
  expect(typed(tool, 'KeyX')).toBe('tool')
  tool.blur()
  expect(typed(document.body, 'KeyX')).toBe('row 1')
  expect(onPick.mock.calls).toEqual([['1', false]])
})

it('letters in a field, with a modifier or behind a dialog lead nowhere', () => {
  shown()
  const field = screen.getByLabelText('search')
  field.focus()
  typed(field, 'KeyJ')
  expect(document.activeElement).toBe(field)
  field.blur()
  typed(document.body, 'KeyJ', { ctrlKey: true })
  expect(document.activeElement).toBe(document.body)
  render(<div role="dialog" aria-label="open" data-state="open" />)
  typed(document.body, 'KeyJ')
  expect(document.activeElement).toBe(document.body)
})
