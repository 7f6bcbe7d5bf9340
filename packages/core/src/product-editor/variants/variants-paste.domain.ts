import type { Message } from '../../kernel/message.ts'
import { readMoney } from '../../kit/fields/number-fields.domain.ts'
import { plainNumber } from '../../kit/fields/number-text.domain.ts'
import { blockIn } from '../../kit/fields/pasted.domain.ts'
import { withLeadingZeros } from './barcode.domain.ts'
import { cellMistakes } from './variant-rules.domain.ts'
import { type Matrix, type VariantColumn, variantColumns, withCells } from './variants.domain.ts'

/** One cell that a paste changes. */
export interface PastedCell {
  readonly row: number
  readonly column: VariantColumn
  readonly before: string
  readonly text: string
  /** The mistake of the new text among the other cells. */
  readonly mistake: Message | null
}

/** What a paste would do. */
export interface Paste {
  readonly cells: readonly PastedCell[]
  /** The rows of the block that have no variant, and the columns beyond the last one. */
  readonly rowsOver: number
  readonly columnsOver: number
}

interface Place {
  readonly row: number
  readonly column: VariantColumn
}

/** A text as it is kept in a column: sums and bar codes without what a spreadsheet adds. */
export const cleaned = (column: VariantColumn, text: string): string => {
  if (column === 'barcode') return withLeadingZeros(text)
  if (column === 'price' || column === 'oldPrice') return readMoney(text) === null ? text : plainNumber(text)
  // A spreadsheet writes whole numbers with decimals when the column has them.
  return column === 'quantity' ? text.replace(/[.,]0+$/, '') : text
}

/** What a block of cells would change when it is pasted at a cell. Every cell of the block is tried, also a wrong one. */
export const pasteAt = (matrix: Matrix, { row, column }: Place, text: string): Paste => {
  const block = blockIn(text)
  const columns = variantColumns.slice(variantColumns.indexOf(column))
  const found = block.slice(0, matrix.variants.length - row).flatMap((cells, down) =>
    cells.slice(0, columns.length).flatMap((written, along) => {
      const into = columns[along] as VariantColumn
      const before = matrix.variants[row + down]?.[into] ?? ''
      const next = cleaned(into, written)
      return next === before ? [] : [{ row: row + down, column: into, before, text: next }]
    }),
  )
  const mistakes = cellMistakes(withCells(matrix, found))
  return {
    cells: found.map((one) => ({ ...one, mistake: mistakes[`${one.row}.${one.column}`] ?? null })),
    rowsOver: Math.max(0, row + block.length - matrix.variants.length),
    columnsOver: Math.max(0, ...block.map(({ length }) => length - columns.length)),
  }
}
