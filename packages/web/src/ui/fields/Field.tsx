import { createContext, type ReactNode, useContext, useId } from 'react'
import { field } from './Field.styles.ts'
import { FieldMessage, messageOf } from './FieldMessage.tsx'

/** The attributes that connect a control to its label and its message. Spread them on the control. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Replaces the hint. */
  readonly error?: ReactNode
  readonly required?: boolean
  /** A note behind the label, such as "(optional)". */
  readonly optional?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** Whether required fields are marked: in a form that asks for others, too, and says once what the mark means. */
export const MarksRequired = createContext(false)

/**
 * A label, a control, and one line below for the hint or the error. The line is reserved, so that a message moves
 * nothing.
 */
export function Field({ label, hint, error, required = false, optional, children }: FieldProps) {
  const id = useId()
  const { wrong, message } = messageOf({ hint, error })
  const messageId = `${id}-message`
  const isMarked = useContext(MarksRequired) && required
  const styles = field({ wrong })
  return (
    <div className={styles.root}>
      <label className={styles.label} id={labelIdOf(id)} htmlFor={id} data-required={isMarked ? '' : undefined}>
        {label}
        {optional !== undefined && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': message === null ? undefined : messageId,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

/** The id of the label of a control, for parts of the control that the label names too, such as its list. */
export const labelIdOf = (id: string): string => `${id}-label`
