import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { switchStyles } from './Switch.styles.ts'

interface SwitchProps {
  readonly label: ReactNode
  /** Whether only screen readers read the label. */
  readonly isLabelHidden?: boolean
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, isLabelHidden = false, checked, disabled = false, onChange }: SwitchProps) {
  const styles = switchStyles()
  return (
    <label className={styles.row}>
      <span className={styles.track}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.thumb} aria-hidden="true" />
      </span>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  )
}
