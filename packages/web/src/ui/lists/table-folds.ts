import type { ReactNode } from 'react'

/** What a column of a table says about its room. */
interface Measured {
  readonly header: string
  readonly grows?: boolean
  readonly quiet?: boolean
  readonly card?: string
  readonly width?: number
  readonly priority?: 2 | 3
}

/** In pixels, with room for the wider letters of a fallback font, in the capitals of a heading. */
const usual = 136
const control = 52
const mark = 36
const title = 224
const letter = 9
const padding = 24

/** The widths at which the style sheet hides columns, in rem. */
const [first, last, step] = [42, 110, 2]
const stepsTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
export const foldWidths = stepsTo(first, last)

/** The least width of a table in rem; in a narrower container each row is a card. */
const least = 40

/**
 * By how many rem a table can need more than that. The style sheet hides as much of its width from its query, so that it
 * can be no more than the narrowest phone has.
 */
const most = 16
export const extraWidths = stepsTo(step, most)

/** A table whose columns need more than this, in rem, has enough of them to share the room of a very wide one. */
const spread = 72

const widthOf = ({ width, grows = false, quiet = false, card, header }: Measured): number => {
  if (width !== undefined) return width
  if (grows) return title
  if (card === 'mark') return mark
  return quiet || card === 'menu' || card === 'none' ? control : Math.max(usual, header.length * letter + padding)
}

/** For each column the width of the container in rem below which it is hidden; `null` for one that always stays. */
export type Folds = readonly (number | null)[]

interface Room {
  /** By how much the columns that always stay need more than the least width of a table, in rem. */
  readonly extra: number
  /** Whether there are columns for a very wide table, so that the names do not take all that is left. */
  readonly isSpread: boolean
  readonly folds: Folds
}

const upTo = (rem: number): number => Math.ceil(rem / step) * step

/**
 * Which columns give way in a narrower table. Of two columns of one priority the later one gives way first.
 */
export const foldsOf = (columns: readonly Measured[]): Room => {
  const roomFor = (isShown: (column: Measured, location: number) => boolean) =>
    columns.filter(isShown).reduce((sum, column) => sum + widthOf(column), 0) / 16
  const extra = Math.min(most, upTo(Math.max(0, roomFor(({ priority = 1 }) => priority === 1) - least)))
  const folds = columns.map(({ priority = 1 }, at) => {
    if (priority === 1) return null
    const room = roomFor(
      ({ priority: other = 1 }, location) => other < priority || (other === priority && location <= at),
    )
    return Math.min(last, Math.max(first, upTo(room - extra)))
  })
  return { extra, isSpread: roomFor(() => true) > spread, folds }
}

/** Whether a cell has nothing in it. */
export const isBlank = (content: ReactNode): boolean => content === null || content === undefined || content === ''

interface Filled<Row> {
  readonly cell: (row: Row) => ReactNode
}

/**
 * For each column whether any of the rows has something in it: a column without takes no room, so that it never takes
 * the place of one that says something. Before the rows are there, every column counts.
 */
export const filledIn = <Row>(columns: readonly Filled<Row>[], rows: readonly Row[] | null): readonly boolean[] =>
  columns.map(({ cell }) => !rows?.length || rows.some((row) => !isBlank(cell(row))))
