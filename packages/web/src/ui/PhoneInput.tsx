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
  /** The national part as it is to be shown, mask included. */
  readonly value: string
  /** Everything that stands in the field after a keystroke or a paste, as it is. */
  readonly onText: (text: string) => void
  /** Inside the box, before the number: the country button, the prefix. */
  readonly prefix?: ReactNode
  readonly size?: 'medium' | 'large'
}

/** Shows a number in its mask and keeps the caret behind the digit it was behind, whatever the mask inserts. */
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

/** The place in `text` with exactly so many digits behind it. */
const caretBefore = (text: string, digits: number): number => {
  let caret = text.length
  for (let left = digits; left > 0 && caret > 0; caret -= 1) if (/\d/.test(text.charAt(caret - 1))) left -= 1
  return caret
}

/** Deleting next to a sign of the mask deletes the digit beyond it, else the mask would put the sign back for ever. */
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
