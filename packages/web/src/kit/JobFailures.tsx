import { type JobDialogDetails, pathOf } from '@supplier/core'
import { Link } from 'wouter'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { link } from '../ui/Link.styles.ts'
import { Progress } from '../ui/Progress.tsx'
import { sample } from './Grid.styles.ts'
import { jobTexts } from './jobs.translations.ts'
import { ServerMessages } from './ServerMessages.tsx'

interface JobFailuresProps {
  readonly failures: JobDialogDetails['failures']
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
}

/** The rows that a job did not change, page by page, each with its reason and the way to mend it. */
export function JobFailures({ failures, onPage, onRetry }: JobFailuresProps) {
  const { ui, list, section } = useTranslations()
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
  const { found, isLoading } = failures
  if (found === null) return <Progress label={t.failures} done={null} />
  const { rows, page, lastPage } = found
  return (
    <section aria-label={t.failures} aria-busy={isLoading || undefined}>
      <ul className={styles.list}>
        {rows.map(({ id, label, message, location }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={styles.reasons}>{message}</span>
            {location && (
              <Link href={pathOf(location)} className={link({ tone: 'accent' })}>
                {section.bulk.fix()}
              </Link>
            )}
          </li>
        ))}
      </ul>
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
