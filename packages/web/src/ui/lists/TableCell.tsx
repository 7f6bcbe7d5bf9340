import type { ReactNode } from 'react'
import { cell, name, nothing } from './Table.styles.ts'
import { isBlank } from './table-folds.ts'

/**
 * The position on a card: `mark`, `title` and `figure` share the first line, a `line` has one for itself below them, and
 * the details follow. A `state` takes what the button of `next`, or else the `menu`, leaves of the last line.
 */
type CardPlace =
  | 'mark'
  | 'title'
  | 'figure'
  | 'line'
  | 'detail'
  | 'state'
  | 'last'
  | 'next'
  | 'menu'
  | 'none'
  | 'absent'

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
  readonly card?: CardPlace
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

interface TableCellProps<Row> {
  readonly column: Column<Row>
  readonly fold?: number | null | undefined
  readonly content: ReactNode
}

/** A cell of a table, or a part of a card. A function and no component, because a list has hundreds of cells. */
export const tableCell = <Row,>({ column, fold, content }: TableCellProps<Row>) => {
  const { id, header, align = 'start', card = 'detail', named = false, grows = false, quiet = false } = column
  const blank = isBlank(content)
  return (
    <td
      key={id}
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
