import { entryOf } from '@supplier/core/kernel/word'
import type { JobRow } from '@supplier/core/kit/job/jobs.selectors'
import { Link } from 'wouter'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Progress } from '../../ui/loading/Progress.tsx'
import { actions, error as errorStyle, facts, item, title as titleStyle } from './JobRing.styles.ts'

interface JobItemProps {
  readonly row: JobRow
  readonly href: string
  readonly onSave: () => void
  readonly onStop: () => void
}

/** One job of the list: its state, its progress, and what can be done with it. */
export function JobItem({ row, href, onSave, onStop }: JobItemProps) {
  const t = useTranslations().shell.jobs
  const { title, state, processed, total, failed, error, isActive, isCancellable, hasFile, isSaving } = row
  return (
    <li className={item}>
      <Link href={href} className={titleStyle}>
        {title}
      </Link>
      {isActive && <Progress label={title} done={total ? processed / total : null} />}
      <span className={facts}>
        <span>{entryOf(t.state, state)?.() ?? state}</span>
        {total !== null && <span>{t.progress({ processed, total })}</span>}
      </span>
      {failed > 0 && <span className={errorStyle}>{t.failed({ count: failed })}</span>}
      {error !== null && <span className={errorStyle}>{error}</span>}
      {(hasFile || isCancellable) && (
        <span className={actions}>
          {hasFile && (
            <Button size="small" busy={isSaving} aria-label={`${t.save()}: ${title}`} onClick={onSave}>
              {t.save()}
            </Button>
          )}
          {isCancellable && (
            <Button size="small" aria-label={`${t.stop()}: ${title}`} onClick={onStop}>
              {t.stop()}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
