import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import { isShown } from '@supplier/core/kit/form/record.domain'
import type { RecordFormView } from '@supplier/core/kit/form/record-form.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Details } from '../../ui/layout/Details.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { ServerMessages } from '../answers/ServerMessages.tsx'
import { foldedGroup } from '../fields/Section.styles.ts'
import { SectionFields } from '../fields/SectionFields.tsx'
import { type FoldFields, type Notes, useAside } from '../look/Aside.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { DraftOffer } from './DraftOffer.tsx'

type Values = Readonly<Record<string, unknown>>
type View = RecordFormView<Values>

interface RecordFieldsProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly form: AnyForm
  readonly view: View
  readonly notes?: Notes | undefined
  /** What runs beside the form or its list, which notes may tell of. */
  readonly beside?: BesideActor | null
  /** The groups that stand elsewhere. */
  readonly folded?: readonly string[] | undefined
  /** Stands between the offered draft and the fields. */
  readonly note?: ReactNode
}

/** The fields of a record, with its draft from an earlier visit above them. */
export function RecordFields({ section, t, form, view, notes, beside = null, folded = [], note }: RecordFieldsProps) {
  return (
    <>
      {view.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      {note}
      <GroupFields
        {...{ section, t, form, view, notes, beside }}
        groups={section.groups && without(section.groups, folded)}
      />
    </>
  )
}

type Groups = Readonly<Record<string, readonly string[]>>

const without = (groups: Groups, names: readonly string[]): Groups =>
  Object.fromEntries(Object.entries(groups).filter(([name]) => !names.includes(name)))

type FormProps = Omit<RecordFieldsProps, 'folded' | 'note'>

interface GroupFieldsProps extends FormProps {
  readonly fields?: AnySection['form']
  readonly groups?: Groups | undefined
  readonly isPart?: boolean
}

function GroupFields({
  section,
  t,
  form,
  view,
  notes,
  beside = null,
  fields = section.form,
  groups,
  isPart = false,
}: GroupFieldsProps) {
  const shown = useAside(form, null, beside)
  return (
    <SectionFields
      fields={fields}
      groups={groups}
      isPart={isPart}
      t={t}
      view={view}
      noteOf={(field) => notes?.[field]?.(shown, t)}
      options={optionsOf(form)}
      onChange={(field, value) => form.send({ type: 'field.changed', field, value })}
      onPickerOpen={(field) => form.send({ type: 'picker.opened', field })}
    />
  )
}

interface FoldedFieldsProps extends Omit<GroupFieldsProps, 'groups' | 'fields'> {
  readonly group: string
  readonly title: string
  readonly isOpenAtFirst: boolean
}

/** One group of fields behind its title; it opens when one of them is wrong or was changed elsewhere. */
function FoldedFields({ group, title, isOpenAtFirst, ...props }: FoldedFieldsProps) {
  const { section, view } = props
  const names: readonly string[] = section.groups?.[group] ?? []
  if (!names.some((name) => isShown(view.fieldStates[name]))) return null
  const isTouched = names.some(
    (name) =>
      view.values[name] !== view.saved[name] || Object.keys(view.errors).some((path) => path.split('.')[0] === name),
  )
  return (
    <Details title={title} isOpenAtFirst={isOpenAtFirst || isTouched} hasError={isTouched} look="quiet">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no title but a legend */}
      <div role="group" aria-label={props.t.groups?.[group] ?? title} className={foldedGroup}>
        <GroupFields
          {...props}
          isPart
          fields={Object.fromEntries(Object.entries(section.form).filter(([name]) => names.includes(name)))}
        />
      </div>
    </Details>
  )
}

/** Folds the groups of a form, where they are read. */
export const foldingOf =
  (props: FormProps): FoldFields =>
  (group, title, isOpenAtFirst = false) => (
    <FoldedFields key={group} {...props} group={group} title={title} isOpenAtFirst={isOpenAtFirst} />
  )

interface RecordFaultProps {
  readonly form: AnyForm
  readonly view: View
  /** Leads away from a record that is gone. */
  readonly away?: ReactNode
}

/** Says why a record is not shown: it is gone, or it could not be loaded. */
export function RecordFault({ form, view, away }: RecordFaultProps) {
  const { section: labels, ui } = useTranslations()
  const messageText = useMessageText()
  if (view.state === 'deleted' || view.state === 'missing')
    return (
      <Alert tone="warning" title={labels[view.state]()} actions={away}>
        {labels[`${view.state}Text`]()}
      </Alert>
    )
  return (
    view.state === 'failed' && (
      <Alert
        tone="danger"
        title={labels.failed()}
        actions={view.mayRetry && <Button onClick={() => form.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
      >
        <ServerMessages messages={view.messages} otherwise={messageText(view.messages[0]) ?? ''} />
      </Alert>
    )
  )
}
