import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { Neighbours } from '@supplier/core/kit/drawer/neighbours.domain'
import { selectRecordForm } from '@supplier/core/kit/form/record-form.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { nextOn } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Form } from '../../ui/fields/Form.tsx'
import { hasMouse } from '../../ui/keyboard/has-mouse.ts'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { FieldSkeletons } from '../fields/FieldSkeletons.tsx'
import { fields as fieldStyles, record, recordHead } from '../fields/Section.styles.ts'
import { Aside } from '../look/Aside.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyLook, AnyRow } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { stateOf } from '../values/field-value.tsx'
import { Conflicts } from './Conflicts.tsx'
import { FormFooter } from './FormFooter.tsx'
import { type AfterCommand, RecordActions } from './RecordActions.tsx'
import { foldingOf, RecordFault, RecordFields } from './RecordFields.tsx'
import { RecordNeighbours } from './RecordNeighbours.tsx'

interface SectionFormProps {
  readonly section: AnySection
  readonly look: Pick<
    AnyLook,
    'nameOf' | 'aside' | 'notes' | 'main' | 'size' | 'state' | 'folded' | 'rare' | 'writesInto'
  >
  readonly t: AnyTranslations
  readonly form: AnyForm
  readonly beside: BesideActor | null
  /** The records beside the open one in the list. */
  readonly neighbours: Neighbours
  readonly onOpen: (id: string) => void
  readonly onCommand: (name: string, id: string, opensNext: boolean) => void
  /** The name of the field to focus. */
  readonly focused: string | undefined
  /** Whether a command is offered to go along with the save. */
  readonly isAlong: boolean
}

/** Shows, creates or edits one record of the list: beside the list where there is room, over it on a phone. */
export function SectionForm(props: SectionFormProps) {
  const { section, look, t, form, beside, neighbours, onOpen, onCommand, isAlong } = props
  const { nameOf, aside, notes, main, size = 'side', state, folded = [], rare = [], writesInto } = look
  const focused = props.focused ?? (hasMouse() ? writesInto : undefined)
  const snapshot = useSelector(form, (one) => one)
  const view = selectRecordForm(snapshot, section.statesOf)
  const { common, ui } = useTranslations()
  const messageText = useMessageText()
  const id = `${section.id}-form`
  const close = () => form.send({ type: 'form.dismissed' })
  const isOpen = view.state === 'filling'
  const row = snapshot.context.row as AnyRow | null
  const mayEdit = isOpen && Object.keys(section.form).some((name) => view.fieldStates[name] === undefined)
  const next = row && isOpen ? nextOn(section, row, form) : null
  // A record that is read more than it is edited is called by its name alone.
  const isRead = section.staysOpen === true
  const title = row === null ? t.edit : mayEdit && !isRead ? `${t.edit}: ${nameOf(row)}` : nameOf(row)
  const way: AfterCommand | null = neighbours.next !== null ? 'next' : neighbours.previous !== null ? 'list' : null
  const save = () => form.send({ type: 'form.submitted' })
  const goOn = () => form.send({ type: 'form.submitted', opensNext: true })
  const opensNext = next !== null && (section.commands as AnySection['commands'])[next]?.opensNext === true ? way : null
  const give = (name: string) => row && onCommand(name, row.id, name === next && opensNext !== null)
  const fold = foldingOf({ section, t, form, view, notes, beside })
  const actions = row && isOpen && (
    <RecordActions
      section={section}
      t={t}
      row={row}
      name={nameOf(row)}
      main={main}
      next={next}
      opensNext={opensNext}
      isSecond={isRead && view.isChanged}
      onCommand={give}
    />
  )
  return (
    <Dialog
      title={view.isNew ? t.create : title}
      state={row && isOpen && stateOf(section, state, row, t, beside)}
      tools={<RecordNeighbours {...neighbours} onOpen={onOpen} />}
      // The focus of a record that is read goes along to the next one.
      step={isRead ? String(form.getSnapshot().context.id) : undefined}
      size={size}
      closeLabel={ui.close()}
      busy={view.isBusy}
      dismissible={!view.isBusy}
      onClose={close}
      footer={
        <FormFooter
          section={section}
          t={t}
          form={form}
          id={id}
          view={view}
          mayEdit={mayEdit}
          actions={isRead && actions}
          hasNext={next !== null}
          way={way}
          onNext={goOn}
          onSave={isAlong ? save : null}
        />
      }
    >
      {!isRead && <section className={recordHead}>{actions}</section>}
      <section
        className={record}
        aria-label={title}
        // A record that is read begins at its head, and not in its first field.
        {...(isRead && focused === undefined && { tabIndex: -1, 'data-initial-focus': '' })}
        onKeyDown={onKeys({
          Enter: ({ repeat, target, currentTarget }) =>
            isRead && !repeat && target === currentTarget && next !== null && give(next),
        })}
      >
        {view.state === 'loading' && (
          <FieldSkeletons label={common.loading()} count={Object.keys(section.form).length} />
        )}
        <RecordFault form={form} view={view} />
        {view.state === 'conflict' && <Conflicts t={t} view={view} />}
        {isOpen && (
          <Form
            id={id}
            errors={view.errors}
            // The form of a record opens at its top, although a field further down may be empty.
            isQuiet={!view.isNew}
            focused={focused}
            onGoOn={section.saveAndNext && mayEdit ? goOn : undefined}
            onSubmit={isAlong ? goOn : save}
          >
            <div className={fieldStyles}>
              {aside && <Aside aside={aside} t={t} form={form} beside={beside} fold={fold} />}
              <RecordFields
                section={section}
                t={t}
                form={form}
                view={view}
                notes={notes}
                beside={beside}
                folded={[...folded, ...rare]}
                note={
                  view.note && (
                    <Alert tone="danger" role="alert">
                      {messageText(view.note)}
                    </Alert>
                  )
                }
              />
              {rare.map((group) => fold(group, t.groups?.[group] ?? group))}
            </div>
          </Form>
        )}
      </section>
    </Dialog>
  )
}
