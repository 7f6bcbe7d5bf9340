import { type ReactNode, useId } from 'react'
import { segments } from './Choice.styles.ts'

interface SegmentControlProps<Value extends string> {
  readonly label: ReactNode
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: ReactNode }[]
  readonly onChange: (value: Value) => void
}

/** One of a few short choices, all in sight. */
export function SegmentControl<Value extends string>({ label, value, options, onChange }: SegmentControlProps<Value>) {
  const name = useId()
  const look = segments()
  return (
    <fieldset className={look.root}>
      <legend className={look.legend}>{label}</legend>
      <div className={look.options}>
        {options.map((option) => (
          <label key={option.value} className={look.option}>
            <input
              type="radio"
              className={look.input}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
