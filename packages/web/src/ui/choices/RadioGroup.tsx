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
  const styles = radioGroup()
  return (
    <Radios {...props} styles={styles}>
      {({ label, hint }) => (
        <span className={styles.texts}>
          <span className={styles.title}>{label}</span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </Radios>
  )
}
