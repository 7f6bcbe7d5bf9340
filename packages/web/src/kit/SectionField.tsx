import { type AnySection, type Entry, entriesIn, tidied } from '@supplier/core'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
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
  /** The value on the server. */
  readonly saved: unknown
  readonly error: string | undefined
  /** Whether the field can no longer be changed. */
  readonly isLocked: boolean
  /** Whether the form is being saved; a change during that time would not be sent. */
  readonly isBusy: boolean
  readonly onChange: (value: unknown) => void
}

/** The control for one field of a record, chosen by the kind of the field. */
export function SectionField(props: SectionFieldProps): ReactNode {
  const { field, label, choices, value, error, isLocked, onChange } = props
  const labels = useTranslations().section
  const disabled = isLocked || props.isBusy
  const hint = isLocked ? labels.locked() : props.hint
  if (field.kind === 'flag')
    return (
      <Checkbox label={label} checked={value === true} disabled={disabled} error={error ?? null} onChange={onChange} />
    )
  return (
    <Field
      label={label}
      error={error}
      hint={field.kind === 'list' ? (hint ?? labels.lines()) : hint}
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

/** Edits entries as lines of text. A line whose text is unchanged keeps the id of its saved entry. */
function Lines({ control, value, saved, disabled, onChange }: LinesProps) {
  const labels = useTranslations().section
  return (
    <>
      <TextArea
        {...control}
        rows={Math.min(10, Math.max(4, value.length + 1))}
        value={value.map(({ title }) => title).join('\n')}
        disabled={disabled}
        onText={(text) => onChange(entriesIn(text, [...value, ...saved]))}
      />
      {value.length > 0 && <output>{labels.lineCount({ count: tidied(value).length })}</output>}
    </>
  )
}
