import { keyOf, type Matrix, variantColumns } from './variants.domain.ts'

const parts = [...variantColumns, 'imageId', 'isActive'] as const

/**
 * Two changes of the same variants in one, cell by cell: a sale changes a stock while prices are typed. `null` when
 * both changed the same cell, or the values by which the variants differ.
 */
export const mergedMatrix = (before: Matrix, mine: Matrix, theirs: Matrix): Matrix | null => {
  const isOurs = JSON.stringify(before.axes) !== JSON.stringify(mine.axes)
  const isTheirs = JSON.stringify(before.axes) !== JSON.stringify(theirs.axes)
  if (isOurs && isTheirs) return null
  const rowIn = ({ variants }: Matrix, key: string) => variants.find((one) => keyOf(one) === key)
  const frame = isOurs ? mine : theirs
  const merged = frame.variants.map((row) => {
    const [old, ours, newer] = [before, mine, theirs].map((one) => rowIn(one, keyOf(row)))
    if (!old || !ours || !newer) return row
    const cells = parts.map((part) => {
      if (ours[part] === old[part] || ours[part] === newer[part]) return [part, newer[part]]
      return newer[part] === old[part] ? [part, ours[part]] : null
    })
    return cells.every((one) => one !== null) ? { ...newer, ...Object.fromEntries(cells) } : null
  })
  return merged.every((row) => row !== null) ? { axes: frame.axes, variants: merged } : null
}
