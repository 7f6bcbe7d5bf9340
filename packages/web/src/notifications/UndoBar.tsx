import type { Undo } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { undo as undoLook } from './Notifications.styles.ts'

interface UndoBarProps {
  /** `null` when nothing can be taken back any more. */
  readonly undo: Undo | null
  readonly onUndo: (key: string) => void
}

/** What was deleted a moment ago, and the way to have it back. */
export function UndoBar({ undo, onUndo }: UndoBarProps) {
  const words = useWords().notification
  const look = undoLook()
  return (
    <div className={look.place} role="status">
      {undo && (
        <div className={look.card}>
          <span className={look.text}>
            {undo.isClearing
              ? words.cleared()
              : undo.count === 1
                ? words.removed()
                : words.removedMany({ count: undo.count })}
          </span>
          <button type="button" className={look.button} onClick={() => onUndo(undo.key)}>
            {words.undo()}
          </button>
        </div>
      )}
    </div>
  )
}
