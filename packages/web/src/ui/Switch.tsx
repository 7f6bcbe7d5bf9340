import type { ReactNode } from 'react'
import { switchStyles } from './Switch.styles.ts'

interface SwitchProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off, and goes over at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const look = switchStyles()
  return (
    <label className={look.row}>
      <span className={look.track}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={look.input}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={look.thumb} aria-hidden="true" />
      </span>
      <span>{label}</span>
    </label>
  )
}
