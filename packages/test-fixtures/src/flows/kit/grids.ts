import type { BulkActor } from '@supplier/core/kit/bulk/bulk.machine'
import { type BulkView, selectBulk } from '@supplier/core/kit/bulk/bulk.selectors'
import type { CellsActor } from '@supplier/core/kit/cells/cells.machine'
import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import {
  gridCells,
  gridUndo,
  type SelectionView,
  selectCounts,
  selectGridBulk,
  selectSelection,
} from '@supplier/core/kit/grid/grid.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionGrid } from '@supplier/core/kit/section/section.selectors'
import type { OfferedStep } from '@supplier/core/kit/undo/undo.domain'
import { selectUndo } from '@supplier/core/kit/undo/undo.selectors'
import { samples } from './samples.ts'
import { type OpenSection, sections, tabIn } from './sections.ts'

/** Sections whose lists have tabs, actions on many rows, or cells that are edited in place. */
export const gridSections: readonly AnySection[] = sections.filter(
  (section) => tabIn(section) !== undefined || Object.keys({ ...section.bulk, ...section.cells }).length > 0,
)

/** The grid of an open section: what a supplier does in it, and what it shows. */
export interface OpenGrid {
  actor(): GridActor
  cells(): CellsActor
  bulk(): BulkActor | null
  /** The running action; `null` when none runs. */
  view(): BulkView | null
  confirm(): Promise<void>
  counts(): Readonly<Record<string, number>> | null
  selection(): SelectionView
  pick(id: string, isRange?: boolean): void
  /** Chooses an action and fills in its fields. */
  choose(action: string): Promise<void>
  /** Confirms whatever is asked until the action was sent. */
  confirmAll(): Promise<void>
  edit(id: string, name: string, text: string): Promise<void>
  /** What can be taken back next. */
  undoable(): OfferedStep | null
  /** Takes it back. */
  takeBack(): Promise<void>
  /** The text of a cell as the server knows it. */
  textOf(id: string, name: string): string
}

/** The grid of an open section. */
export const gridIn = (section: AnySection, one: OpenSection): OpenGrid => {
  const actor = (): GridActor => {
    const grid = sectionGrid<AnySection>(one.actor())
    if (grid === null) throw new Error('there is no grid')
    return grid
  }
  const cells = (): CellsActor => gridCells(actor())
  const bulk = () => selectGridBulk(actor().getSnapshot())
  const view = (): BulkView | null => {
    const running = bulk()
    return running && selectBulk(running.getSnapshot())
  }
  const { quiet } = one.harness
  const confirm = async () => {
    bulk()?.send({ type: 'bulk.confirmed' })
    await quiet()
  }
  return {
    actor,
    cells,
    bulk,
    view,
    confirm,
    counts: () => selectCounts(actor().getSnapshot()),
    selection: (): SelectionView => selectSelection(actor().getSnapshot()),
    pick: (id: string, isRange = false) => actor().send({ type: 'row.picked', id, isRange }),
    choose: async (action: string) => {
      actor().send({ type: 'bulk.chosen', action })
      for (const [field, value] of Object.entries(samples[section.id]?.bulk?.[action] ?? {}))
        bulk()?.send({ type: 'field.changed', field, value })
      await quiet()
    },
    confirmAll: async () => {
      const isAsked = () => view()?.note === null && ['fields', 'preview', 'counted'].includes(view()?.step ?? '')
      for (let step = 0; step < 3 && isAsked(); step += 1) await confirm()
    },
    edit: async (id: string, name: string, text: string) => {
      cells().send({ type: 'cell.opened', id, name })
      cells().send({ type: 'cell.typed', text })
      cells().send({ type: 'cell.committed', move: 'stay' })
      // A price that is far from the present one is asked about.
      cells().send({ type: 'cell.committed', move: 'stay' })
      await quiet()
    },
    undoable: () => selectUndo(gridUndo(actor()).getSnapshot()),
    takeBack: async () => {
      gridUndo(actor()).send({ type: 'undo.chosen' })
      await quiet()
    },
    textOf: (id: string, name: string): string => {
      const row = one.rows().find((candidate) => candidate.id === id)
      return row ? (section.cells[name]?.textOf(row) ?? '') : ''
    },
  }
}
