import type { ComponentProps } from 'react'
import { box, input } from './TextInput.styles.ts'

export interface CodeInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'onChange' | 'maxLength'> {
  readonly value: string
  /** The digits that were typed or pasted. */
  readonly onText: (digits: string) => void
  readonly longest?: number
}

/** One field for a code from a message: digits only, whatever is pasted around them. */
export function CodeInput({ value, onText, longest = 6, ...rest }: CodeInputProps) {
  return (
    <div className={box({ size: 'large' })}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        {...rest}
        type="text"
        className={input({ kind: 'code' })}
        value={value}
        onChange={(event) => onText(event.target.value.replace(/\D/g, '').slice(0, longest))}
      />
    </div>
  )
}
