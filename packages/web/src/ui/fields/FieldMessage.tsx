import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { field } from './Field.styles.ts'

interface FieldMessageProps {
  readonly id: string
  readonly hint?: ReactNode
  /** Replaces the hint. */
  readonly error?: ReactNode
}

/** The line below a control, with its hint or its error. It is reserved, so that a message moves nothing. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  const { wrong, message } = messageOf({ hint, error })
  return (
    <div className={field({ wrong }).message} id={id} aria-live="polite">
      {wrong && <CircleAlert size={14} aria-hidden="true" />}
      {message !== null && <span>{message}</span>}
    </div>
  )
}

/** What stands in the line below a control: the error or the hint, or `null`. */
export const messageOf = ({ hint, error }: Omit<FieldMessageProps, 'id'>) => {
  const wrong = hasContent(error)
  const message = wrong ? error : hint
  return { wrong, message: hasContent(message) ? message : null }
}

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== ''
