import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Minus from 'lucide-react/icons/minus'
import { type ReactNode, useId } from 'react'
import { checkbox } from './Checkbox.styles.ts'

interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  /** Some of what it stands for is checked, and some is not. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
  /** Pass `null` to keep the line for it free. */
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly required?: boolean
  readonly name?: string
}

export function Checkbox(props: CheckboxProps) {
  const { label, checked, mixed = false, onChange, error, disabled = false, required = false, name } = props
  const messageId = useId()
  const wrong = Boolean(error)
  const look = checkbox()
  return (
    <div className={look.root}>
      <label className={look.row}>
        <span className={look.mark}>
          <input
            type="checkbox"
            ref={(input) => {
              if (input) input.indeterminate = mixed
            }}
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
          <Minus className={look.dash} size={14} strokeWidth={3} aria-hidden="true" />
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
