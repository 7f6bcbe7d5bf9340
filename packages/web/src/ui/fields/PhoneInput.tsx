import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { box, input, prefix as prefixStyle } from './TextInput.styles.ts'

export interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'onChange' | 'prefix' | 'ref'> {
  /** The formatted national part of the number. */
  readonly value: string
  /** Called with the unformatted content of the field after a keystroke or a paste. */
  readonly onText: (text: string) => void
  /** Content before the number: the country button with the prefix. */
  readonly prefix?: ReactNode
  readonly size?: 'medium' | 'large'
}

/** Shows a formatted number and keeps the caret behind the same digit, whatever the mask inserts. */
export function PhoneInput({ value, onText, prefix, size = 'medium', ...rest }: PhoneInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const digitsBehind = useRef<number | null>(null)

  useLayoutEffect(() => {
    const field = element.current
    if (!field || digitsBehind.current === null) return
    const caret = caretBefore(field.value, digitsBehind.current)
    digitsBehind.current = null
    field.setSelectionRange(caret, caret)
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target
    digitsBehind.current = countDigits(text.slice(selectionStart ?? text.length))
    onText(text)
  }

  return (
    <div className={box({ size })}>
      {prefix !== undefined && <div className={prefixStyle()}>{prefix}</div>}
      <input
        inputMode="tel"
        autoComplete="tel-national"
        {...rest}
        type="tel"
        ref={element}
        className={input({ kind: 'telephone' })}
        value={value}
        onChange={change}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          stepOverMask(event)
        }}
      />
    </div>
  )
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** The index in `text` that has exactly this number of digits after it. */
const caretBefore = (text: string, digits: number): number => {
  let caret = text.length
  for (let left = digits; left > 0 && caret > 0; caret -= 1) if (/\d/.test(text.charAt(caret - 1))) left -= 1
  return caret
}

/**
 * Moves the caret over the characters of the mask before a deletion. Otherwise the deletion would hit a character that
 * the mask inserts again.
 */
const stepOverMask = (event: KeyboardEvent<HTMLInputElement>) => {
  const field = event.currentTarget
  const { value: text, selectionStart: from, selectionEnd: to } = field
  if (from === null || from !== to || event.altKey || event.ctrlKey || event.metaKey) return
  let caret = from
  if (event.key === 'Backspace') while (caret > 0 && /\D/.test(text.charAt(caret - 1))) caret -= 1
  if (event.key === 'Delete') while (caret < text.length && /\D/.test(text.charAt(caret))) caret += 1
  if (caret !== from && /\d/.test(text.charAt(event.key === 'Delete' ? caret : caret - 1))) {
    field.setSelectionRange(caret, caret)
  }
}
