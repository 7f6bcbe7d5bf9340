import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import { selectRecordForm } from '@supplier/core/kit/form/record-form.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FieldSkeletons } from '../fields/FieldSkeletons.tsx'
import { fields as fieldStyles, page, pageAside, pageMain } from '../fields/Section.styles.ts'
import { type AnyAside, Aside, type Notes } from '../look/Aside.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { Conflicts } from './Conflicts.tsx'
import { RecordFault, RecordFields } from './RecordFields.tsx'
import { SaveBar } from './SaveBar.tsx'

interface PageFormProps {
  readonly section: AnySection
  readonly lead: AnyAside | undefined
  readonly aside: AnyAside | undefined
  readonly notes: Notes | undefined
  readonly t: AnyTranslations
  readonly form: AnyForm
  /** The name of the field to focus. */
  readonly focused: string | undefined
  readonly copy: CopyActor | null
  readonly beside: BesideActor | null
  /** The commands on the record, for the bar at the bottom of a phone. */
  readonly menu: ReactNode
  /** Whether a command is offered to go along with the save. */
  readonly isAlong: boolean
}

/** The form of a record on its own page, with the bar that saves it. */
export function PageForm(props: PageFormProps) {
  const { section, lead, aside, notes, t, form, focused, copy, beside, menu, isAlong } = props
  const snapshot = useSelector(form, (one) => one)
  const view = selectRecordForm(snapshot, section.statesOf)
  const { common, section: labels } = useTranslations()
  const messageText = useMessageText()
  const id = `${section.id}-form`
  const save = () => form.send({ type: 'form.submitted' })
  const saveWith = isAlong && t.saveWith
  if (view.state === 'loading') return <FieldSkeletons label={common.loading()} count={6} />
  if (view.state === 'deleted' || view.state === 'missing' || view.state === 'failed')
    return (
      <RecordFault
        form={form}
        view={view}
        away={<Button onClick={() => form.send({ type: 'form.dismissed' })}>{labels.toList()}</Button>}
      />
    )
  return (
    <div className={page}>
      <div className={pageMain}>
        {lead && <Aside aside={lead} t={t} form={form} copy={copy} beside={beside} />}
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
          <Form
            id={id}
            errors={view.errors}
            // The page of a record stays at its top, although a field further down may be empty.
            isQuiet={!view.isNew}
            focused={focused}
            onSubmit={saveWith ? () => form.send({ type: 'form.submitted', opensNext: true }) : save}
          >
            <div className={pageMain}>
              <RecordFields section={section} t={t} form={form} view={view} notes={notes} beside={beside} />
            </div>
          </Form>
        )}
      </div>
      {aside && (
        <aside className={pageAside}>
          <Aside aside={aside} t={t} form={form} copy={copy} beside={beside} />
        </aside>
      )}
      {view.state === 'filling' && (view.isChanged || view.isBusy || view.isNew) && (
        <SaveBar
          form={id}
          isBusy={view.isBusy}
          isChanged={view.isChanged}
          note={view.note ? messageText(view.note) : undefined}
          menu={menu}
          along={saveWith ? { label: saveWith, onSave: save } : undefined}
          onDiscard={() => form.send({ type: 'edits.discarded' })}
        />
      )}
    </div>
  )
}
