import type { Message } from '../../kernel/message.ts'
import type { ListRow } from '../list/list.domain.ts'
import { type CellAt, type Cells, isAt, withEdits } from './cells.domain.ts'
import type { CellsActor } from './cells.machine.ts'

/** A row with its unsaved edits. */
export const selectRow =
  <Row extends ListRow>(cells: Cells, row: Row) =>
  ({ context }: Snapshot): Row =>
    withEdits(cells, [row], context.edits)[0] ?? row

/** One cell that can be edited in place, for its view. */
export interface CellView {
  readonly state: 'shown' | 'open' | 'saving'
  /** The typed text of an open cell. */
  readonly text: string
  /** What is wrong with the typed text, or why the last one was not saved. */
  readonly message: Message | null
}

type Snapshot = ReturnType<CellsActor['getSnapshot']>

export const selectCell = ({ context }: Snapshot, at: CellAt): CellView => {
  const { open, edits, problems } = context
  if (open !== null && isAt(open, at)) return { state: 'open', text: open.text, message: open.mistake }
  const message = problems.find((one) => isAt(one, at))?.message ?? null
  return { state: edits.some((edit) => isAt(edit, at)) ? 'saving' : 'shown', text: '', message }
}

export const sameCell = (one: CellView, other: CellView): boolean =>
  one.state === other.state && one.text === other.text && one.message === other.message
