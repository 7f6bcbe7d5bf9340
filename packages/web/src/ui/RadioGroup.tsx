import { type ReactNode, useId } from 'react'
import { radioGroup } from './Choice.styles.ts'

interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly hint?: ReactNode
    readonly disabled?: boolean
  }[]
  readonly onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({ label, value, options, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  const look = radioGroup()
  return (
    <fieldset className={look.root}>
      <legend className={look.legend}>{label}</legend>
      <div className={look.options}>
        {options.map((option) => (
          <label key={option.value} className={look.option}>
            <input
              type="radio"
              className={look.mark}
              name={name}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span className={look.texts}>
              <span className={look.title}>{option.label}</span>
              {option.hint !== undefined && <span className={look.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
