import type { AnyValues } from '@supplier/core/kit/form/record.domain'
import { announcedPause } from '@supplier/core/stores/stores.domain'
import { formatDay } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import type { StoreTexts } from './StoreAside.tsx'
import { note, part, preview, title } from './stores.styles.ts'

interface PausePreviewProps {
  /** Of the dialog of the pause, as typed. */
  readonly values: AnyValues
  readonly t: StoreTexts
}

/** Previews the text about a pause that buyers will read on the page of the store. */
export function PausePreview({ values, t: { more } }: PausePreviewProps) {
  const language = useLanguage()
  const pause = announcedPause(values)
  if (pause === null) return null
  const { from, to, message } = pause
  return (
    <section className={part} aria-label={more.pausePreview}>
      <h3 className={title}>{more.pausePreview}</h3>
      <div className={preview}>
        <p>
          {more.pauseFrom} {formatDay(from, language)}
          {to !== null && ` ${more.pauseTo} ${formatDay(to, language)}`}
        </p>
        {message !== '' && <p className={note}>{message}</p>}
      </div>
    </section>
  )
}
