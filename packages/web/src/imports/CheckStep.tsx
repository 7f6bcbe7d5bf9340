import type { ImportActor } from '@supplier/core/imports/import.machine'
import { writtenRows } from '@supplier/core/imports/import-steps.domain'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { Button } from '../ui/buttons/Button.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Differences } from './Differences.tsx'
import { Figures, Mistakes } from './report/ImportParts.tsx'
import { page } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface CheckStepProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly found: PriceImport
  readonly isBusy: boolean
}

export const percentOf = (share: number): number => Math.round(share * 100)

/** What the import would do, before anything is written. */
export function CheckStep({ actor, t, found, isBusy }: CheckStepProps) {
  const styles = page()
  const { details, counts, status } = found
  if (status === 'checking' || details === null)
    return (
      <div className={styles.card} role="status">
        <p>{t.checking}</p>
        <Progress label={t.checking} done={null} />
      </div>
    )
  const { jump, mistakes, more, sample, remembered } = details
  const rows = writtenRows(counts)
  return (
    <>
      <Figures counts={counts} captions={t.counts} />
      {jump && (
        <Alert tone="warning" title={t.jumpTitle}>
          {t.jump(jump.kind, percentOf(jump.share))}
        </Alert>
      )}
      {mistakes.length > 0 && (
        <Mistakes
          mistakes={mistakes}
          more={more}
          t={t}
          isBusy={isBusy}
          onFix={(mistake) => actor.send({ type: 'mistake.opened', mistake })}
        />
      )}
      {sample.length > 0 && <Differences rows={sample} t={t} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={isBusy}
          deliberate
          disabled={rows === 0}
          onClick={() => actor.send({ type: 'start.chosen' })}
        >
          {rows === 0 ? t.nothing : t.start(rows)}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'columns.reopened' })}>
          {t.back}
        </Button>
        {remembered.length > 0 && (
          <Button variant="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'categories.reopened' })}>
            {t.toCategories(remembered.length)}
          </Button>
        )}
      </div>
    </>
  )
}
