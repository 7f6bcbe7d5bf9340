import type { ListRow } from '../list/list.domain.ts'

/** The records before and after an open one; `null` where there is none. */
export interface Neighbours {
  readonly previous: string | null
  readonly next: string | null
}

/** The rows as they stood when one of them was opened; a row that has left the list since stays among them. */
export const sequenceOf = (kept: readonly string[], rows: readonly string[], id: string | null): readonly string[] => {
  if (id === null) return []
  return kept.includes(id) ? kept : rows
}

/** The neighbours of a record among rows of the shown page; none for a record that is not among them. */
export const neighboursOf = (rows: readonly Pick<ListRow, 'id'>[], id: string | null): Neighbours => {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: rows[at - 1]?.id ?? null, next: rows[at + 1]?.id ?? null }
}
