import { type AnySection, type Entry, entriesIn, tidied } from '@supplier/core'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { nativeSelect } from './Section.styles.ts'

interface SectionFieldProps {
  readonly field: AnySection['form'][string]
  readonly label: string
  readonly hint: string | undefined
  readonly choices: Readonly<Record<string, string>>
  readonly value: unknown
  /** As the server has it. */
  readonly saved: unknown
  readonly error: string | undefined
  /** It may not change any more. */
  readonly isLocked: boolean
  /** It is being saved: what is typed now would not be sent. */
  readonly isBusy: boolean
  readonly onChange: (value: unknown) => void
}

/** The control of one field of a record, by what kind of field it is. */
export function SectionField(props: SectionFieldProps): ReactNode {
  const { field, label, choices, value, error, isLocked, onChange } = props
  const said = useWords().section
  const disabled = isLocked || props.isBusy
  const hint = isLocked ? said.locked() : props.hint
  if (field.kind === 'flag')
    return (
      <Checkbox label={label} checked={value === true} disabled={disabled} error={error ?? null} onChange={onChange} />
    )
  return (
    <Field
      label={label}
      error={error}
      hint={field.kind === 'list' ? (hint ?? said.lines()) : hint}
      required={field.isRequired}
    >
      {(control) => {
        if (field.kind === 'one')
          return (
            <select
              {...control}
              className={nativeSelect}
              value={String(value)}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
            >
              {field.choices.map((choice: string) => (
                <option key={choice} value={choice}>
                  {choices[choice] ?? choice}
                </option>
              ))}
            </select>
          )
        if (field.kind === 'list')
          return (
            <Lines
              control={control}
              value={value as readonly Entry[]}
              saved={props.saved as readonly Entry[]}
              disabled={disabled}
              onChange={onChange}
            />
          )
        if (field.kind === 'area')
          return <TextArea {...control} rows={3} value={String(value)} disabled={disabled} onText={onChange} />
        return <TextInput {...control} value={String(value)} disabled={disabled} onText={onChange} />
      }}
    </Field>
  )
}

interface LinesProps {
  readonly control: object
  readonly value: readonly Entry[]
  readonly saved: readonly Entry[]
  readonly disabled: boolean
  readonly onChange: (value: readonly Entry[]) => void
}

/** Entries, one a line; a line that is saved already keeps its id. */
function Lines({ control, value, saved, disabled, onChange }: LinesProps) {
  const said = useWords().section
  return (
    <>
      <TextArea
        {...control}
        rows={Math.min(10, Math.max(4, value.length + 1))}
        value={value.map(({ title }) => title).join('\n')}
        disabled={disabled}
        onText={(text) => onChange(entriesIn(text, [...value, ...saved]))}
      />
      {value.length > 0 && <output>{said.lineCount({ count: tidied(value).length })}</output>}
    </>
  )
}
