import type { AnyValues } from '@supplier/core'
import { formatDay } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import type { StoreTexts } from './StoreAside.tsx'
import { note, part, preview, title } from './stores.styles.ts'

interface PausePreviewProps {
  /** Of the dialog of the pause, as typed. */
  readonly values: AnyValues
  readonly t: StoreTexts
}

const isDay = (typed: unknown): typed is string => /^\d{4}-\d\d-\d\d$/.test(String(typed))

/** What buyers will read on the page of the store during a pause; nothing until its first day is known. */
export function PausePreview({ values: { from, to, message }, t: { more } }: PausePreviewProps) {
  const language = useLanguage()
  if (!isDay(from)) return null
  return (
    <section className={part} aria-label={more.pausePreview}>
      <h3 className={title}>{more.pausePreview}</h3>
      <div className={preview}>
        <p>
          {more.pauseFrom} {formatDay(from, language)}
          {isDay(to) && ` ${more.pauseTo} ${formatDay(to, language)}`}
        </p>
        {String(message).trim() !== '' && <p className={note}>{String(message).trim()}</p>}
      </div>
    </section>
  )
}
