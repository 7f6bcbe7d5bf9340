import { textOf } from '@supplier/core/kernel/word'
import type { ComponentProps } from 'react'
import { SelectBox } from '../../ui/choices/SelectBox.tsx'

interface ChoiceFieldProps {
  readonly control: Pick<ComponentProps<typeof SelectBox>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>
  readonly all: readonly string[]
  readonly choices: Readonly<Record<string, string>>
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** One of several choices. */
export function ChoiceField({ control, all, choices, value, disabled, onChange }: ChoiceFieldProps) {
  return (
    <SelectBox {...control} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
      {all.map((choice) => (
        <option key={choice} value={choice}>
          {textOf(choices, choice)}
        </option>
      ))}
    </SelectBox>
  )
}
