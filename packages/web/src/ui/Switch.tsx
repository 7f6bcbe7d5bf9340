import type { ReactNode } from 'react'
import { switchStyles } from './Switch.styles.ts'

interface SwitchProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
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
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.thumb} aria-hidden="true" />
      </span>
      <span>{label}</span>
    </label>
  )
}
