import { type Failure, fieldTextsOf } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import type { ListRow } from '../list/list.domain.ts'
import type { SendOutput } from '../send/send.domain.ts'
import type { Cells, Edit } from './cells.domain.ts'

/** Why an edit was given up: its cell has another value by now, which the message names unless it is one of a choice. */
export const messageOfChange = (cells: Cells, { name, isUndo }: Edit, row: ListRow | null): Message => {
  if (isUndo) return { key: 'kit.undoLeft' }
  const cell = cells[name]
  if (row === null || cell === undefined) return { key: 'kit.cellGone' }
  if (cell.field.kind === 'one') return { key: 'kit.cellChanged' }
  return { key: 'kit.cellIsNow', values: { value: cell.textOf(row) } }
}

/** The server's first words about a refused edit, about its field if there are any. */
export const refusalOf = (failure: Failure): Message => {
  const [[said] = []] = Object.values(fieldTextsOf(failure))
  return said && !said.isStock ? said : (messagesOf(failure)[0] ?? { key: 'kit.cellUnclear' })
}

/** Why an edit was not saved: it was refused, or nothing shows that it arrived. */
export const messageOfNotSaved = (output: SendOutput<ListRow>): Message =>
  output.result === 'refused' ? refusalOf(output.failure) : { key: 'kit.cellUnclear' }
