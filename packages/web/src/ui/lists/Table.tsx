import { type ComponentProps, memo, type ReactNode, useMemo } from 'react'
import { Skeleton } from '../loading/Skeleton.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { MovingRows } from './MovingRows.tsx'
import { body, caption, frame, head, heading, row, table } from './Table.styles.ts'
import { type Column, tableCell } from './TableCell.tsx'
import { type Folds, filledIn, foldsOf, isBlank } from './table-folds.ts'

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
  /** The query of the rows: rows of the same one move to their new places, those of another one appear at once. */
  readonly query?: unknown
}

/** A table; in a narrow container each row is a card. */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns: declared, rows, rowProps, busy = false, query } = props
  const filled = filledIn(declared, rows).join()
  // The same array while the same columns are filled renders only the rows that changed.
  const columns = useMemo(() => {
    const isFilled = filled.split(',')
    return declared.filter((_, at) => isFilled[at] === 'true')
  }, [declared, filled])
  const { extra, isSpread, folds } = useMemo(() => foldsOf(columns), [columns])
  return (
    <div className={frame} data-extra={extra === 0 ? undefined : extra}>
      <table
        className={table({ busy: busy && rows !== null, spread: isSpread })}
        aria-busy={busy || rows === null || undefined}
      >
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
          <MovingRows ids={rows.map(({ id }) => id)} query={query}>
            {rows.map((one) => (
              <TableRow key={one.id} columns={columns} folds={folds} data={one} rowProps={rowProps} />
            ))}
          </MovingRows>
        )}
      </table>
    </div>
  )
}

interface Folded<Row> extends Pick<TableProps<Row>, 'columns'> {
  /** The width below which each column is hidden. */
  readonly folds: Folds
}

interface TableRowProps<Row> extends Folded<Row>, Pick<TableProps<Row>, 'rowProps'> {
  readonly data: Row & { readonly id: string }
}

/** A row is rendered again only when its data or the columns change. */
const TableRow = memo(function TableRow<Row>({ columns, folds, data, rowProps }: TableRowProps<Row>) {
  const linked = columns.some(({ covers }) => covers?.(data) === true)
  const contents = columns.map(({ cell }) => cell(data))
  const hasMenu = columns.some(({ card }, at) => card === 'menu' && !isBlank(contents[at]))
  const hasNext = columns.some(({ card }, at) => card === 'next' && !isBlank(contents[at]))
  return (
    <tr className={row({ linked, next: hasNext, menu: hasMenu && !hasNext })} data-row={data.id} {...rowProps?.(data)}>
      {columns.map((column, at) => tableCell({ column, fold: folds[at], content: contents[at] }))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

/** Placeholders for rows that are loading. */
function FieldSkeletons<Row>({ columns, folds }: Folded<Row>) {
  return (
    <tbody className={body}>
      {locations.map((location) => (
        <tr key={location} className={row({ linked: false, next: false, menu: false })}>
          {columns.map((column, at) =>
            tableCell({
              column: { ...column, named: false },
              fold: folds[at],
              content: <Skeleton shape="text" width={column.align === 'end' ? '6rem' : '70%'} />,
            }),
          )}
        </tr>
      ))}
    </tbody>
  )
}

const locations = Array.from({ length: 8 }, (_, at) => at)
