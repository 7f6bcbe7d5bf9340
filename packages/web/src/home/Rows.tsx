import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { rows } from './Home.styles.ts'

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
      <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
      <span className={styles.texts}>
        {widths.map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </span>
    </li>
  ))
}

/** Reports what failed to load, with a retry. */
export function NotRead({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <p className={rows().note} role="status">
      {text}
      <Button size="small" onClick={onRetry}>
        {t.ui.retry()}
      </Button>
    </p>
  )
}
