import { type AnySection, type RecordFormActor, selectRecordForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Conflicts } from './Conflicts.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { fields as fieldsLook } from './Section.styles.ts'
import { SectionField } from './SectionField.tsx'
import type { AnyWords } from './section-words.ts'

export type AnyForm = RecordFormActor<Readonly<Record<string, unknown>>, unknown>

interface SectionFormProps {
  readonly section: AnySection
  readonly words: AnyWords
  readonly form: AnyForm
}

/** One record, made or changed, in a dialog over the list. */
export function SectionForm({ section, words, form }: SectionFormProps) {
  const snapshot = useSelector(form, (one) => one)
  const view = selectRecordForm(snapshot, section.statesOf)
  const { common, section: said, ui } = useWords()
  const say = useSay()
  const id = `${section.id}-form`
  const close = () => form.send({ type: 'form.dismissed' })
  const isOpen = view.state === 'filling'
  return (
    <Dialog
      title={view.isNew ? words.create : words.edit}
      size="medium"
      closeLabel={ui.close()}
      busy={view.isBusy}
      dismissible={!view.isBusy}
      onClose={close}
      footer={
        view.state === 'conflict' ? (
          <>
            <Button onClick={() => form.send({ type: 'mine.kept' })}>{said.keepMine()}</Button>
            <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
              {said.takeTheirs()}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={view.isBusy} onClick={close}>
              {isOpen ? common.cancel() : ui.close()}
            </Button>
            {isOpen && (
              <Button type="submit" form={id} variant="primary" busy={view.isBusy}>
                {common.save()}
              </Button>
            )}
          </>
        )
      }
    >
      {view.state === 'loading' && <Places label={common.loading()} count={Object.keys(section.form).length} />}
      {view.state === 'deleted' && (
        <Alert tone="warning" title={said.deleted()}>
          {said.deletedText()}
        </Alert>
      )}
      {view.state === 'failed' && (
        <Alert
          tone="danger"
          title={said.failed()}
          actions={<Button onClick={() => form.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
        >
          {say(view.messages[0])}
        </Alert>
      )}
      {view.state === 'conflict' && <Conflicts words={words} view={view} />}
      {isOpen && (
        <Form id={id} errors={view.errors} onSubmit={() => form.send({ type: 'form.submitted' })}>
          <div className={fieldsLook}>
            {view.hasOffer && (
              <DraftOffer
                onRestore={() => form.send({ type: 'draft.restored' })}
                onDismiss={() => form.send({ type: 'draft.dismissed' })}
              />
            )}
            {view.note && <Alert tone="danger">{say(view.note)}</Alert>}
            {Object.entries<AnySection['form'][string]>(section.form).map(
              ([name, field]) =>
                view.fieldStates[name] !== 'hidden' && (
                  <SectionField
                    key={name}
                    field={field}
                    label={words.fields[name] ?? name}
                    hint={words.hints?.[name]}
                    choices={words.choices[name] ?? {}}
                    value={view.values[name]}
                    saved={view.saved[name]}
                    error={say(view.errors[name] ?? firstInside(view.errors, name))}
                    isLocked={view.fieldStates[name] === 'locked'}
                    isBusy={view.isBusy}
                    onChange={(value) => form.send({ type: 'field.changed', field: name, value })}
                  />
                ),
            )}
          </div>
        </Form>
      )}
    </Dialog>
  )
}

type Errors = ReturnType<typeof selectRecordForm>['errors']

/** A mistake inside a field is told at the field. */
const firstInside = (errors: Errors, name: string) =>
  Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1]

/** As much room as the fields will take. */
function Places({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className={fieldsLook} role="status" aria-label={label}>
      {Array.from({ length: Math.min(count, 6) }, (_, at) => (
        <Skeleton key={at} height="4rem" />
      ))}
    </div>
  )
}
