import type { ReviewBesideActor } from '@supplier/core/reviews/review-beside.machine'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { Rating } from '../ui/text/Rating.tsx'
import { summary as look } from './reviews.styles.ts'
import type { ReviewTexts } from './reviews.translations.ts'

/** The average rating, how many reviews there are, and how they are answered. */
export function ReviewSummaryLine({ beside, t }: { readonly beside: ReviewBesideActor; readonly t: ReviewTexts }) {
  const found = useSelector(beside, ({ context }) => context.summary)
  const language = useLanguage()
  // Its room is kept while it is read, so that the rows stay where they are.
  if (found === null || found.average === null || !found.total) return <p className={look} />
  const { average, total, answeredPercent, answerSeconds } = found
  const rating = average.toLocaleString(language, { minimumFractionDigits: 1 })
  return (
    <p className={look}>
      <Rating value={average} label={`${rating} ${t.of5}`} />
      <strong>{rating}</strong>
      <span>
        {t.reviews}: {total}
      </span>
      {answeredPercent !== null && (
        <span>
          {t.answered} {answeredPercent} %
        </span>
      )}
      {answerSeconds !== null && (
        <span>
          {t.usually} {spanText(answerSeconds, t)}
        </span>
      )}
    </p>
  )
}

const hour = 3600

const spanText = (seconds: number, t: ReviewTexts): string =>
  seconds < hour
    ? `${Math.max(1, Math.round(seconds / 60))} ${t.minutes}`
    : seconds < 48 * hour
      ? `${Math.round(seconds / hour)} ${t.hours}`
      : `${Math.round(seconds / (24 * hour))} ${t.days}`
