import { useId } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { select } from './Select.styles.ts'
import { SelectBox } from './SelectBox.tsx'

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Whether the label is for screen readers only. */
  readonly quiet?: boolean
  readonly disabled?: boolean
  /** Whether it looks like a text button, without a frame. */
  readonly plain?: boolean
  readonly onChange: (value: Value) => void
}

/** A native select element with a label. */
export function Select<Value extends string>({
  label,
  value,
  options,
  quiet = false,
  disabled = false,
  plain = false,
  onChange,
}: SelectProps<Value>) {
  const id = useId()
  const styles = select()
  const named = (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className={styles.root}>
      {!quiet && named}
      <div className={styles.room}>
        {quiet && <VisuallyHidden>{named}</VisuallyHidden>}
        <SelectBox
          id={id}
          value={value}
          disabled={disabled}
          plain={plain}
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
        </SelectBox>
      </div>
    </div>
  )
}
