import type { AnySection, RecordFormView } from '@supplier/core'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import type { AnyForm } from './any-form.ts'
import type { AnyTranslations } from './section-translations.ts'

interface FormFooterProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly form: AnyForm
  /** The id of the form that is submitted. */
  readonly id: string
  readonly view: RecordFormView<Readonly<Record<string, unknown>>>
  readonly mayEdit: boolean
  /** Saves the record and opens its neighbour. */
  readonly onNext: () => void
}

/** The buttons of the dialog of one record. */
export function FormFooter({ section, t, form, id, view, mayEdit, onNext }: FormFooterProps) {
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
  return (
    <>
      <Button disabled={view.isBusy} onClick={() => form.send({ type: 'form.dismissed' })}>
        {mayEdit && !section.staysOpen ? common.cancel() : ui.close()}
      </Button>
      {mayEdit && (
        <Button type="submit" form={id} variant={section.goesOn ? 'secondary' : 'primary'} busy={view.isBusy}>
          {t.save ?? common.save()}
        </Button>
      )}
      {mayEdit && section.goesOn && (
        <Button variant="primary" aria-keyshortcuts="Control+Enter" busy={view.isBusy} onClick={onNext}>
          {t.saveNext ?? labels.nextRecord()}
        </Button>
      )}
    </>
  )
}
