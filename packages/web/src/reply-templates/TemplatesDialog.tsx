import { selectRecordForm } from '@supplier/core/kit/form/record-form.selectors'
import { placeholders } from '@supplier/core/reply-templates/placeholders.domain'
import { mostTemplates, type Template as ReplyTemplate } from '@supplier/core/reply-templates/reply-templates.domain'
import type { TemplatesFormActor } from '@supplier/core/reply-templates/reply-templates.machine'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import type { AnyForm } from '../kit/look/any-form.ts'
import { DraftOffer } from '../kit/record/DraftOffer.tsx'
import { RecordFault } from '../kit/record/RecordFields.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { templatesTexts } from './reply-templates.translations.ts'
import { templateRow, templateRows } from './Templates.styles.ts'

const formId = 'reply-templates'

/** All templates, for chats and reviews alike. */
export function TemplatesDialog({ form }: { readonly form: TemplatesFormActor }) {
  const t = templatesTexts[useLanguage()]
  const { common, section, ui } = useTranslations()
  const messageText = useMessageText()
  const view = useSelector(form, (one) => selectRecordForm(one, () => ({})))
  const { templates } = view.values
  const write = (value: readonly ReplyTemplate[]) => form.send({ type: 'field.changed', field: 'templates', value })
  const change = (at: number, part: Partial<ReplyTemplate>) =>
    write(templates.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const close = () => form.send({ type: 'form.dismissed' })
  const errorAt = (path: string) => messageText(view.errors[`templates.${path}`])
  return (
    <Dialog
      title={t.dialog}
      description={t.hint(Object.values(placeholders).join(', '))}
      closeLabel={ui.close()}
      busy={view.isBusy}
      dismissible={!view.isBusy}
      onClose={close}
      footer={
        view.state === 'conflict' ? (
          <>
            <Button onClick={() => form.send({ type: 'mine.kept' })}>{section.keepMine()}</Button>
            <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
              {section.takeTheirs()}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={view.isBusy} onClick={close}>
              {common.cancel()}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={view.isBusy}>
              {common.save()}
            </Button>
          </>
        )
      }
    >
      {view.state === 'loading' && <Skeleton height="10rem" />}
      <RecordFault form={form as unknown as AnyForm} view={view} />
      {view.state === 'conflict' && (
        <Alert tone="warning" title={section.conflict()}>
          {section.conflictText()}
        </Alert>
      )}
      {view.state === 'filling' && (
        <Form id={formId} errors={view.errors} isQuiet onSubmit={() => form.send({ type: 'form.submitted' })}>
          {view.hasOffer && (
            <DraftOffer
              onRestore={() => form.send({ type: 'draft.restored' })}
              onDismiss={() => form.send({ type: 'draft.dismissed' })}
            />
          )}
          {view.note && (
            <Alert tone="danger" role="alert">
              {messageText(view.note)}
            </Alert>
          )}
          <ul className={templateRows} aria-label={t.all}>
            {templates.map((one, at) => (
              <li key={one.id ?? `new-${at}`} className={templateRow}>
                <Field label={t.name} error={errorAt(`${at}.title`)}>
                  {(control) => (
                    <TextInput
                      {...control}
                      value={one.title}
                      disabled={view.isBusy}
                      onText={(title) => change(at, { title })}
                    />
                  )}
                </Field>
                <IconButton
                  label={t.remove(one.title)}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => write(templates.filter((_, index) => index !== at))}
                />
                <Field label={t.text} error={errorAt(`${at}.text`)}>
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={3}
                      value={one.text}
                      disabled={view.isBusy}
                      onText={(text) => change(at, { text })}
                    />
                  )}
                </Field>
              </li>
            ))}
          </ul>
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={view.isBusy || templates.length >= mostTemplates}
            onClick={() => write([...templates, { id: null, title: '', text: '' }])}
          >
            {t.add}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
