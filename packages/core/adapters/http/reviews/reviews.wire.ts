import * as v from 'valibot'
import { reviews } from '../../../src/reviews/reviews.section.ts'
import { JsonObject, KnownCount, KnownNumber, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'

export const reviewsPath = '/admin-suppliers/v1/reviews'

export const SummaryReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        average: KnownNumber,
        total: KnownCount,
        answered_percent: KnownNumber,
        median_answer_seconds: KnownNumber,
      }),
    ),
  }),
)

export const reviewsWire = wireOf({
  section: reviews,
  base: reviewsPath,
  entries: { rating: KnownCount, complaint: objectOrNull({ state: LaxText }) },
  ownOf: ({ rating, complaint }) => ({
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    complaint: complaint && (complaint.state ?? 'pending'),
  }),
  valuesOf: (_, { reply }) => ({ reply: reply?.text ?? '' }),
  bodyOf: ({ reply }) => ({ ...(reply !== undefined && { reply }) }),
})
