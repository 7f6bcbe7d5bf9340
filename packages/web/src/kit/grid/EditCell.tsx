import { textOf } from '@supplier/core/kernel/word'
import type { CellsActor } from '@supplier/core/kit/cells/cells.machine'
import { type CellView, sameCell, selectCell, selectRow } from '@supplier/core/kit/cells/cells.selectors'
import { offeredIn } from '@supplier/core/kit/fields/choice-fields.domain'
import { areSeveralCells } from '@supplier/core/kit/fields/pasted.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { UndoActor } from '@supplier/core/kit/undo/undo.machine'
import { selectUndo } from '@supplier/core/kit/undo/undo.selectors'
import { useSelector } from '@xstate/react'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import type { Open } from '../../ui/fields/InlineControl.tsx'
import { InlineField } from '../../ui/fields/InlineField.tsx'
import { undoableCell } from './Grid.styles.ts'

interface AnyRow {
  readonly id: string
}

interface EditCellProps {
  readonly section: AnySection
  readonly cells: CellsActor
  readonly undo: UndoActor
  readonly name: string
  readonly row: AnyRow
  readonly align: 'start' | 'end' | undefined
  /** The heading of the column, and the name of the row. */
  readonly label: string
  /** The texts of the choices. */
  readonly choices: Readonly<Record<string, string>>
  readonly show: (row: AnyRow) => ReactNode
}

/** A cell of a list that is edited in place; a cell that may not be edited is only shown. */
export function EditCell({ section, cells, undo, name, row, align, label, choices, show }: EditCellProps) {
  const { common, section: t } = useTranslations()
  const messageText = useMessageText()
  const at = { id: row.id, name }
  const { view, edited } = useSelector(
    cells,
    (snapshot) => ({ view: selectCell(snapshot, at), edited: selectRow(section.cells, row)(snapshot) }),
    isSame,
  )
  const isUndoable = useSelector(undo, (snapshot) => {
    const step = selectUndo(snapshot)
    return step?.kind === 'edit' && step.edits.some((edit) => edit.id === row.id && edit.name === name)
  })
  const { field, may } = section.cells[name] as AnySection['cells'][string]
  if (may?.(row) === false) return <>{show(row)}</>
  const open: Open | null =
    view.state === 'open'
      ? {
          text: view.text,
          ...(field.kind === 'one' && {
            choices: offeredIn(field.choices, view.text).map((value) => ({ value, label: textOf(choices, value) })),
          }),
          t: { save: t.cellSave(), next: t.cellNext(), cancel: common.cancel() },
          onText: (text) => cells.send({ type: 'cell.typed', text }),
          onPaste: (text) => {
            const isTaken = areSeveralCells(text)
            if (isTaken) cells.send({ type: 'cells.pasted', text })
            return isTaken
          },
          onCommit: (move) => cells.send({ type: 'cell.committed', move }),
          onCancel: () => cells.send({ type: 'cell.cancelled' }),
        }
      : null
  return (
    // Also around a cell without the button, which would otherwise be made anew under the focus.
    <span className={undoableCell}>
      <InlineField
        label={t.edit({ name: label })}
        open={open}
        isSaving={view.state === 'saving'}
        align={align}
        message={view.message === null ? undefined : messageText(view.message)}
        onOpen={() => cells.send({ type: 'cell.opened', ...at })}
      >
        {show(edited)}
      </InlineField>
      {isUndoable && view.state === 'shown' && (
        <IconButton
          size="small"
          label={t.bulk.undoCell({ name: label })}
          title={t.bulk.undo()}
          icon={<Undo2 size={14} aria-hidden="true" />}
          onClick={() => undo.send({ type: 'undo.chosen' })}
        />
      )}
    </span>
  )
}

interface Shown {
  readonly view: CellView
  readonly edited: AnyRow
}

const isSame = (one: Shown, other: Shown): boolean =>
  sameCell(one.view, other.view) && isSameRow(one.edited, other.edited)

const isSameRow = (one: AnyRow, other: AnyRow): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
