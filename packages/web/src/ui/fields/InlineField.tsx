import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../keyboard/kept-focus.ts'
import { InlineControl, type Open } from './InlineControl.tsx'
import { inlineField } from './InlineField.styles.ts'

interface InlineFieldProps {
  /** The accessible name of the control. */
  readonly label: string
  /** `null` for a field that is only shown: a list has many, of which one is open at most. */
  readonly open: Open | null
  readonly isSaving: boolean
  /** The side of its column on which the value stands. */
  readonly align?: 'start' | 'end' | undefined
  /** What is wrong with the value, or why it was not saved. */
  readonly message: string | undefined
  readonly onOpen: () => void
  /** The value as it is shown. */
  readonly children: ReactNode
}

/**
 * A value that looks like text until it is pressed: Enter, Tab and leaving it save it, Escape takes it back. Enter goes
 * on to the value below, except from a choice.
 */
export function InlineField(props: InlineFieldProps) {
  const { label, open, isSaving, align = 'start', message, onOpen, children } = props
  const styles = inlineField({ align })
  const messageId = useId()
  const shown = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = open !== null

  useLayoutEffect(() => {
    if (!isOpen && wasOpen.current && isFocusFree()) shown.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const error = message !== undefined && (
    <span id={messageId} className={styles.message} role="status">
      {message}
    </span>
  )
  // A field in a card of a phone is too small to type into, and the keyboard would cover it.
  const isSheet = isOpen && window.matchMedia('(max-width: 639.98px)').matches
  const described = message === undefined ? undefined : messageId
  return (
    <span className={styles.root}>
      <button
        type="button"
        ref={shown}
        className={styles.shown}
        aria-busy={isSaving || undefined}
        aria-describedby={described}
        data-edit=""
        data-wrong={message === undefined ? undefined : ''}
        data-covered={isOpen && !isSheet ? '' : undefined}
        title={label}
        onClick={onOpen}
      >
        {children}
      </button>
      {open && (
        <InlineControl {...open} label={label} align={align} described={described} sheet={isSheet && { error }} />
      )}
      {!isSheet && error}
    </span>
  )
}
