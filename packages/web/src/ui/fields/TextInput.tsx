import type { ComponentProps, ReactNode } from 'react'
import { addon, box, input } from './TextInput.styles.ts'

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'onChange' | 'prefix'> {
  readonly value: string
  readonly onText: (text: string) => void
  readonly size?: 'medium' | 'large'
  readonly filled?: boolean
  /** Content inside the box, before the text. */
  readonly before?: ReactNode
  /** Content inside the box, after the text. */
  readonly after?: ReactNode
}

export function TextInput({ value, onText, size = 'medium', filled = false, before, after, ...rest }: TextInputProps) {
  return (
    <div className={box({ size, filled })}>
      {before !== undefined && <span className={addon()}>{before}</span>}
      <input
        type="text"
        {...rest}
        className={input({ kind: 'text' })}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {after}
    </div>
  )
}
