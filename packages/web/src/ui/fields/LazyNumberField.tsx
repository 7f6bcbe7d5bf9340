import { useState } from 'react'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

interface LazyNumberFieldProps extends Omit<NumberFieldProps, 'error' | 'onText' | 'onBlur' | 'onKeyDown'> {
  /** What is wrong with a finished text; `undefined` when nothing is. */
  readonly mistakeOf: (text: string) => string | undefined
  readonly onDone: (text: string) => void
}

/**
 * A field for a number that reports its text when the typing is finished: with Enter, or on leaving the field. A wrong
 * text stays in the field, with the reason.
 */
export function LazyNumberField({ value, mistakeOf, onDone, ...rest }: LazyNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()
  const finish = () => {
    const mistake = typed === null ? undefined : mistakeOf(typed)
    setError(mistake)
    if (mistake !== undefined) return
    if (typed !== null && typed !== value) onDone(typed)
    setTyped(null)
  }
  return (
    <NumberField
      {...rest}
      error={error}
      value={typed ?? value}
      onText={(text) => {
        setTyped(text)
        setError(undefined)
      }}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
