import type { BulkAction } from '../bulk/bulk.domain.ts'
import type { BulkActor } from '../bulk/bulk.machine.ts'
import type { CellsActor } from '../cells/cells.machine.ts'
import type { OptionsActor } from '../form/options.machine.ts'
import type { UndoActor } from '../undo/undo.machine.ts'
import type { Counts } from './grid.domain.ts'
import type { GridActor } from './grid.machine.ts'
import { countHidden, countPicked, isPicked } from './selection.domain.ts'

/** The selection of a list for its view. */
export interface SelectionView {
  readonly count: number
  /** All rows that the query finds are picked. */
  readonly isWhole: boolean
  /** The number of picked rows that the present filter may hide. */
  readonly hidden: number
  /** The number of rows found, if they could be picked all at once. */
  readonly found: number | null
  readonly page: 'none' | 'some' | 'all'
}

type Snapshot = ReturnType<GridActor['getSnapshot']>

export const selectSelection = ({ context: { page, selection } }: Snapshot): SelectionView => {
  const rows = page?.rows ?? []
  const picked = rows.filter(({ id }) => isPicked(selection, id)).length
  const count = countPicked(selection)
  const total = page?.total ?? null
  return {
    count,
    isWhole: selection.by === 'query',
    hidden: page ? countHidden(selection, page.key) : 0,
    found: selection.by === 'ids' && total !== null && total > count ? total : null,
    page: picked === 0 ? 'none' : picked === rows.length ? 'all' : 'some',
  }
}

/** The actions by whether they do something with one of the picked rows, as far as the page shows them. */
export const selectBulkActions = (
  { context: { page, selection } }: Snapshot,
  bulk: Readonly<Record<string, BulkAction>>,
): { readonly fitting: readonly string[]; readonly others: readonly string[] } => {
  const picked = (page?.rows ?? []).filter(({ id }) => isPicked(selection, id))
  const fits = (action: BulkAction) =>
    action.fits === undefined || picked.length === 0 || picked.some((row) => action.fits?.(row as never))
  const names = Object.entries(bulk).map(([name, action]) => ({ name, isFitting: fits(action) }))
  const of = (isFitting: boolean) => names.filter((one) => one.isFitting === isFitting).map(({ name }) => name)
  return { fitting: of(true), others: of(false) }
}

export const selectIsPicked = ({ context: { selection } }: Snapshot, id: string): boolean => isPicked(selection, id)

export const selectCounts = ({ context }: Snapshot): Counts | null => context.counts

export const selectGridBulk = ({ children }: Snapshot): BulkActor | null => (children['bulk'] as BulkActor) ?? null

export const gridOptions = (grid: GridActor): OptionsActor => grid.getSnapshot().children['options'] as OptionsActor

export const gridUndo = (grid: GridActor): UndoActor => grid.getSnapshot().children['undo'] as UndoActor

export const gridCells = (grid: GridActor): CellsActor => grid.getSnapshot().children['cells'] as CellsActor
