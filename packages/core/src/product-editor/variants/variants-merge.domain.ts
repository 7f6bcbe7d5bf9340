import { isSame } from '../../kernel/same.ts'
import { keyOf, type Matrix, type Variant, variantColumns } from './variants.domain.ts'

const parts = [...variantColumns, 'imageId', 'isActive'] as const

/**
 * Two changes of the same variants in one, cell by cell: a sale changes a stock while prices are typed. `null` when
 * both changed the same cell, or the values by which the variants differ, each in its own way.
 */
export const mergedMatrix = (before: Matrix, mine: Matrix, theirs: Matrix): Matrix | null => {
  const isOurs = !isSame(before.axes, mine.axes)
  const isTheirs = !isSame(before.axes, theirs.axes)
  const isOne = isSame(mine.axes, theirs.axes)
  if (isOurs && isTheirs && !isOne) return null
  // A merge of values renames the variants on both sides; a saved one keeps its id.
  const rowIn = ({ variants }: Matrix, row: Variant) =>
    variants.find(({ id }) => id !== null && id === row.id) ?? variants.find((one) => keyOf(one) === keyOf(row))
  const frame = isOurs && !isOne ? mine : theirs
  const merged = frame.variants.map((row) => {
    const [old, ours, newer] = [before, mine, theirs].map((one) => rowIn(one, row))
    if (!old || !ours || !newer) return row
    const cells = parts.map((part) => {
      if (ours[part] === old[part] || ours[part] === newer[part]) return [part, newer[part]]
      return newer[part] === old[part] ? [part, ours[part]] : null
    })
    return cells.every((one) => one !== null) ? { ...newer, ...Object.fromEntries(cells) } : null
  })
  return merged.every((row) => row !== null) ? { axes: frame.axes, variants: merged } : null
}
