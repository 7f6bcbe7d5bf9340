import type { Undo } from '@supplier/core/notifications/notifications.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { undo as undoLook } from './Notifications.styles.ts'

interface UndoBarProps {
  /** `null` when no deletion can be undone. */
  readonly undo: Undo | null
  readonly onUndo: (key: string) => void
}

/** Offers to undo the latest deletion. */
export function UndoBar({ undo, onUndo }: UndoBarProps) {
  const t = useTranslations().notification
  const styles = undoLook()
  return (
    <div className={styles.location} role="status">
      {undo && (
        <div className={styles.card}>
          <span className={styles.text}>
            {undo.isClearing ? t.cleared() : undo.count === 1 ? t.removed() : t.removedMany({ count: undo.count })}
          </span>
          <button type="button" className={styles.button} onClick={() => onUndo(undo.key)}>
            {t.undo()}
          </button>
        </div>
      )}
    </div>
  )
}
