import type { ReactNode } from 'react'
import { radioGroup } from './Choice.styles.ts'
import { Radios, type RadiosProps } from './Radios.tsx'

interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export function RadioGroup<Value extends string>(props: RadiosProps<RadioOption<Value>>) {
  const look = radioGroup()
  return (
    <Radios {...props} look={look}>
      {({ label, hint }) => (
        <span className={look.texts}>
          <span className={look.title}>{label}</span>
          {hint !== undefined && <span className={look.hint}>{hint}</span>}
        </span>
      )}
    </Radios>
  )
}
