import { type AnyActorRef, assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { sendLater } from '../../kernel/child.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { Message } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { farMessage } from '../fields/far.domain.ts'
import { isOlder, type ListRow, withNewer } from '../list/list.domain.ts'
import type { SendOutput } from '../send/send.domain.ts'
import type { Send } from '../send/send.machine.ts'
import {
  type CellAt,
  type CellProblem,
  type CellSave,
  type Cells,
  cellAfter,
  type Edit,
  isAt,
  mayEditCell,
  textAt,
  withUndone,
} from './cells.domain.ts'
import { messageOfChange } from './cells-messages.domain.ts'
import { farSpreadMessage, spreadAt } from './cells-paste.domain.ts'

/** Where the input goes after a value; `leave` when the cell loses the focus, which answers no question. */
export type CellMove = 'stay' | 'leave' | 'next' | 'previous' | 'below'

export type CellsEvent =
  /** The rows of the shown page, as the server knows them. */
  | { type: 'rows.read'; rows: readonly ListRow[] }
  | ({ type: 'cell.opened' } & CellAt)
  | { type: 'cell.typed'; text: string }
  | { type: 'cell.committed'; move: CellMove }
  /** Several copied cells were pasted into the open one. */
  | { type: 'cells.pasted'; text: string }
  | { type: 'cell.cancelled' }
  /** Takes a saved edit back, unless the cell has another value by now. */
  | { type: 'edit.undone'; edit: Edit }

/** Sent to the owner when a row has a newer version. */
export interface RowsChanged {
  readonly type: 'rows.changed'
  readonly rows: readonly ListRow[]
}

/** Sent to the owner when an edit was saved that can be taken back. */
export interface EditSaved {
  readonly type: 'edit.saved'
  readonly edit: Edit
}

export interface CellsInput {
  readonly app: AppRef
  readonly ids: IdsPort
  readonly owner: { send(event: RowsChanged | EditSaved): void }
}

export interface CellsContext extends CellsInput {
  readonly rows: readonly ListRow[]
  /** The number of the rows that are on the shown page; they come first. */
  readonly count: number
  /** The open cell; `asked` is the text about which it was asked whether it is meant. */
  readonly open:
    | (CellAt & { readonly text: string; readonly mistake: Message | null; readonly asked: string | null })
    | null
  /** The edits that are not saved yet, oldest first; the first one is being sent. */
  readonly edits: readonly Edit[]
  /** The row on which the first edit was sent. */
  readonly seen: ListRow | null
  /** Why cells were not saved, until they are opened again. */
  readonly problems: readonly CellProblem[]
  /** The row was read for the first edit, which is not sent a third time. */
  readonly isChecked: boolean
}

const first = ({ edits }: CellsContext): Edit => must(edits[0])

/** Rows that are not on the shown page any more stay known while an edit of theirs is unsaved. */
const known = ({ rows, edits }: CellsContext, read: readonly ListRow[]): readonly ListRow[] => {
  const newest = read.map((row) => rows.find((one) => one.id === row.id && isOlder(row, one)) ?? row)
  const gone = rows.filter(({ id }) => edits.some((edit) => edit.id === id) && !read.some((row) => row.id === id))
  return [...newest, ...gone]
}

/** Actors, guards and actions of cells that are edited in place. */
export const cellsSetup = (cells: Cells) => {
  const mistakeOf = ({ open }: CellsContext): Message | null => {
    const field = open && cells[open.name]?.field
    return field ? (Object.values(field.check(open.text, open.name))[0] ?? null) : null
  }
  const cleanText = ({ open }: CellsContext): string =>
    open ? (cells[open.name]?.field.clean(open.text) ?? open.text) : ''
  const spreadOf = ({ rows, count, open }: CellsContext, text: string) =>
    spreadAt(cells, rows.slice(0, count), must(open), text)
  const shownText = ({ rows, edits }: CellsContext, at: CellAt) => textAt(cells, rows, edits, at)
  const openedCell = (context: CellsContext, { id, name }: CellAt) => ({
    id,
    name,
    text: shownText(context, { id, name }),
    mistake: null,
    asked: null,
  })
  const questionOf = (context: CellsContext): Message | null => {
    const field = context.open && cells[context.open.name]?.field
    return field && context.open ? farMessage(field, shownText(context, context.open), cleanText(context)) : null
  }
  const spreadQuestionOf = (context: CellsContext, text: string) =>
    farSpreadMessage(cells, spreadOf(context, text), (at) => shownText(context, at))

  return setup({
    types: {
      input: {} as CellsInput,
      context: {} as CellsContext,
      events: {} as CellsEvent,
      tags: {} as 'busy',
    },
    actors: {} as {
      send: Send<CellSave, ListRow>
      fetchRow: PromiseActorLogic<ListRow | null, string>
    },
    guards: {
      mayOpen: ({ context: { rows } }, { id, name }: CellAt) => {
        const row = rows.find((one) => one.id === id)
        return row !== undefined && mayEditCell(cells, row, name)
      },
      isMistaken: ({ context }) => mistakeOf(context) !== null,
      isFar: ({ context }, move: CellMove) =>
        questionOf(context) !== null && (move === 'leave' || context.open?.asked !== cleanText(context)),
      isSpread: ({ context }, text: string) => spreadOf(context, text).texts !== null,
      isFarSpread: ({ context }, text: string) =>
        context.open?.asked !== text && spreadQuestionOf(context, text) !== null,
      isChanged: ({ context }) => context.open !== null && cleanText(context) !== shownText(context, context.open),
      hasEdits: ({ context }) => context.edits.length > 0,
      isUndo: ({ context }) => context.edits[0]?.isUndo === true,
      isUntouched: ({ context }, row: ListRow | null) =>
        row !== null &&
        mayEditCell(cells, row, first(context).name) &&
        cells[first(context).name]?.textOf(row) === first(context).from,
      isSaved: (_, { result }: SendOutput<ListRow>) => result === 'done',
      isStale: ({ context }, output: SendOutput<ListRow>) =>
        !context.isChecked &&
        output.result === 'refused' &&
        output.failure.kind === 'refused' &&
        output.failure.code === 'stale',
    },
    actions: {
      setRows: assign(({ context }, read: readonly ListRow[]) => ({ rows: known(context, read), count: read.length })),
      open: assign(({ context }, { id, name }: CellAt) => ({
        open: openedCell(context, { id, name }),
        problems: [...problemsBeside(context, { id, name }), ...problemsLeft(context, { id, name })],
      })),
      setText: assign(({ context: { open } }, text: string) => ({ open: open && { ...open, text, mistake: null } })),
      ask: assign(({ context }) => ({
        open: context.open && { ...context.open, mistake: questionOf(context), asked: cleanText(context) },
      })),
      askSpread: assign(({ context }, text: string) => ({
        open: context.open && { ...context.open, mistake: spreadQuestionOf(context, text), asked: text },
      })),
      showMistake: assign(({ context }) => ({
        open: context.open && { ...context.open, mistake: mistakeOf(context) },
      })),
      showUnspread: assign(({ context }, text: string) => ({
        open: context.open && { ...context.open, mistake: spreadOf(context, text).mistake },
      })),
      spread: assign(({ context }, text: string) => {
        const paste = context.ids.next()
        const edits = (spreadOf(context, text).texts ?? [])
          .map(({ text: to, ...at }): Edit => ({ ...at, from: shownText(context, at), to, paste }))
          .filter(({ from, to }) => from !== to)
        const problems = context.problems.filter((one) => !edits.some((edit) => isAt(one, edit)))
        return { edits: [...context.edits, ...edits], problems, open: null }
      }),
      close: assign({ open: null }),
      addEdit: assign(({ context }) => {
        const { id, name } = must(context.open)
        return {
          edits: [...context.edits, { id, name, from: shownText(context, { id, name }), to: cleanText(context) }],
        }
      }),
      move: assign(({ context }, move: CellMove) => {
        const isOver = move === 'stay' || move === 'leave' || !context.open
        const to = isOver ? null : cellAfter(cells, context.rows, must(context.open), move)
        return { open: to && openedCell(context, to) }
      }),
      addUndo: assign(({ context: { edits } }, edit: Edit) => ({ edits: withUndone(edits, edit) })),
      setChecked: assign(({ context: { rows } }, row: ListRow) => ({
        rows: rows.some(({ id }) => id === row.id) ? withNewer(rows, [row]) : [...rows, row],
        seen: row,
        isChecked: true,
      })),
      reportSaved: ({ context }) => {
        const edit = first(context)
        if (!edit.isUndo) sendLater(context.owner as AnyActorRef, { type: 'edit.saved', edit })
      },
      setSeen: assign(({ context }) => ({
        seen: must(context.rows.find(({ id }) => id === first(context).id)),
        isChecked: false,
      })),
      setSaved: assign(({ context }, row: ListRow) => ({
        rows: withNewer(context.rows, [row]),
        edits: context.edits.slice(1),
        seen: null,
      })),
      setRow: assign(({ context }, row: ListRow | null) => ({
        rows: row === null ? context.rows : withNewer(context.rows, [row]),
      })),
      revert: assign(({ context }, message: Message) => reverted(context, message)),
      revertChanged: assign(({ context }, row: ListRow | null) =>
        reverted(context, messageOfChange(cells, first(context), row)),
      ),
      reportLeft: ({ context: { app, edits } }) => {
        if (edits[0]?.isUndo) app.send({ type: 'warning.reported', message: { key: 'kit.undoLeft' } })
      },
      notifyApp,
      notifyOwner: ({ context: { owner } }, row: ListRow | null) => {
        if (row !== null) owner.send({ type: 'rows.changed', rows: [row] })
      },
    },
  })
}

/** Without the first edit, whose cell says why. Later edits of the same cell were typed over it. */
const reverted = (context: CellsContext, message: Message): Pick<CellsContext, 'edits' | 'seen' | 'problems'> => {
  const { id, name, to } = first(context)
  const edits = context.edits.slice(1).filter((edit) => !isAt(edit, { id, name }))
  return {
    edits,
    seen: null,
    problems: [...problemsBeside(context, { id, name }), { id, name, typed: to, message }],
  }
}

/** What was typed into the open cell and not saved, when another cell is opened. */
const problemsLeft = ({ open }: CellsContext, at: CellAt): readonly CellProblem[] =>
  open === null || open.mistake === null || isAt(open, at)
    ? []
    : [{ id: open.id, name: open.name, typed: open.text, message: open.mistake }]

const problemsBeside = ({ problems }: CellsContext, at: CellAt): readonly CellProblem[] =>
  problems.filter((one) => !isAt(one, at))
