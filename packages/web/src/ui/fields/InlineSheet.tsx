import type { PointerEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../buttons/Button.tsx'
import { inlineField } from './InlineField.styles.ts'

interface InlineSheetProps {
  readonly label: string
  readonly t: { readonly save: string; readonly next: string; readonly cancel: string }
  readonly onCommit: (move: 'stay' | 'next') => void
  readonly onCancel: () => void
  /** The control with its message. */
  readonly children: ReactNode
}

/** A control of a table in a sheet at the bottom of a phone, where it is large enough and above the keyboard. */
export function InlineSheet({ label, t, onCommit, onCancel, children }: InlineSheetProps) {
  const styles = inlineField()
  // The portal of the overlays would load their code with every list.
  return createPortal(
    <>
      <div className={styles.scrim} />
      <div role="dialog" aria-modal="true" aria-label={label} className={styles.sheet}>
        <span className={styles.sheetLabel}>{label}</span>
        {children}
        <div className={styles.sheetButtons}>
          <Button onPointerDown={keepFocus} onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button onPointerDown={keepFocus} onClick={() => onCommit('next')}>
            {t.next}
          </Button>
          <Button variant="primary" onPointerDown={keepFocus} onClick={() => onCommit('stay')}>
            {t.save}
          </Button>
        </div>
      </div>
    </>,
    document.body,
  )
}

/** Leaving the field would save it before the button is pressed. */
const keepFocus = (event: PointerEvent) => event.preventDefault()
