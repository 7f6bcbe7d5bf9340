import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { checkbox } from './Checkbox.styles.ts'

interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Pass `null` to keep the line for it free. */
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly required?: boolean
  readonly name?: string
}

export function Checkbox({ label, checked, onChange, error, disabled = false, required = false, name }: CheckboxProps) {
  const messageId = useId()
  const wrong = Boolean(error)
  const look = checkbox()
  return (
    <div className={look.root}>
      <label className={look.row}>
        <span className={look.mark}>
          <input
            type="checkbox"
            className={look.input}
            name={name}
            checked={checked}
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? messageId : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Check className={look.tick} size={14} strokeWidth={3} aria-hidden="true" />
        </span>
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <div className={look.message} id={messageId} aria-live="polite">
          {wrong && <CircleAlert size={14} aria-hidden="true" />}
          {wrong && <span>{error}</span>}
        </div>
      )}
    </div>
  )
}
