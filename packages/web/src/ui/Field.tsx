import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { field } from './Field.styles.ts'

/** The attributes that connect a control to its label and its message. Spread them on the control. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Replaces the hint. */
  readonly error?: ReactNode
  readonly required?: boolean
  /** A note behind the label, such as "(optional)". */
  readonly optional?: string
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * A label, a control, and one line below for the hint or the error. The line is reserved, so that a message moves
 * nothing.
 */
export function Field({ label, hint, error, required = false, optional, children }: FieldProps) {
  const id = useId()
  const wrong = hasContent(error)
  const message = wrong ? error : hint
  const messageId = `${id}-message`
  const styles = field({ wrong })
  return (
    <div className={styles.root}>
      <label className={styles.label} id={labelIdOf(id)} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasContent(message) ? messageId : undefined,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      <div className={styles.message} id={messageId} aria-live="polite">
        {wrong && <CircleAlert size={14} aria-hidden="true" />}
        {hasContent(message) && <span>{message}</span>}
      </div>
    </div>
  )
}

/** The id of the label of a control, for parts of the control that the label names too, such as its list. */
export const labelIdOf = (id: string): string => `${id}-label`

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== ''
