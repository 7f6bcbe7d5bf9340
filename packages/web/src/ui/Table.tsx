import type { ReactNode } from 'react'
import { moveRows } from './row-motion.ts'
import { Skeleton } from './Skeleton.tsx'
import { body, caption, cell, frame, head, heading, name, nothing, row, table } from './Table.styles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** `null` when there is nothing to say. */
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end'
  /** Takes the room that the others leave, and may wrap. */
  readonly grows?: boolean
  /** Where it stands when a row is a card, because there is no room for a table. A detail, unless told otherwise. */
  readonly card?: 'title' | 'figure' | 'detail' | 'last'
  /** Its heading is only heard; where it has nothing, it stays empty. */
  readonly quiet?: boolean
  /** Says its heading on the card, too. */
  readonly named?: boolean
}

interface TableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** `null` while they are being read for the first time. */
  readonly rows: readonly Row[] | null
  /** Other rows are being read. */
  readonly busy?: boolean
  /** Rows of another page come at once; within a page they move to their places. */
  readonly page?: string | number
}

/** Rows to compare; cards where there is no room for columns. */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, busy = false, page } = props
  return (
    <div className={frame}>
      <table className={table({ busy: busy && rows !== null })} aria-busy={busy || rows === null || undefined}>
        <caption className={caption}>{label}</caption>
        <thead className={head}>
          <tr>
            {columns.map(({ id, header, align = 'start', grows = false, quiet = false }) => (
              <th key={id} scope="col" className={heading({ align, grows })}>
                {quiet ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        {rows === null ? <Places columns={columns} /> : <Rows key={page} columns={columns} rows={rows} />}
      </table>
    </div>
  )
}

function Rows<Row extends { readonly id: string }>({
  columns,
  rows,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}) {
  return (
    <tbody ref={moveRows} className={body}>
      {rows.map((one) => (
        <tr key={one.id} className={row}>
          {columns.map((column) => (
            <Cell key={column.id} column={column} content={column.cell(one)} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell<Row>({ column, content }: { readonly column: Column<Row>; readonly content: ReactNode }) {
  const { header, align = 'start', card = 'detail', named = false, grows = false, quiet = false } = column
  const blank = content === null
  return (
    <td className={cell({ align, card, grows, blank })}>
      {named && !blank && <span className={name}>{header}: </span>}
      {!blank ? content : !quiet && <span className={nothing}>—</span>}
    </td>
  )
}

/** As much room as the rows will take. */
function Places<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <tbody className={body}>
      {places.map((place) => (
        <tr key={place} className={row}>
          {columns.map((column) => (
            <Cell
              key={column.id}
              column={{ ...column, named: false }}
              content={<Skeleton shape="text" width={column.align === 'end' ? '6rem' : '70%'} />}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const places = Array.from({ length: 8 }, (_, at) => at)
