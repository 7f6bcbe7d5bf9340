import {
  type AnySection,
  optionsOf,
  type RecordPageActor,
  selectPageCommand,
  selectPageForm,
  selectRecordForm,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Form } from '../ui/Form.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import { CommandDialog } from './CommandDialog.tsx'
import { Conflicts } from './Conflicts.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { RowActions } from './RowActions.tsx'
import { SaveBar } from './SaveBar.tsx'
import { fields as fieldStyles, page, pageAside, pageMain } from './Section.styles.ts'
import { SectionFields } from './SectionFields.tsx'
import { type AnyForm, FieldSkeletons } from './SectionForm.tsx'
import type { AnyTranslations } from './section-translations.ts'

export interface RecordAside<Values, Row> {
  readonly values: Values
  /** `null` for a new record. */
  readonly row: Row | null
}

interface AnyPageLook {
  readonly t: Readonly<Record<string, AnyTranslations>>
  readonly nameOf: (row: { readonly id: string }) => string
  readonly aside?: (shown: RecordAside<never, never>, t: AnyTranslations) => ReactNode
}

interface RecordPageProps {
  readonly section: AnySection
  readonly look: AnyPageLook
  readonly actor: RecordPageActor<AnySection>
}

/** The page of one record: its form, its commands, and what a section shows beside them. */
export function RecordPage({ section, look, actor }: RecordPageProps) {
  const t = look.t[useLanguage()] as AnyTranslations
  const snapshot = useSelector(actor, (one) => one)
  const form = selectPageForm<AnySection>(snapshot) as AnyForm | null
  const command = selectPageCommand<AnySection>(snapshot)
  const { row } = snapshot.context
  const name = row ? look.nameOf(row) : ''
  return (
    <>
      {row && (
        <ThroughOutlet>
          <RowActions
            section={section}
            t={t}
            row={row}
            rows={[row]}
            name={name}
            onCommand={(chosen) => actor.send({ type: 'command.chosen', command: chosen as never })}
          />
        </ThroughOutlet>
      )}
      {form && <PageForm section={section} look={look} t={t} form={form} />}
      {command && <CommandDialog section={section} t={t} nameOf={() => name} command={command} />}
    </>
  )
}

interface PageFormProps extends Omit<RecordPageProps, 'actor'> {
  readonly t: AnyTranslations
  readonly form: AnyForm
}

function PageForm({ section, look, t, form }: PageFormProps) {
  const snapshot = useSelector(form, (one) => one)
  const view = selectRecordForm(snapshot, section.statesOf)
  const { common, section: labels, ui } = useTranslations()
  const messageText = useMessageText()
  const id = `${section.id}-form`
  if (view.state === 'loading') return <FieldSkeletons label={common.loading()} count={6} />
  if (view.state === 'deleted')
    return (
      <Alert
        tone="warning"
        title={labels.deleted()}
        actions={<Button onClick={() => form.send({ type: 'form.dismissed' })}>{labels.toList()}</Button>}
      >
        {labels.deletedText()}
      </Alert>
    )
  if (view.state === 'failed')
    return (
      <Alert
        tone="danger"
        title={labels.failed()}
        actions={<Button onClick={() => form.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
      >
        {messageText(view.messages[0])}
      </Alert>
    )
  return (
    <div className={page}>
      <div className={pageMain}>
        {view.state === 'conflict' ? (
          <Card>
            <div className={fieldStyles}>
              <Conflicts t={t} view={view} />
              <Button onClick={() => form.send({ type: 'mine.kept' })}>{labels.keepMine()}</Button>
              <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
                {labels.takeTheirs()}
              </Button>
            </div>
          </Card>
        ) : (
          <Form id={id} errors={view.errors} onSubmit={() => form.send({ type: 'form.submitted' })}>
            <div className={pageMain}>
              {view.hasOffer && (
                <DraftOffer
                  onRestore={() => form.send({ type: 'draft.restored' })}
                  onDismiss={() => form.send({ type: 'draft.dismissed' })}
                />
              )}
              <SectionFields
                fields={section.form}
                groups={section.groups}
                t={t}
                view={view}
                options={optionsOf(form)}
                onChange={(field, value) => form.send({ type: 'field.changed', field, value })}
                onPickerOpen={(field) => form.send({ type: 'picker.opened', field })}
              />
            </div>
          </Form>
        )}
      </div>
      {look.aside && (
        <aside className={pageAside}>
          {look.aside({ values: view.values as never, row: snapshot.context.row as never }, t)}
        </aside>
      )}
      {view.state === 'filling' && (view.isChanged || view.isBusy || view.isNew) && (
        <SaveBar
          form={id}
          isBusy={view.isBusy}
          note={view.note ? messageText(view.note) : undefined}
          onDiscard={() => form.send({ type: 'edits.discarded' })}
        />
      )}
    </div>
  )
}
