import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { locationOfJob } from '@supplier/core/kit/job/job.domain'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { RouteButton } from '../../navigation/RouteButton.tsx'
import { Progress } from '../../ui/loading/Progress.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Figures, Mistakes, Rejected } from './ImportParts.tsx'
import { page, quiet } from './imports.styles.ts'
import type { ImportTexts } from './imports.translations.ts'

interface ReportProps {
  readonly found: PriceImport
  readonly t: ImportTexts
  /** What is done with the drafts that it has left. */
  readonly drafts: ReactNode
}

/** How far an import is, or what it has done. */
export function Report({ found, t, drafts }: ReportProps) {
  const styles = page()
  const { dateTime } = useFormats()
  const { status, stage, progress, counts, details, jobId, canRollbackUntil } = found
  const isRollingBack = stage === 'rolling_back' && status !== 'rolled_back'
  if (status === 'importing' || isRollingBack)
    return (
      <div className={styles.card} role="status">
        <h2 className={styles.title}>{isRollingBack ? t.rollingBack : t.running}</h2>
        <Progress
          label={t.running}
          done={isRollingBack || progress.total === 0 ? null : progress.processed / progress.total}
        />
        {!isRollingBack && <p>{t.progress(progress.processed, progress.total)}</p>}
        <p className={quiet}>{t.mayLeave}</p>
      </div>
    )
  const { left = [], rejected = [], mistakes = [], more = { kinds: 0, rows: 0 } } = details ?? {}
  return (
    <>
      {status !== 'mapping' && <Figures counts={counts} captions={t.done} />}
      {drafts}
      {canRollbackUntil && <p className={quiet}>{t.until(dateTime(canRollbackUntil))}</p>}
      {left.length > 0 && (
        <Alert tone="warning" title={t.left}>
          {left.map(({ title }) => title).join(', ')}
        </Alert>
      )}
      {counts.rejected > 0 && jobId && (status === 'partial' || status === 'cancelled') && (
        <div className={styles.actions}>
          <RouteButton location={locationOfJob({ to: 'imports', search: `?import=${found.id}` }, jobId)}>
            {t.failedFile}
          </RouteButton>
        </div>
      )}
      {mistakes.length > 0 && status !== 'rolled_back' && <Mistakes mistakes={mistakes} more={more} t={t} />}
      {rejected.length > 0 && status !== 'rolled_back' && <Rejected title={t.rejected} rows={rejected} t={t} />}
    </>
  )
}
