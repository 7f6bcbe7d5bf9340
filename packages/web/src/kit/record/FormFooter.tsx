import type { RecordFormView } from '@supplier/core/kit/form/record-form.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Kbd } from '../../ui/text/Kbd.tsx'
import { enterHint, recordFoot } from '../fields/Section.styles.ts'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { type AfterCommand, useGoingOn } from './RecordActions.tsx'

interface FormFooterProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly form: AnyForm
  /** The id of the form that is submitted. */
  readonly id: string
  readonly view: RecordFormView<Readonly<Record<string, unknown>>>
  readonly mayEdit: boolean
  /** The commands of a record that is read more than it is edited. */
  readonly actions: ReactNode
  /** Whether one of them comes next. */
  readonly hasNext: boolean
  /** Where the supplier goes from the open record; `null` when it is the only one. */
  readonly way: AfterCommand | null
  /** Saves the record and opens its neighbour. */
  readonly onNext: () => void
  /** Saves the record alone, where a command is offered to go along; `null` where none is. */
  readonly onSave: (() => void) | null
}

/** The buttons of the dialog of one record. */
export function FormFooter(props: FormFooterProps) {
  const { section, t, form, id, view, mayEdit, actions, hasNext, way, onNext, onSave } = props
  const goingOn = useGoingOn()
  const { common, section: labels, ui } = useTranslations()
  if (view.state === 'conflict')
    return (
      <>
        <Button onClick={() => form.send({ type: 'mine.kept' })}>{labels.keepMine()}</Button>
        <Button variant="primary" onClick={() => form.send({ type: 'theirs.taken' })}>
          {labels.takeTheirs()}
        </Button>
      </>
    )
  const save = t.save ?? common.save()
  if (section.staysOpen)
    return (
      (actions || view.isChanged) && (
        <div className={recordFoot}>
          {view.isChanged ? (
            <Button type="submit" form={id} variant="primary" busy={view.isBusy}>
              {save}
            </Button>
          ) : null}
          {actions}
          {hasNext && !view.isChanged && (
            <span className={enterHint} aria-hidden="true">
              <Kbd>Enter</Kbd>
            </span>
          )}
        </div>
      )
    )
  const opensNext = section.saveAndNext === true && way !== null
  return (
    <>
      <Button disabled={view.isBusy} onClick={() => form.send({ type: 'form.dismissed' })}>
        {mayEdit ? common.cancel() : ui.close()}
      </Button>
      {mayEdit && onSave && (
        <Button disabled={view.isBusy} onClick={onSave}>
          {save}
        </Button>
      )}
      {mayEdit && (
        <Button type="submit" form={id} variant={opensNext ? 'secondary' : 'primary'} busy={view.isBusy}>
          {onSave ? (t.saveWith ?? save) : save}
        </Button>
      )}
      {mayEdit && opensNext && (
        <Button variant="primary" aria-keyshortcuts="Control+Enter" busy={view.isBusy} onClick={onNext}>
          {goingOn(save, way)}
        </Button>
      )}
    </>
  )
}
