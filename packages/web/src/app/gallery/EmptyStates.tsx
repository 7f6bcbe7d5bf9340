import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/messages/EmptyState.tsx'
import { grid } from './Gallery.styles.ts'

export function EmptyStates() {
  const t = useTranslations()
  return (
    <div className={grid}>
      <EmptyState
        kind="nothingYet"
        title={t.shell.incomplete.text.name()}
        actions={<Button variant="primary">OK</Button>}
      >
        {t.homePage.tasks.doneText()}
      </EmptyState>
      <EmptyState kind="nothingFound" title={t.shell.palette.empty()} />
      <EmptyState kind="notAllowed" title={t.money.paywall.offer()}>
        {t.money.paywall.offerReads()}
      </EmptyState>
      <EmptyState kind="failed" title={t.fault.broken.title()} actions={<Button>{t.ui.retry()}</Button>}>
        {t.fault.broken.text()}
      </EmptyState>
    </div>
  )
}
