import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { select } from './Select.styles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Whether the label is for screen readers only. */
  readonly quiet?: boolean
  readonly onChange: (value: Value) => void
}

/** A native select element with a label. */
export function Select<Value extends string>({ label, value, options, quiet = false, onChange }: SelectProps<Value>) {
  const id = useId()
  const styles = select()
  return (
    <div className={styles.root}>
      <label className={quiet ? undefined : styles.label} htmlFor={id}>
        {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} size={16} aria-hidden="true" />
      </div>
    </div>
  )
}
