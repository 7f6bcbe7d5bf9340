import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { isShown } from '@supplier/core/kit/form/record.domain'
import type { RecordFormView } from '@supplier/core/kit/form/record-form.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { MarksRequired } from '../../ui/fields/Field.tsx'
import { fieldPlace, group, groupGrid, groupTitle, requiredNote } from './Section.styles.ts'
import { SectionField } from './SectionField.tsx'

type Values = Readonly<Record<string, unknown>>

interface FieldsTexts {
  readonly fields: Readonly<Record<string, string>>
  readonly hints?: Readonly<Record<string, string>> | undefined
  /** Why a field can be locked. */
  readonly locks?: Readonly<Record<string, string>> | undefined
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  readonly groups?: Readonly<Record<string, string>> | undefined
}

interface SectionFieldsProps {
  readonly fields: AnySection['form']
  /** The fields under each heading. */
  readonly groups?: Readonly<Record<string, readonly string[]>> | undefined
  /** Whether short fields stand beside each other under their heading. */
  readonly isGrid?: boolean
  /** Whether the rest of the form stands elsewhere, which says what the mark of required fields means. */
  readonly isPart?: boolean
  readonly t: FieldsTexts
  readonly view: Pick<RecordFormView<Values>, 'values' | 'saved' | 'errors' | 'fieldStates' | 'isBusy'>
  /** What stands under a field instead of its hint. */
  readonly noteOf?: (field: string) => ReactNode
  /** The options of the open picker. */
  readonly options: OptionsActor | null
  readonly onChange: (field: string, value: unknown) => void
  readonly onPickerOpen: (field: string) => void
}

/** The fields of a form, under their headings. */
export function SectionFields({
  fields,
  groups,
  isGrid = false,
  isPart = false,
  t,
  view,
  noteOf,
  options,
  onChange,
  onPickerOpen,
}: SectionFieldsProps) {
  const messageText = useMessageText()
  const id = useId()
  const { required } = useTranslations().section
  const asked = Object.keys(fields).filter((name) => isShown(view.fieldStates[name]))
  const must = asked.filter((name) => fields[name]?.isRequired === true)
  const isMixed = must.length > 0 && must.length < asked.length
  const shown = (names: readonly string[]) =>
    names
      .filter((name) => isShown(view.fieldStates[name]))
      .map((name) => (
        <div key={name} className={fieldPlace} data-field={name} data-kind={fields[name]?.kind}>
          <SectionField
            field={fields[name]}
            label={t.fields[name] ?? name}
            hint={noteOf?.(name) || t.hints?.[name]}
            choices={t.choices?.[name] ?? {}}
            value={view.values[name]}
            saved={view.saved[name]}
            error={messageText(view.errors[name] ?? firstInside(view.errors, name))}
            errorAt={(path) => messageText(view.errors[`${name}.${path}`])}
            lock={t.locks?.[name]}
            isLocked={view.fieldStates[name] === 'locked'}
            isBusy={view.isBusy}
            options={options}
            name={name}
            onChange={(value) => onChange(name, value)}
            onFill={(values) => {
              for (const [other, value] of Object.entries(values)) onChange(other, value)
            }}
            onPickerOpen={() => onPickerOpen(name)}
          />
        </div>
      ))
  return (
    <MarksRequired value={isPart || isMixed}>
      {isMixed && !isPart && <p className={requiredNote}>{required()}</p>}
      {groups === undefined && shown(Object.keys(fields))}
      {Object.entries(groups ?? {}).map(([name, names]) => {
        const inside = shown(names)
        return (
          inside.length > 0 && (
            // WebKit draws a legend on the border of its fieldset, however it is placed.
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no title but a legend
            <div
              key={name}
              role="group"
              aria-labelledby={`${id}-${name}`}
              className={isGrid ? groupGrid : group}
              data-group=""
            >
              <div id={`${id}-${name}`} className={groupTitle} data-group-title="">
                {t.groups?.[name] ?? name}
              </div>
              {inside}
            </div>
          )
        )
      })}
    </MarksRequired>
  )
}

type Errors = RecordFormView<Values>['errors']

/** An error of a nested value is shown at its field. */
const firstInside = (errors: Errors, name: string) =>
  Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1]
