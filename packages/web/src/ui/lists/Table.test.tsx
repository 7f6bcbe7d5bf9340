import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Table } from './Table.tsx'
import type { Column } from './TableCell.tsx'

interface Row {
  readonly id: string
  readonly sum: string | null
}

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Number', card: 'title', cell: ({ id }) => id },
  { id: 'sum', header: 'Sum', align: 'end', card: 'last', named: true, cell: ({ sum }) => sum },
]
const rows: readonly Row[] = [
  { id: '1', sum: '10' },
  { id: '2', sum: null },
]

it('shows its name, headings and rows; an empty cell has a dash', () => {
  render(<Table label="Orders" columns={columns} rows={rows} />)
  const table = screen.getByRole('table', { name: 'Orders' })
  expect(table.getAttribute('aria-busy')).toBe(null)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Number', 'Sum'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', 'Sum: 10', '2', '—'])
})

it('keeps its rows while others load, and shows placeholders on the first load', () => {
  const { rerender } = render(<Table label="Orders" columns={columns} rows={null} />)
  const busy = () => screen.getByRole('table').getAttribute('aria-busy')
  expect(busy()).toBe('true')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(4)
  expect(screen.queryByText('—')).toBe(null)
  rerender(<Table label="Orders" columns={columns} rows={rows} busy />)
  expect(busy()).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(3)
})
