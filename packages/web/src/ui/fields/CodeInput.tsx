import type { ComponentProps } from 'react'
import { box, input } from './TextInput.styles.ts'

export interface CodeInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'onChange' | 'maxLength'> {
  readonly value: string
  /** Called with the typed or pasted text. */
  readonly onText: (text: string) => void
  /** Whether the code may contain letters. */
  readonly hasLetters?: boolean
}

/** One field for a code from a message. */
export function CodeInput({ value, onText, hasLetters = false, ...rest }: CodeInputProps) {
  return (
    <div className={box({ size: 'large' })}>
      <input
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        {...rest}
        type="text"
        className={input({ kind: 'code' })}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}
