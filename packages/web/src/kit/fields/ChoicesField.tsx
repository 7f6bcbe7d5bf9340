import { textOf } from '@supplier/core/kernel/word'
import { offeredIn } from '@supplier/core/kit/fields/choice-fields.domain'
import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { FieldMessage } from '../../ui/fields/FieldMessage.tsx'
import { choiceList, filterGroup, filterName } from './Section.styles.ts'

interface ChoicesFieldProps {
  readonly label: string
  readonly all: readonly string[]
  readonly choices: Readonly<Record<string, string>>
  readonly value: readonly string[]
  /** The value on the server. */
  readonly saved: unknown
  readonly hint: ReactNode
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onChange: (value: readonly string[]) => void
}

/** The most choices that stand in one column. */
const oneColumn = 8

/** A checkbox for each choice; many of them stand in columns. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, choices, value, saved, hint, error, disabled, onChange } = props
  const all = offeredIn(props.all, ...(Array.isArray(saved) ? saved : []), ...value)
  const messageId = useId()
  return (
    <fieldset className={filterGroup} aria-describedby={messageId}>
      <legend className={filterName}>{label}</legend>
      <div className={choiceList({ many: all.length > oneColumn })}>
        {all.map((choice) => (
          <Checkbox
            key={choice}
            label={textOf(choices, choice)}
            checked={value.includes(choice)}
            disabled={disabled}
            onChange={(checked) => onChange(checked ? [...value, choice] : value.filter((one) => one !== choice))}
          />
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}
