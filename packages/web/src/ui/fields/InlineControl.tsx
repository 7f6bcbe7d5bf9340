import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { inlineField } from './InlineField.styles.ts'
import { InlineSheet } from './InlineSheet.tsx'

/** What a field needs while it is open. */
export interface Open {
  readonly text: string
  /** The choices of a field that is not typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly onText: (text: string) => void
  /** Tells whether a pasted text was taken; another one goes into the control. */
  readonly onPaste: (text: string) => boolean
  readonly onCommit: (move: 'stay' | 'leave' | 'next' | 'previous' | 'below') => void
  readonly onCancel: () => void
  /** The buttons of the sheet that takes the place of the control on phones. */
  readonly t: { readonly save: string; readonly next: string; readonly cancel: string }
}

interface InlineControlProps extends Open {
  readonly label: string
  readonly align: 'start' | 'end'
  /** The id of the message on the value. */
  readonly described: string | undefined
  /** Whether it stands in a sheet, which has the message, too. */
  readonly sheet: false | { readonly error: ReactNode }
}

/** The fewest characters for which there is room. */
const shortest = 5

/** The control of an open field, which has the focus. */
export function InlineControl(props: InlineControlProps) {
  const { label, align, described, sheet, text, choices, onText, onPaste, onCommit, onCancel, t } = props
  const styles = inlineField({ align })
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isByKeys = useRef(false)

  useLayoutEffect(() => {
    control.current?.focus()
    control.current?.select?.()
  }, [])

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    isByKeys.current = true
    if (key === 'Escape') onCancel()
    else if (key === 'Enter') onCommit(choices ? 'stay' : 'below')
    else if (key === 'Tab') onCommit(shiftKey ? 'previous' : 'next')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const shared = {
    ref: control,
    className: styles.control,
    'aria-label': label,
    'aria-invalid': described !== undefined || undefined,
    'aria-describedby': described,
    value: text,
    onBlur: () => onCommit('leave'),
    onKeyDown: press,
  }
  const field = choices ? (
    <select
      {...shared}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      // A key goes through all choices up to the wanted one; the pointer picks that one.
      onChange={(event) => {
        onText(event.target.value)
        if (!isByKeys.current) onCommit('stay')
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...shared}
      inputMode="decimal"
      size={Math.max(shortest, text.length + 1)}
      onChange={(event) => onText(event.target.value)}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
    />
  )
  if (!sheet) return field
  return (
    <InlineSheet label={label} t={t} onCommit={onCommit} onCancel={onCancel}>
      {field}
      {sheet.error}
    </InlineSheet>
  )
}
