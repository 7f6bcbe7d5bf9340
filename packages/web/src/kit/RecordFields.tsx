import { type AnySection, optionsOf, type RecordFormView } from '@supplier/core'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { type Notes, useAside } from './Aside.tsx'
import type { AnyForm } from './any-form.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { SectionFields } from './SectionFields.tsx'
import type { AnyTranslations } from './section-translations.ts'

type Values = Readonly<Record<string, unknown>>
type View = RecordFormView<Values>

interface RecordFieldsProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly form: AnyForm
  readonly view: View
  readonly notes?: Notes | undefined
  /** Stands between the offered draft and the fields. */
  readonly note?: ReactNode
}

/** The fields of a record, with its draft from an earlier visit above them. */
export function RecordFields({ section, t, form, view, notes, note }: RecordFieldsProps) {
  const shown = useAside(form)
  return (
    <>
      {view.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      {note}
      <SectionFields
        fields={section.form}
        groups={section.groups}
        t={t}
        view={view}
        noteOf={(field) => notes?.[field]?.(shown, t)}
        options={optionsOf(form)}
        onChange={(field, value) => form.send({ type: 'field.changed', field, value })}
        onPickerOpen={(field) => form.send({ type: 'picker.opened', field })}
      />
    </>
  )
}

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
        actions={<Button onClick={() => form.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
      >
        {messageText(view.messages[0])}
      </Alert>
    )
  )
}
