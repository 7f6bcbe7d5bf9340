import { type GridActor, gridCells, selectUndo, selectUndoable } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { undo as undoLook } from '../notifications/Notifications.styles.ts'

interface GridUndoProps {
  readonly grid: GridActor
  /** The heading of an edited cell’s column. */
  readonly headerOf: (cell: string) => string
}

/** Offers to take back the last action on many rows, or the last edited cell. */
export function GridUndo({ grid, headerOf }: GridUndoProps) {
  const labels = useTranslations().section.bulk
  const cells = gridCells(grid)
  const count = useSelector(grid, selectUndo)
  const edit = useSelector(cells, selectUndoable)
  const styles = undoLook()
  const offered =
    count !== null
      ? { text: labels.undone({ count }), onUndo: () => grid.send({ type: 'undo.chosen' }) }
      : edit && {
          text: labels.edited({ name: headerOf(edit.name) }),
          onUndo: () => cells.send({ type: 'edit.undone' }),
        }
  return (
    <div className={styles.location} role="status">
      {offered && (
        <div className={styles.card}>
          <span className={styles.text}>{offered.text}</span>
          <button type="button" className={styles.button} onClick={offered.onUndo}>
            {labels.undo()}
          </button>
        </div>
      )}
    </div>
  )
}
