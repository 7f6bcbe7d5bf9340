import { Checkbox } from '../ui/Checkbox.tsx'
import { fieldError, filterGroup, filterName } from './Section.styles.ts'

interface ChoicesFieldProps {
  readonly label: string
  readonly all: readonly string[]
  readonly choices: Readonly<Record<string, string>>
  readonly value: readonly string[]
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onChange: (value: readonly string[]) => void
}

/** A checkbox for each choice. */
export function ChoicesField({ label, all, choices, value, error, disabled, onChange }: ChoicesFieldProps) {
  return (
    <fieldset className={filterGroup}>
      <legend className={filterName}>{label}</legend>
      {all.map((choice) => (
        <Checkbox
          key={choice}
          label={choices[choice] ?? choice}
          checked={value.includes(choice)}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? [...value, choice] : value.filter((one) => one !== choice))}
        />
      ))}
      {error && <p className={fieldError}>{error}</p>}
    </fieldset>
  )
}
