import { type BulkPreview as Preview, refusedIn } from '@supplier/core/kit/bulk/bulk.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { sample as sampleStyles } from './Grid.styles.ts'

interface BulkPreviewProps {
  /** Whether the action makes new records. */
  readonly creates: boolean
  readonly preview: Preview
  readonly t: AnyTranslations
}

/** What an action would change: totals, the first rows before and after, and the rows that it would not change. */
export function BulkPreview({ creates, preview, t }: BulkPreviewProps) {
  const labels = useTranslations().section.bulk
  const { money } = useFormats()
  const { changed, unchanged, refused, sample } = preview
  const refusals = refusedIn(preview)
  const styles = sampleStyles()
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    return typeof value === 'number' ? money(value) : (t.more?.[String(value)] ?? String(value))
  }
  const namesIn = ({ before, after }: Preview['sample'][number]) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return (
    <>
      <div className={styles.totals}>
        <span className={styles.total}>
          {creates ? labels.creates({ count: changed }) : labels.changes({ count: changed })}
        </span>
        {unchanged > 0 && <span className={styles.total}>{labels.unchanged({ count: unchanged })}</span>}
        {refusals > 0 && <span className={styles.total}>{labels.refused({ count: refusals })}</span>}
      </div>
      {changed === 0 && <p>{labels.nothing()}</p>}
      <ul className={styles.list}>
        {sample.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.name}>{row.label}</span>
            {namesIn(row).map((name) => (
              <span key={name} className={styles.change}>
                {name in row.before && <del className={styles.before}>{shown(row.before[name])}</del>}
                <ins className={styles.after}>{shown(row.after[name])}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <>
          <h3>{labels.refusedTitle()}</h3>
          {refusals > refused.length && <p>{labels.refusedFirst({ count: refused.length })}</p>}
          <ul className={styles.list}>
            {refused.map(({ id, label, message }) => (
              <li key={id} className={styles.row}>
                <span className={styles.name}>{label}</span>
                <span className={styles.reasons}>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
