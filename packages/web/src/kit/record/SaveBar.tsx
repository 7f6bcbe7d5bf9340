import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { bottomBar } from '../../ui/layout/page-marks.ts'
import { saveBar } from './SaveBar.styles.ts'

interface SaveBarProps {
  /** The id of the form that it submits. */
  readonly form: string
  readonly isBusy: boolean
  /** Whether there are unsaved changes; a new record can be saved before anything was typed. */
  readonly isChanged: boolean
  /** A message of the server, shown instead of the text about unsaved changes. */
  readonly note: string | undefined
  /** The other actions of the page; on wide screens they are at its head. */
  readonly menu?: ReactNode
  /** What saving does beside it, with the way to save alone. */
  readonly along?: { readonly label: string; readonly onSave: () => void } | undefined
  readonly onDiscard: () => void
}

/** Stands at the bottom of the page while the form can be saved. */
export function SaveBar({ form, isBusy, isChanged, note, menu, along, onDiscard }: SaveBarProps) {
  const { accountPage, common } = useTranslations()
  const t = accountPage.bar
  const styles = saveBar()
  return (
    <section className={styles.root} aria-label={t.label()} {...bottomBar}>
      <p className={styles.text} role="status" data-wrong={note === undefined ? undefined : ''}>
        {note ?? (isChanged && t.unsaved())}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={isBusy} onClick={onDiscard}>
          {isChanged ? t.discard() : common.cancel()}
        </Button>
        {along && (
          <Button disabled={isBusy} onClick={along.onSave}>
            {t.save()}
          </Button>
        )}
        <Button type="submit" form={form} variant="primary" busy={isBusy}>
          {along?.label ?? t.save()}
        </Button>
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </section>
  )
}
