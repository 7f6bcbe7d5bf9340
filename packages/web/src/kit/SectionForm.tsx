import { type AnySection, type BesideActor, type Neighbours, nextOn, selectRecordForm } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Aside } from './Aside.tsx'
import type { AnyForm } from './any-form.ts'
import { Conflicts } from './Conflicts.tsx'
import { FormFooter } from './FormFooter.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordFault, RecordFields } from './RecordFields.tsx'
import { RecordNeighbours } from './RecordNeighbours.tsx'
import { fields as fieldStyles, recordHead } from './Section.styles.ts'
import type { AnyLook, AnyRow } from './section-look.ts'
import type { AnyTranslations } from './section-translations.ts'

interface SectionFormProps {
  readonly section: AnySection
  readonly look: Pick<AnyLook, 'nameOf' | 'aside' | 'notes' | 'main' | 'size'>
  readonly t: AnyTranslations
  readonly form: AnyForm
  readonly beside: BesideActor | null
  /** The records beside the open one in the list. */
  readonly neighbours: Neighbours
  readonly onOpen: (id: string) => void
  readonly onCommand: (name: string, id: string) => void
  /** The name of the field to focus. */
  readonly focused: string | undefined
}

/** Shows, creates or edits one record of the list: beside the list where there is room, over it on a phone. */
export function SectionForm(props: SectionFormProps) {
  const { section, look, t, form, beside, neighbours, onOpen, onCommand, focused } = props
  const { nameOf, aside, notes, main, size = 'side' } = look
  const snapshot = useSelector(form, (one) => one)
  const view = selectRecordForm(snapshot, section.statesOf)
  const { common, ui } = useTranslations()
  const messageText = useMessageText()
  const id = `${section.id}-form`
  const close = () => form.send({ type: 'form.dismissed' })
  const goOn = () => form.send({ type: 'form.submitted', next: neighbours.next })
  const isOpen = view.state === 'filling'
  const row = snapshot.context.row as AnyRow | null
  const mayEdit = isOpen && Object.keys(section.form).some((name) => view.fieldStates[name] === undefined)
  const next = row && isOpen ? nextOn(section, row, form) : null
  const title = row === null ? t.edit : mayEdit ? `${t.edit}: ${nameOf(row)}` : nameOf(row)
  return (
    <Dialog
      title={view.isNew ? t.create : title}
      size={size}
      closeLabel={ui.close()}
      busy={view.isBusy}
      dismissible={!view.isBusy}
      onClose={close}
      footer={<FormFooter section={section} t={t} form={form} id={id} view={view} mayEdit={mayEdit} onNext={goOn} />}
    >
      <section
        className={recordHead}
        aria-label={title}
        // A record that is read more than it is edited begins at its head, and not in its first field.
        {...(section.staysOpen && focused === undefined && { tabIndex: -1, 'data-initial-focus': '' })}
        onKeyDown={({ key, repeat, target, currentTarget }) => {
          if (key === 'Enter' && !repeat && target === currentTarget && row && next) onCommand(next, row.id)
        }}
      >
        <RecordNeighbours {...neighbours} onOpen={onOpen} />
        {row && isOpen && (
          <RecordActions
            section={section}
            t={t}
            row={row}
            name={nameOf(row)}
            main={main}
            next={next}
            onCommand={(name) => onCommand(name, row.id)}
          />
        )}
      </section>
      {view.state === 'loading' && <FieldSkeletons label={common.loading()} count={Object.keys(section.form).length} />}
      <RecordFault form={form} view={view} />
      {view.state === 'conflict' && <Conflicts t={t} view={view} />}
      {isOpen && (
        <Form
          id={id}
          errors={view.errors}
          // The form of a record opens at its top, although a field further down may be empty.
          isQuiet={!view.isNew}
          focused={focused}
          onGoOn={section.goesOn && mayEdit ? goOn : undefined}
          onSubmit={() => form.send({ type: 'form.submitted' })}
        >
          <div className={fieldStyles}>
            {aside && <Aside aside={aside} t={t} form={form} beside={beside} />}
            <RecordFields
              section={section}
              t={t}
              form={form}
              view={view}
              notes={notes}
              note={
                view.note && (
                  <Alert tone="danger" role="alert">
                    {messageText(view.note)}
                  </Alert>
                )
              }
            />
          </div>
        </Form>
      )}
    </Dialog>
  )
}

/** Placeholders for the fields, up to six. */
export function FieldSkeletons({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className={fieldStyles} role="status" aria-label={label}>
      {Array.from({ length: Math.min(count, 6) }, (_, at) => (
        <Skeleton key={at} height="4rem" />
      ))}
    </div>
  )
}
