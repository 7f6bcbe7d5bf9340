import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { rows } from './Home.styles.ts'

interface RowPlacesProps {
  readonly count: number
  /** How much of its room each line of a row takes. */
  readonly widths: readonly string[]
}

/** Rows that are on their way. */
export function RowPlaces({ count, widths }: RowPlacesProps) {
  const look = rows()
  return Array.from({ length: count }, (_, place) => (
    <li key={place} className={look.row}>
      <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
      <span className={look.texts}>
        {widths.map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </span>
    </li>
  ))
}

/** Says what could not be read, and reads it once more. */
export function NotRead({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const words = useWords()
  return (
    <p className={rows().note} role="status">
      {text}
      <Button size="small" onClick={onRetry}>
        {words.ui.retry()}
      </Button>
    </p>
  )
}
