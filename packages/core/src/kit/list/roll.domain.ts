import type { ListRow } from './list.domain.ts'

/**
 * Rows in their order, each once. A roll that grows at its end copies nothing: its versions share one store,
 * of which each sees as much as it is long, so that the hundredth page costs what the second one costs.
 */
export interface Roll<Row> {
  readonly length: number
  readonly store: { readonly rows: Row[]; readonly places: Map<string, number> }
}

export const rollOf = <Row extends ListRow>(rows: readonly Row[] = []): Roll<Row> =>
  rolledOn({ length: 0, store: { rows: [], places: new Map() } }, rows)

/** The roll with these rows at its end, but for those that it has already. */
export const rolledOn = <Row extends ListRow>(roll: Roll<Row>, rows: readonly Row[]): Roll<Row> => {
  // Only the newest version may write into the store.
  if (roll.store.rows.length !== roll.length) return rolledOn(rollOf(rowsOf(roll)), rows)
  const { rows: all, places } = roll.store
  for (const row of rows) if (!places.has(row.id)) places.set(row.id, all.push(row) - 1)
  return { length: all.length, store: roll.store }
}

export const rowAt = <Row>({ length, store }: Roll<Row>, place: number): Row | null =>
  place < length ? (store.rows[place] ?? null) : null

/** Where a row stands; `null` when it is not there. */
export const placeOfRow = <Row>({ length, store }: Roll<Row>, id: string): number | null => {
  const place = store.places.get(id)
  return place !== undefined && place < length ? place : null
}

export const rowsOf = <Row>({ length, store }: Roll<Row>): readonly Row[] => store.rows.slice(0, length)
