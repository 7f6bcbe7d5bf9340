import type { JobDialogDetails } from '@supplier/core/kit/job/job-dialog.selectors'
import { useLanguage, useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Progress } from '../../ui/loading/Progress.tsx'
import { ServerMessages } from '../answers/ServerMessages.tsx'
import { FailureGroups } from '../grid/FailureGroups.tsx'
import { sample } from '../grid/Grid.styles.ts'
import { jobTexts } from './jobs.translations.ts'

interface JobFailuresProps {
  readonly failures: JobDialogDetails['failures']
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
}

/** The rows that a job did not change, page by page, each with its reason and the way to mend it. */
export function JobFailures({ failures, onPage, onRetry }: JobFailuresProps) {
  const { ui, list } = useTranslations()
  const t = jobTexts[useLanguage()]
  const styles = sample()
  if (failures.state === 'none') return null
  if (failures.state === 'failed')
    return (
      <section aria-label={t.failures}>
        <ServerMessages messages={failures.messages} otherwise={t.unread} />
        <Button onClick={onRetry}>{ui.retry()}</Button>
      </section>
    )
  const { found, isLoading, groups } = failures
  if (found === null) return <Progress label={t.failures} done={null} />
  const { page, lastPage } = found
  return (
    <section aria-label={t.failures} aria-busy={isLoading || undefined}>
      <FailureGroups groups={groups} locationOf={({ location }) => location} />
      {lastPage > 1 && (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 1 || isLoading} onClick={() => onPage(page - 1)}>
            {list.previous()}
          </Button>
          <span>{list.where({ page, last: lastPage })}</span>
          <Button size="small" disabled={page === lastPage || isLoading} onClick={() => onPage(page + 1)}>
            {list.next()}
          </Button>
        </div>
      )}
    </section>
  )
}
