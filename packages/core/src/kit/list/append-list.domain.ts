import type { ListRow } from './list.domain.ts'

/**
 * An append-only list of rows without duplicates. Its versions share one store, and each version sees only the first
 * `length` rows; so appending copies nothing, and page 100 costs as much as page 2.
 */
export interface AppendList<Row> {
  readonly length: number
  readonly store: { readonly rows: Row[]; readonly indexes: Map<string, number> }
}

export const appendListOf = <Row extends ListRow>(rows: readonly Row[] = []): AppendList<Row> =>
  appended({ length: 0, store: { rows: [], indexes: new Map() } }, rows)

/** The list with these rows appended, except duplicates. */
export const appended = <Row extends ListRow>(list: AppendList<Row>, rows: readonly Row[]): AppendList<Row> => {
  // Only the newest version may append to the shared store; an older one is copied first.
  if (list.store.rows.length !== list.length) return appended(appendListOf(rowsOf(list)), rows)
  const { rows: all, indexes } = list.store
  for (const row of rows) if (!indexes.has(row.id)) indexes.set(row.id, all.push(row) - 1)
  return { length: all.length, store: list.store }
}

export const rowAt = <Row>({ length, store }: AppendList<Row>, index: number): Row | null =>
  index < length ? (store.rows[index] ?? null) : null

/** The index of a row; `null` when the list does not contain it. */
export const indexOfRow = <Row>({ length, store }: AppendList<Row>, id: string): number | null => {
  const index = store.indexes.get(id)
  return index !== undefined && index < length ? index : null
}

export const rowsOf = <Row>({ length, store }: AppendList<Row>): readonly Row[] => store.rows.slice(0, length)
