import CircleAlert from 'lucide-react/icons/circle-alert'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { hidden } from '../text/VisuallyHidden.styles.ts'
import { checkbox } from './Checkbox.styles.ts'

interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  /** Whether it stands for several things of which only some are checked (indeterminate). */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean, isShifted: boolean) => void
  /** `null` reserves an empty line for the error. */
  readonly error?: ReactNode
  /** Whether the label is for screen readers only. */
  readonly quiet?: boolean
  readonly disabled?: boolean
  readonly required?: boolean
  readonly name?: string
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    checked,
    mixed = false,
    onChange,
    error,
    quiet = false,
    disabled = false,
    required = false,
    name,
  } = props
  const messageId = useId()
  const wrong = Boolean(error)
  const styles = checkbox({ disabled })
  return (
    <div className={styles.root}>
      <label className={styles.row} onMouseDown={keepSelection}>
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = mixed
          }}
          className={styles.input}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? messageId : undefined}
          onChange={({ target, nativeEvent }) =>
            onChange(target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey === true)
          }
        />
        <span className={quiet ? hidden : undefined}>{label}</span>
      </label>
      {error !== undefined && (
        <div className={styles.message} id={messageId} aria-live="polite">
          {wrong && <CircleAlert size={14} aria-hidden="true" />}
          {wrong && <span>{error}</span>}
        </div>
      )}
    </div>
  )
}

/** A press with Shift, which picks a range of rows, would select the text between them in Firefox. */
const keepSelection = (event: MouseEvent) => event.shiftKey && event.preventDefault()
