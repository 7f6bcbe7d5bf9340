import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { rows } from './Home.styles.ts'

interface RowProps {
  readonly tone: 'danger' | 'warning' | 'success' | undefined
  readonly title: ReactNode
  readonly text?: string | null | undefined
  readonly children?: ReactNode
}

/** A mark of the urgency, a text, and a button. */
export function Row({ tone, title, text, children }: RowProps) {
  const styles = rows()
  return (
    <li className={styles.row}>
      <span className={styles.dot} data-tone={tone} />
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {children}
    </li>
  )
}

interface RowSkeletonsProps {
  readonly count: number
  /** The CSS width of each line of a row. */
  readonly widths: readonly string[]
}

/** Placeholders for rows that are loading. */
export function RowSkeletons({ count, widths }: RowSkeletonsProps) {
  const styles = rows()
  return Array.from({ length: count }, (_, location) => (
    <li key={location} className={styles.row}>
      <span className={styles.texts}>
        {widths.map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </span>
    </li>
  ))
}

/** Reports what failed to load, with a retry. */
export function NotRead({ text, onRetry }: { readonly text: ReactNode; readonly onRetry: (() => void) | null }) {
  const t = useTranslations()
  return (
    <p className={rows().note} role="status">
      {text}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t.ui.retry()}
        </Button>
      )}
    </p>
  )
}
