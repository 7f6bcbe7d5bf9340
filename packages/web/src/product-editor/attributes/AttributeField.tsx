import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import type { AttributeValue } from '@supplier/core/product-editor/form/product-attributes.domain'
import { useCalendarTexts } from '../../i18n/use-control-texts.ts'
import { usePasteRefusal } from '../../i18n/use-paste-refusal.ts'
import { unit as unitLook } from '../../kit/fields/Section.styles.ts'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { SelectBox } from '../../ui/choices/SelectBox.tsx'
import { DatePicker } from '../../ui/dates/DatePicker.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { MoreValues } from './MoreValues.tsx'
import { ValueChips } from './ValueChips.tsx'

interface AttributeFieldProps {
  readonly t: ProductEditorTranslations
  readonly attribute: CategoryAttribute
  readonly value: AttributeValue | undefined
  readonly error: string | undefined
  /** The search for values of an attribute that has too many of them. */
  readonly options: OptionsActor | null
  readonly onNamed: (value: Picked) => void
  readonly onChange: (value: AttributeValue) => void
}

/** The control of one attribute, chosen by its kind. */
export function AttributeField(props: AttributeFieldProps) {
  const { t, attribute, value, error, options, onNamed, onChange } = props
  const { kind, title, unit, isRequired, values, hasMoreValues } = attribute
  const search = { attribute, options, placeholder: t.searchValues }
  const calendar = useCalendarTexts()
  const refusalOf = usePasteRefusal()
  if (kind === 'flag')
    return <Checkbox label={title} checked={value === true} error={error ?? null} onChange={onChange} />
  if (kind === 'many')
    return (
      <Field label={title} error={error} required={isRequired}>
        {(control) => (
          <>
            <ValueChips label={title} values={values} chosen={listOf(value)} onChange={onChange} />
            {hasMoreValues && (
              <MoreValues
                {...search}
                control={control}
                value={null}
                onChange={(found) => {
                  if (found === null || listOf(value).includes(found.id)) return
                  onNamed(found)
                  onChange([...listOf(value), found.id])
                }}
              />
            )}
          </>
        )}
      </Field>
    )
  if (kind === 'number')
    return (
      <NumberField
        label={title}
        error={error}
        required={isRequired}
        refusalOf={refusalOf}
        value={numberOf(value)}
        onText={(text) => onChange({ number: text })}
        {...(unit !== null && { after: <span className={unitLook}>{unit}</span> })}
      />
    )
  return (
    <Field label={title} error={error} required={isRequired}>
      {(control) => {
        if (isChosen(kind) && hasMoreValues) {
          const id = numberOf(value)
          // While the title of a value is asked for, its id is better than nothing.
          const chosen = id === '' ? null : (values.find((one) => one.id === id) ?? { id, title: id })
          return (
            <MoreValues
              {...search}
              control={control}
              value={chosen}
              onChange={(found) => {
                if (found !== null) onNamed(found)
                onChange({ number: found?.id ?? '' })
              }}
            />
          )
        }
        if (isChosen(kind))
          return (
            <SelectBox
              {...control}
              value={numberOf(value)}
              onChange={({ target }) => onChange({ number: target.value })}
            >
              <option value="">{t.chooseNothing}</option>
              {values.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </SelectBox>
          )
        if (kind === 'date')
          return <DatePicker {...control} texts={calendar} value={textOf(value)} disabled={false} onChange={onChange} />
        if (kind === 'area') return <TextArea {...control} rows={3} value={textOf(value)} onText={onChange} />
        return <TextInput {...control} value={textOf(value)} onText={onChange} />
      }}
    </Field>
  )
}

const isChosen = (kind: CategoryAttribute['kind']): boolean => kind === 'one' || kind === 'color' || kind === 'size'

const textOf = (value: AttributeValue | undefined): string => (typeof value === 'string' ? value : '')

const listOf = (value: AttributeValue | undefined): readonly string[] => (Array.isArray(value) ? value : [])

const numberOf = (value: AttributeValue | undefined): string =>
  typeof value === 'object' && 'number' in value ? value.number : textOf(value)
