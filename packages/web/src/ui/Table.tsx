import { type ComponentProps, memo, type ReactNode, useMemo } from 'react'
import { keysOfRows } from './row-keys.ts'
import { moveRows } from './row-motion.ts'
import { Skeleton } from './Skeleton.tsx'
import { body, caption, cell, frame, head, heading, name, nothing, row, table } from './Table.styles.ts'
import { type Folds, foldsOf } from './table-folds.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** A control in the heading, for example to pick all rows. */
  readonly control?: ReactNode
  /** `null` for an empty cell. */
  readonly cell: (row: Row) => ReactNode
  /** `end` is for amounts. */
  readonly align?: 'start' | 'end'
  /** Takes the remaining width, and may wrap. */
  readonly grows?: boolean
  /** The position when a row is a card, because there is no room for a table. The default is `detail`. */
  readonly card?: 'mark' | 'title' | 'figure' | 'detail' | 'last' | 'next' | 'menu' | 'none' | 'absent'
  /** The heading is for screen readers only, and an empty cell has no dash. */
  readonly quiet?: boolean
  /** The most room that it takes, in pixels, if that is not the usual one. */
  readonly width?: number
  /** The columns of priority 3, then those of priority 2, are hidden where the table has no room for them. */
  readonly priority?: 2 | 3
  /** Whether the heading is repeated on the card. */
  readonly named?: boolean
  /** Whether the cell has a link that covers the whole row. */
  readonly covers?: (row: Row) => boolean
}

/** The events that a row hears, such as the drop of another row. The same function renders only the rows that changed. */
export type RowProps<Row> = (
  row: Row,
) => Pick<ComponentProps<'tr'>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onKeyDownCapture'>

interface TableProps<Row> {
  readonly label: string
  /** The same array renders only the rows that changed. */
  readonly columns: readonly Column<Row>[]
  /** `null` during the first load. */
  readonly rows: readonly Row[] | null
  readonly rowProps?: RowProps<Row> | undefined
  /** Whether other rows are loading. */
  readonly busy?: boolean
  /**
   * Identifies the page. A new page replaces the rows at once; within a page, rows are animated to their new positions.
   */
  readonly page?: string | number
}

/** A table; in a narrow container each row is a card. */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, rowProps, busy = false, page } = props
  const { isMany, folds } = useMemo(() => foldsOf(columns), [columns])
  return (
    <div className={frame({ many: isMany })}>
      <table className={table({ busy: busy && rows !== null })} aria-busy={busy || rows === null || undefined}>
        <caption className={caption}>{label}</caption>
        <thead className={head}>
          <tr>
            {columns.map(({ id, header, control, align = 'start', grows = false, quiet = false }, at) => (
              <th key={id} scope="col" className={heading({ align, grows })} data-fold={folds[at] ?? undefined}>
                {control ?? (quiet ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
              </th>
            ))}
          </tr>
        </thead>
        {rows === null ? (
          <FieldSkeletons columns={columns} folds={folds} />
        ) : (
          <Rows key={page} columns={columns} folds={folds} rows={rows} rowProps={rowProps} />
        )}
      </table>
    </div>
  )
}

interface Folded<Row> extends Pick<TableProps<Row>, 'columns'> {
  /** The width below which each column is hidden. */
  readonly folds: Folds
}

interface RowsProps<Row> extends Folded<Row>, Pick<TableProps<Row>, 'rowProps'> {
  readonly rows: readonly Row[]
}

function Rows<Row extends { readonly id: string }>({ columns, folds, rows, rowProps }: RowsProps<Row>) {
  return (
    <tbody ref={held} className={body}>
      {rows.map((one) => (
        <TableRow key={one.id} columns={columns} folds={folds} data={one} rowProps={rowProps} />
      ))}
    </tbody>
  )
}

const held = (rows: HTMLElement | null) => {
  const [still, free] = [moveRows(rows), keysOfRows(rows)]
  return () => {
    still?.()
    free?.()
  }
}

interface TableRowProps<Row> extends Folded<Row>, Pick<TableProps<Row>, 'rowProps'> {
  readonly data: Row & { readonly id: string }
}

/** A row is rendered again only when its data or the columns change. */
const TableRow = memo(function TableRow<Row>({ columns, folds, data, rowProps }: TableRowProps<Row>) {
  const linked = columns.some(({ covers }) => covers?.(data) === true)
  return (
    <tr className={row({ linked, menu: hasMenu(columns) })} data-row={data.id} {...rowProps?.(data)}>
      {columns.map((column, at) => (
        <Cell key={column.id} column={column} fold={folds[at]} content={column.cell(data)} />
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly fold?: number | null | undefined
  readonly content: ReactNode
}

function Cell<Row>({ column, fold, content }: CellProps<Row>) {
  const { header, align = 'start', card = 'detail', named = false, grows = false, quiet = false } = column
  const blank = content === null
  return (
    <td
      className={cell({ align, card, grows, blank })}
      data-fold={fold ?? undefined}
      // A text that is cut off is read by pointing at it.
      title={card === 'detail' && typeof content === 'string' ? content : undefined}
    >
      {named && !blank && <span className={name}>{header}: </span>}
      {!blank ? content : !quiet && <span className={nothing}>—</span>}
    </td>
  )
}

/** Placeholders for rows that are loading. */
function FieldSkeletons<Row>({ columns, folds }: Folded<Row>) {
  return (
    <tbody className={body}>
      {locations.map((location) => (
        <tr key={location} className={row({ linked: false, menu: hasMenu(columns) })}>
          {columns.map((column, at) => (
            <Cell
              key={column.id}
              fold={folds[at]}
              column={{ ...column, named: false }}
              content={<Skeleton shape="text" width={column.align === 'end' ? '6rem' : '70%'} />}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const hasMenu = (columns: readonly Pick<Column<never>, 'card'>[]): boolean =>
  columns.some(({ card }) => card === 'menu')

const locations = Array.from({ length: 8 }, (_, at) => at)
