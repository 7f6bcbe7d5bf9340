import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { field } from './Field.styles.ts'

/** What ties a control to its label and its message. Spread it over the control. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Stands in place of the hint. */
  readonly error?: ReactNode
  readonly required?: boolean
  /** A word behind the label, such as "(optional)". */
  readonly optional?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, control, and one line below that is kept free, so that nothing jumps when it speaks. */
export function Field({ label, hint, error, required = false, optional, children }: FieldProps) {
  const id = useId()
  const wrong = hasContent(error)
  const message = wrong ? error : hint
  const messageId = `${id}-message`
  const look = field({ wrong })
  return (
    <div className={look.root}>
      <label className={look.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={look.optional}> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasContent(message) ? messageId : undefined,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      <div className={look.message} id={messageId} aria-live="polite">
        {wrong && <CircleAlert size={14} aria-hidden="true" />}
        {hasContent(message) && <span>{message}</span>}
      </div>
    </div>
  )
}

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== ''
