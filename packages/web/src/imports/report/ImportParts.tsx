import type { ImportDetails, Mistake } from '@supplier/core/imports/import-details.domain'
import type { ImportRow } from '@supplier/core/imports/import-rows.domain'
import type { ImportCounts } from '@supplier/core/imports/imports.domain'
import { Button } from '../../ui/buttons/Button.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { lines, page, quiet, tiles } from './imports.styles.ts'
import type { ImportTexts } from './imports.translations.ts'

const shown = ['created', 'updated', 'unchanged', 'rejected'] as const

interface FiguresProps {
  readonly counts: ImportCounts
  readonly captions: Readonly<Record<(typeof shown)[number], string>>
}

/** What an import does, or has done, in four figures. */
export function Figures({ counts, captions }: FiguresProps) {
  const styles = tiles()
  return (
    <dl className={styles.root}>
      {shown.map((name) => (
        <div key={name} className={styles.tile} data-none={counts[name] === 0 || undefined}>
          <dt className={styles.caption}>{captions[name]}</dt>
          <dd className={styles.figure}>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

interface MistakesProps {
  readonly mistakes: readonly Mistake[]
  /** Those that are not listed. */
  readonly more: ImportDetails['more']
  readonly t: ImportTexts
  /** Absent where nothing can be mended any more. */
  readonly onFix?: (mistake: Mistake) => void
  readonly isBusy?: boolean
}

/** The same mistakes together, most rows first. */
export function Mistakes({ mistakes, more, t, onFix, isBusy = false }: MistakesProps) {
  const styles = lines()
  const title = mistakes.some(({ level }) => level === 'stop') ? t.mistakes : t.warnings
  return (
    <section className={page().card} aria-label={title}>
      <h2 className={page().title}>{title}</h2>
      <div className={styles.root}>
        {mistakes.map((mistake) => {
          const { code, column, value, rows, message, hint, level, samples } = mistake
          return (
            <div key={`${code} ${column} ${value}`} className={styles.line}>
              <div className={styles.texts}>
                <span className={styles.head}>
                  {[column, value !== '' && `«${value}»`].filter(Boolean).join(' · ')}
                </span>
                <span>{message}</span>
                {hint && <span className={quiet}>{hint}</span>}
                {samples.length > 0 && (
                  <span className={quiet}>{t.samples(samples.join(' · '), rows > samples.length)}</span>
                )}
              </div>
              <div className={styles.end}>
                <Badge tone={level === 'stop' ? 'danger' : 'warning'}>{t.rows(rows)}</Badge>
                {onFix && value !== '' && (
                  <Button size="small" disabled={isBusy} onClick={() => onFix(mistake)}>
                    {rows === 1 ? t.fix : t.fixAll}
                  </Button>
                )}
              </div>
            </div>
          )
        })}
        {more.kinds > 0 && <div className={styles.line}>{t.more(more.kinds, more.rows)}</div>}
      </div>
    </section>
  )
}

interface RowsProps {
  readonly title: string
  readonly rows: readonly ImportRow[]
  readonly t: ImportTexts
}

/** The rows that were not accepted, each with what is wrong where. */
export function Rejected({ title, rows, t }: RowsProps) {
  const styles = lines()
  return (
    <section className={page().card} aria-label={title}>
      <h2 className={page().title}>{title}</h2>
      <div className={styles.root}>
        {rows.map(({ line, key, errors }) => (
          <div key={`${line} ${key}`} className={styles.line}>
            <div className={styles.texts}>
              <span className={styles.head}>{[t.line(line), key].filter(Boolean).join(' · ')}</span>
              {errors.map(({ column, value, message }) => (
                <span key={`${column} ${message}`}>
                  {column}: {value === '' ? t.empty : `«${value}»`}. {message}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
