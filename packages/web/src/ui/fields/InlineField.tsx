import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../keyboard/kept-focus.ts'
import { inlineField } from './InlineField.styles.ts'
import { InlineSheet } from './InlineSheet.tsx'

interface InlineFieldProps {
  /** The accessible name of the control. */
  readonly label: string
  readonly state: 'shown' | 'open' | 'saving'
  /** The side of its column on which the value stands. */
  readonly align?: 'start' | 'end' | undefined
  /** The text in the open control. */
  readonly text: string
  /** The choices of a field that is not typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** What is wrong with the value, or why it was not saved. */
  readonly message: string | undefined
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  /** Tells whether a pasted text was taken; another one goes into the control. */
  readonly onPaste: (text: string) => boolean
  readonly onCommit: (move: 'stay' | 'leave' | 'next' | 'previous' | 'below') => void
  readonly onCancel: () => void
  /** The buttons of the sheet that takes the place of the control on phones. */
  readonly sheet: { readonly save: string; readonly next: string; readonly cancel: string }
  /** The value as it is shown. */
  readonly children: ReactNode
}

/** The fewest characters for which there is room. */
const shortest = 5

/**
 * A value that looks like text until it is pressed: Enter, Tab and leaving it save it, Escape takes it back. Enter goes
 * on to the value below, except from a choice.
 */
export function InlineField(props: InlineFieldProps) {
  const {
    label,
    state,
    align = 'start',
    text,
    choices,
    message,
    onOpen,
    onText,
    onPaste,
    onCommit,
    onCancel,
    sheet,
    children,
  } = props
  const styles = inlineField({ align })
  const messageId = useId()
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const shown = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isByKeys = useRef(false)
  const isOpen = state === 'open'

  useLayoutEffect(() => {
    if (isOpen) {
      control.current?.focus()
      control.current?.select?.()
    } else if (wasOpen.current && isFocusFree()) {
      shown.current?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])

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
  const described = {
    'aria-label': label,
    'aria-invalid': message !== undefined || undefined,
    'aria-describedby': message === undefined ? undefined : messageId,
  }
  const error = message !== undefined && (
    <span id={messageId} className={styles.message} role="status">
      {message}
    </span>
  )
  const open = choices ? (
    <select
      {...described}
      ref={control}
      className={styles.control}
      value={text}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      // A key goes through all choices up to the wanted one; the pointer picks that one.
      onChange={(event) => {
        onText(event.target.value)
        if (!isByKeys.current) onCommit('stay')
      }}
      onBlur={() => onCommit('leave')}
      onKeyDown={press}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...described}
      ref={control}
      className={styles.control}
      inputMode="decimal"
      size={Math.max(shortest, text.length + 1)}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
      }}
      onBlur={() => onCommit('leave')}
      onKeyDown={press}
    />
  )
  // A field in a card of a phone is too small to type into, and the keyboard would cover it.
  const isSheet = isOpen && window.matchMedia('(max-width: 639.98px)').matches
  return (
    <span className={styles.root}>
      <button
        type="button"
        ref={shown}
        className={styles.shown}
        aria-busy={state === 'saving' || undefined}
        aria-describedby={described['aria-describedby']}
        data-edit=""
        data-wrong={message === undefined ? undefined : ''}
        data-covered={isOpen && !isSheet ? '' : undefined}
        title={label}
        onClick={onOpen}
      >
        {children}
      </button>
      {isOpen && !isSheet && open}
      {isSheet ? (
        <InlineSheet label={label} t={sheet} onCommit={onCommit} onCancel={onCancel}>
          {open}
          {error}
        </InlineSheet>
      ) : (
        error
      )}
    </span>
  )
}
