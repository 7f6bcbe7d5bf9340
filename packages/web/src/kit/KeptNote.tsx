import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { list } from './ListPanel.styles.ts'

interface KeptNoteProps {
  readonly at: number
  readonly isLoading: boolean
}

/** Says that the rows are those of an earlier visit, in the place of the tools of the list. */
export function KeptNote({ at, isLoading }: KeptNoteProps) {
  const t = useTranslations().list
  const { dateTime } = useFormats()
  return (
    <p className={list().kept} role="status">
      {isLoading ? t.keptLoading({ at: dateTime(at) }) : t.kept({ at: dateTime(at) })}
    </p>
  )
}
