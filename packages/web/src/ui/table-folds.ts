/** What a column of a table says about its room. */
interface Measured {
  readonly header: string
  readonly grows?: boolean
  readonly quiet?: boolean
  readonly card?: string
  readonly width?: number
  readonly priority?: 2 | 3
}

/** In pixels, with room for the wider letters of a fallback font. */
const usual = 136
const control = 56
const title = 272
const letter = 8
const padding = 24

/** The widths at which the style sheet hides columns, in rem. */
const [first, last, step] = [44, 108, 4]
export const foldWidths: readonly number[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, at) => first + at * step,
)

/** The least width of a table in rem; in a narrower container each row is a card. */
const least = 40

/** The part of a wide table's width that its container query does not see, in rem. */
const hidden = 14

const widthOf = ({ width, grows = false, quiet = false, card, header }: Measured): number => {
  if (width !== undefined) return width
  if (grows) return title
  return quiet || card === 'mark' || card === 'menu' || card === 'none'
    ? control
    : Math.max(usual, header.length * letter + padding)
}

/** For each column the width of the container in rem below which it is hidden; `null` for one that always stays. */
export type Folds = readonly (number | null)[]

/**
 * Which columns give way in a narrower table. Of two columns of one priority the later one gives way first.
 */
export const foldsOf = (columns: readonly Measured[]): { readonly isMany: boolean; readonly folds: Folds } => {
  const rem = (pixels: number) => pixels / 16
  const roomFor = (isShown: (column: Measured, location: number) => boolean) =>
    rem(columns.filter(isShown).reduce((sum, column) => sum + widthOf(column), 0))
  const isMany = roomFor(({ priority = 1 }) => priority === 1) > least
  const folds = columns.map(({ priority = 1 }, at) => {
    if (priority === 1) return null
    const room = roomFor(
      ({ priority: other = 1 }, location) => other < priority || (other === priority && location <= at),
    )
    const width = room - (isMany ? hidden : 0)
    return Math.min(last, Math.max(first, Math.ceil(width / step) * step))
  })
  return { isMany, folds }
}
