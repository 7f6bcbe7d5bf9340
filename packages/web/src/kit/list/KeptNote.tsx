import { useClock } from '../../i18n/clock.ts'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { list } from './ListPanel.styles.ts'

interface KeptNoteProps {
  readonly at: number
  readonly isLoading: boolean
}

/** Says that the rows are those of an earlier visit, on their upper edge. */
export function KeptNote({ at, isLoading }: KeptNoteProps) {
  const t = useTranslations().list
  const { recent } = useFormats()
  const read = recent(at, useClock().now())
  return (
    <p className={list().kept} role="status">
      {isLoading ? t.keptLoading({ at: read }) : t.kept({ at: read })}
    </p>
  )
}
