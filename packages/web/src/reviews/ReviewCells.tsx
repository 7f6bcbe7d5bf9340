import { shownImage } from '@supplier/core/kernel/address'
import type { ReviewBesideActor } from '@supplier/core/reviews/review-beside.machine'
import { type Review, type ReviewMark, reviewMarkOf } from '@supplier/core/reviews/reviews.domain'
import { useSelector } from '@xstate/react'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { WaitingTime } from '../kit/answers/WaitingTime.tsx'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { Rating } from '../ui/text/Rating.tsx'
import { count, named, product as productLook, quiet, stack } from './reviews.styles.ts'
import type { ReviewTexts } from './reviews.translations.ts'

export interface ReviewCellProps {
  readonly row: Review
  readonly t: ReviewTexts
}

/** The rating of a review, or that it is a question. */
export function ReviewRating({ row: { rating }, t }: ReviewCellProps) {
  return rating === null ? (
    <Badge tone="info">{t.question}</Badge>
  ) : (
    <Rating value={rating} label={`${rating} ${t.of5}`} />
  )
}

/** The rating with the author and the time, and below it the words of the buyer. */
export function ReviewName({ row, t, children }: ReviewCellProps & { readonly children: ReactNode }) {
  const styles = named()
  const { dateTime } = useFormats()
  return (
    <span className={styles.root} data-lines="">
      <span className={styles.head}>
        <ReviewRating row={row} t={t} />
        {children}
        {row.createdAt && <span>{dateTime(row.createdAt)}</span>}
        {row.photos.length > 0 && (
          <span className={count} title={t.photos}>
            <Camera size={14} aria-hidden="true" /> {row.photos.length}
          </span>
        )}
      </span>
      <span className={styles.text} title={row.text}>
        {row.text}
      </span>
    </span>
  )
}

export function ReviewProduct({ product, t }: { readonly product: Review['product']; readonly t: ReviewTexts }) {
  const styles = productLook()
  if (product === null) return <span className={quiet}>{t.gone}</span>
  return (
    <span className={styles.root}>
      <span className={styles.picture}>
        <RemoteImage src={shownImage(product.image, settings.imageOrigins)} alt="">
          {null}
        </RemoteImage>
      </span>
      <span className={styles.title}>{product.title}</span>
    </span>
  )
}

const tones = { waiting: 'accent', pending: 'info', published: 'plain', rejected: 'danger', none: 'neutral' } as const

interface StateProps extends ReviewCellProps {
  readonly beside: ReviewBesideActor | null
}

/** What became of the answer, and how long the buyer has waited for one. */
export function ReviewState({ row, beside, t }: StateProps) {
  const now = useSelector(beside ?? undefined, (one) => one?.context.now ?? null)
  const mark: ReviewMark = reviewMarkOf(row)
  return (
    <span className={stack} data-lines="">
      {mark !== 'none' && mark !== 'waiting' && <Badge tone={tones[mark]}>{t[mark]}</Badge>}
      {row.waitingSince && (
        <span>
          <WaitingTime since={row.waitingSince} now={now} />
        </span>
      )}
      {row.complaint && <span className={quiet}>{t.complained}</span>}
    </span>
  )
}
