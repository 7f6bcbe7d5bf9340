import type { ComponentProps } from 'react'
import { area } from './TextInput.styles.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange'> {
  readonly value: string
  readonly onText: (text: string) => void
}

export function TextArea({ value, onText, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={area()} value={value} onChange={(event) => onText(event.target.value)} />
}
