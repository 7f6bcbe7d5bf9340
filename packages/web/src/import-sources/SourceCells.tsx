import { type ImportSource, resultTones } from '@supplier/core/import-sources/import-sources.section'
import { locationOfImport } from '@supplier/core/imports/import-steps.domain'
import { pathOf } from '@supplier/core/kernel/routes'
import { Link } from 'wouter'
import { useFormats } from '../i18n/use-formats.ts'
import { quiet } from '../imports/report/imports.styles.ts'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import type { SourceTexts } from './import-sources.translations.ts'

interface CellProps {
  readonly row: ImportSource
  readonly t: SourceTexts
}

/** When a link was read last, with what came of it. */
export function LastRun({ row: { last }, t }: CellProps) {
  const { dateTime } = useFormats()
  if (last === null) return <span className={quiet}>{t.noRuns}</span>
  return (
    <span data-lines="">
      <span>
        <WordBadge tones={resultTones} texts={t} word={last.result} />
      </span>{' '}
      <span className={quiet}>
        {last.at && dateTime(last.at)}
        {last.importId && (
          <>
            {' · '}
            <Link href={pathOf(locationOfImport(last.importId))}>{t.open}</Link>
          </>
        )}
      </span>
    </span>
  )
}

/** When a link is read next, or since when and why it is not. */
export function NextRun({ row: { nextAt, isPaused, pausedWhy, failures }, t }: CellProps) {
  const { dateTime } = useFormats()
  if (isPaused)
    return (
      <span data-lines="">
        <Badge tone={pausedWhy === null ? 'neutral' : 'danger'}>{t.paused}</Badge>{' '}
        {pausedWhy !== null && (
          <span className={quiet}>
            {pausedWhy} {t.failures}: {failures}
          </span>
        )}
      </span>
    )
  return nextAt === null ? <span className={quiet}>{t.byHand}</span> : dateTime(nextAt)
}
