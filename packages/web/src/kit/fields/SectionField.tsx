import { offeredIn } from '@supplier/core/kit/fields/choice-fields.domain'
import type { Entry } from '@supplier/core/kit/fields/entry-fields.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { Quantity } from '@supplier/core/kit/fields/quantity-fields.domain'
import type { Week } from '@supplier/core/kit/fields/time-fields.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePasteRefusal } from '../../i18n/use-paste-refusal.ts'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { enterMovesFocus } from '../../ui/keyboard/enter-moves-focus.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { DayField } from './DayField.tsx'
import { LinesField } from './LinesField.tsx'
import { PickField } from './PickField.tsx'
import { PicksField } from './PicksField.tsx'
import { QuantitiesField } from './QuantitiesField.tsx'
import { unit } from './Section.styles.ts'
import { WeekField } from './WeekField.tsx'

interface SectionFieldProps {
  readonly field: AnySection['form'][string]
  readonly name: string
  readonly label: string
  readonly hint: ReactNode
  readonly choices: Readonly<Record<string, string>>
  readonly value: unknown
  /** The value on the server. */
  readonly saved: unknown
  readonly error: string | undefined
  /** The error inside a value of several parts, by the path in it. */
  readonly errorAt?: (path: string) => string | undefined
  /** Why the field is locked, when it is. */
  readonly lock?: string | undefined
  /** Whether the field can no longer be changed. */
  readonly isLocked: boolean
  /** Whether the form is being saved; a change during that time would not be sent. */
  readonly isBusy: boolean
  /** The options of the open picker. */
  readonly options: OptionsActor | null
  readonly onChange: (value: unknown) => void
  /** Changes several fields at once. */
  readonly onFill?: (values: Readonly<Record<string, unknown>>) => void
  readonly onPickerOpen: () => void
}

/** The control for one field of a record, chosen by the kind of the field. */
export function SectionField(props: SectionFieldProps): ReactNode {
  const { field, label, choices, value, error, isLocked, options, onChange, onPickerOpen } = props
  const labels = useTranslations().section
  const { unit: currency } = useFormats()
  const refusalOf = usePasteRefusal()
  const disabled = isLocked || props.isBusy
  if (field.kind === 'flag')
    return (
      <Checkbox label={label} checked={value === true} disabled={disabled} error={error ?? null} onChange={onChange} />
    )
  const ownHint = field.kind === 'list' ? (props.hint ?? labels.lines()) : props.hint
  const hint = isLocked ? (props.lock ?? labels.locked()) : ownHint
  if (field.kind === 'week') return <WeekField {...props} hint={hint} value={value as Week} disabled={disabled} />
  if (field.kind === 'quantities')
    return <QuantitiesField {...props} value={value as readonly Quantity[]} hint={hint} disabled={disabled} />
  if (field.kind === 'many')
    return (
      <ChoicesField {...props} hint={hint} all={field.choices} value={value as readonly string[]} disabled={disabled} />
    )
  if (field.kind === 'number' || field.kind === 'money')
    return (
      <NumberField
        label={label}
        error={error}
        hint={hint}
        required={field.isRequired}
        refusalOf={refusalOf}
        value={String(value)}
        disabled={disabled}
        onText={onChange}
        {...(field.kind === 'money' && { after: <span className={unit}>{currency}</span> })}
      />
    )
  const picker = { name: props.name, options, disabled, onOpen: onPickerOpen, onChange }
  return (
    <Field label={label} error={error} hint={hint} required={field.isRequired}>
      {(control) => {
        if (field.kind === 'pick')
          return <PickField {...picker} control={control} value={value as Picked | null} onFill={props.onFill} />
        if (field.kind === 'picks')
          return (
            <PicksField
              {...picker}
              control={control}
              value={value as readonly Picked[]}
              isOrdered={field.isOrdered === true}
            />
          )
        if (field.kind === 'one')
          return (
            <ChoiceField
              control={control}
              all={offeredIn(field.choices, props.saved, value)}
              choices={choices}
              value={String(value)}
              disabled={disabled}
              onChange={onChange}
            />
          )
        if (field.kind === 'list')
          return (
            <LinesField
              control={control}
              value={value as readonly Entry[]}
              saved={(props.saved ?? []) as readonly Entry[]}
              disabled={disabled}
              onChange={onChange}
            />
          )
        if (field.kind === 'day')
          return (
            <DayField
              control={control}
              value={String(value)}
              hasShortcuts={field.isRequired}
              disabled={disabled}
              onChange={onChange}
            />
          )
        if (field.kind === 'area')
          return <TextArea {...control} rows={3} value={String(value)} disabled={disabled} onText={onChange} />
        return (
          <TextInput
            {...control}
            {...inputs[field.kind as keyof typeof inputs]}
            {...(field.input && { inputMode: field.input })}
            {...(field.isCode && { onKeyDown: enterMovesFocus })}
            value={String(value)}
            disabled={disabled}
            onText={onChange}
          />
        )
      }}
    </Field>
  )
}

/** How the text of each kind is typed. A secret is neither filled in nor stored by the browser. */
const inputs = {
  text: {},
  secret: { autoComplete: 'off', spellCheck: false, 'data-secret': '' },
} as const
