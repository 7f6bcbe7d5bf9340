import type { TableCell } from '@supplier/core/kit/list/csv.domain'

/** A value of a row as one cell: of an object its title, or everything in it. */
export const cellOf = (value: unknown): TableCell => {
  if (typeof value === 'number') return value
  return textOf(value)
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if ('title' in value) return String(value.title)
  return Object.values(value)
    .filter((one) => one !== null && one !== '')
    .map(textOf)
    .join(', ')
}
