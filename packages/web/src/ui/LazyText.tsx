import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'

interface LazyTextProps extends Omit<TextInputProps, 'onText' | 'onBlur' | 'onKeyDown'> {
  readonly onDone: (text: string) => void
}

/** A text field that reports its text when the typing is finished: with Enter, or on leaving the field. */
export function LazyText({ value, onDone, ...rest }: LazyTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed !== null && typed !== value) onDone(typed)
    setTyped(null)
  }
  return (
    <TextInput
      {...rest}
      value={typed ?? value}
      onText={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
