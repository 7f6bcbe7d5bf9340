import { dayFilters } from '../days.ts'
import type { StoredRecord } from '../world.ts'
import { type ReviewRecord, waitingSince } from './review-records.ts'

const of =
  (fits: (review: ReviewRecord, chosen: readonly string[]) => boolean) =>
  (record: StoredRecord, chosen: readonly string[]): boolean =>
    fits(record as ReviewRecord, chosen)

const states: Readonly<Record<string, (review: ReviewRecord) => boolean>> = {
  waiting: (review) => waitingSince(review) !== null,
  answered: ({ reply }) => reply !== null && reply.status !== 'rejected',
  negative: ({ rating }) => rating !== null && rating < 4,
  complaint: ({ complaint }) => complaint !== null,
}

/** The filters of the list of reviews, by the names of the API. */
export const reviewFilters = {
  ids: of(({ id }, chosen) => chosen.includes(String(id))),
  kind: of(({ kind }, chosen) => chosen.includes(kind)),
  state: of((review, chosen) => chosen.some((state) => states[state]?.(review) === true)),
  rating: of(({ rating }, chosen) => chosen.includes(String(rating))),
  product_id: of(({ product_id: id }, chosen) => chosen.includes(String(id))),
  store_id: of(({ store_id: id }, chosen) => chosen.includes(String(id))),
  has_photo: of(({ photos }, [chosen]) => photos.length > 0 === (chosen === '1')),
  ...dayFilters('created', (record) => (record as ReviewRecord).created_at),
}

export const reviewText = (record: StoredRecord): string => {
  const { author, text, pros, cons, order } = record as ReviewRecord
  return [author, text, pros, cons, order && `№${order.number}`].filter(Boolean).join(' ')
}

const never = Number.MAX_SAFE_INTEGER
const timeOf = (at: string | null): number => (at === null ? never : Date.parse(at))

const by =
  (figureOf: (review: ReviewRecord) => number) =>
  (one: StoredRecord, other: StoredRecord): number =>
    figureOf(one as ReviewRecord) - figureOf(other as ReviewRecord)

export const reviewSorts = {
  // The one that waits longest comes first; those that do not wait come last, the newest of them first.
  waiting: by((review) => {
    const since = waitingSince(review)
    return since === null ? never - timeOf(review.created_at) : timeOf(since)
  }),
  created_at: by(({ created_at: at }) => timeOf(at)),
  rating: by(({ rating }) => rating ?? 9),
}

/** How many of these reviews stand in each tab. */
export const reviewCounts = (reviews: readonly ReviewRecord[]): Readonly<Record<string, number>> => ({
  all: reviews.length,
  ...Object.fromEntries(Object.entries(states).map(([state, fits]) => [state, reviews.filter(fits).length])),
  question: reviews.filter(({ kind }) => kind === 'question').length,
})

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** What the summary tells about these reviews. */
export const reviewSummary = (reviews: readonly ReviewRecord[]) => {
  const rated = reviews.flatMap(({ rating }) => rating ?? [])
  const answered = reviews.filter((review) => states['answered']?.(review))
  const seconds = answered.map(({ reply, created_at: at }) => (Date.parse(reply?.at ?? at) - Date.parse(at)) / 1000)
  return {
    average:
      rated.length === 0 ? null : Math.round((rated.reduce((sum, one) => sum + one, 0) / rated.length) * 10) / 10,
    total: rated.length,
    answered_percent: reviews.length === 0 ? null : Math.round((answered.length / reviews.length) * 100),
    median_answer_seconds: median(seconds),
    unanswered: reviews.filter((review) => states['waiting']?.(review)).length,
  }
}
