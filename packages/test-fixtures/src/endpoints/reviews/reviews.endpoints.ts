import { reviewsWire, SummaryReply } from '@supplier/core/adapters/http/reviews/reviews.wire'
import { CountsReply } from '@supplier/core/adapters/http/sections/bulk.wire'
import * as v from 'valibot'
import { ok, refused, wrongState } from '../../http/laravel.ts'
import {
  reviewCounts,
  reviewFilters,
  reviewSorts,
  reviewSummary,
  reviewText,
} from '../../world/reviews/review-filters.ts'
import { mayComplain, mayReply, type ReviewRecord, reviewAsOf } from '../../world/reviews/review-records.ts'
import { reviewSeeds } from '../../world/reviews/review-seeds.ts'
import { reviewEvent, reviewsName, reviewsOf, shownReview } from '../../world/reviews/reviews.ts'
import { reviewsPath } from '../../world/reviews/reviews-path.ts'
import type { StoredRecord } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { boundTo, found, sectionEndpoints } from '../kit/section.ts'

const of = (record: StoredRecord) => record as ReviewRecord

const counts = supplierEndpoint({
  method: 'GET',
  path: `${reviewsPath}/counts`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  answer: CountsReply,
  handle: (world, { supplier, now, body }) => {
    const filters = boundTo(reviewFilters, world, supplier, now)
    const rows = found(reviewsOf(world, supplier), body, filters, reviewText) as readonly ReviewRecord[]
    return [world, ok({ counts: reviewCounts(rows), total: rows.length, as_of: new Date(now).toISOString() })]
  },
})

const summary = supplierEndpoint({
  method: 'GET',
  path: `${reviewsPath}/summary`,
  assumed: true,
  body: v.object({ store_id: v.optional(v.string()) }),
  answer: SummaryReply,
  handle: (world, { supplier, body: { store_id: store } }) => {
    const reviews = reviewsOf(world, supplier)
    const shown = store === undefined ? reviews : reviews.filter(({ store_id: id }) => String(id) === store)
    return [world, ok({ data: reviewSummary(shown) })]
  },
})

const ReplyBody = v.object({ reply: v.pipe(v.string(), v.minLength(2), v.maxLength(1000)) })

/** Words that lead buyers away from the marketplace. */
const forbidden = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|ua|net|shop)\b|\+?\d(?:[\s()-]*\d){8,12}/iu

const Complaint = v.object({
  reason: v.picklist(['insult', 'personal_data', 'advertising', 'other_product', 'other']),
  text: v.pipe(v.string(), v.minLength(10), v.maxLength(500)),
})

export const reviewsEndpoints = sectionEndpoints({
  name: reviewsName,
  wire: reviewsWire,
  body: ReplyBody,
  refuses: ['forbidden_content'],
  isFixed: true,
  seeds: reviewSeeds,
  made: {},
  asOf: reviewAsOf,
  textOf: reviewText,
  filters: reviewFilters,
  sorts: reviewSorts,
  event: reviewEvent,
  shownAs: (record, world, supplier, now, origin) => shownReview(of(record), world, supplier, now, origin),
  mayChange: (record, { reply }, _, __, now) => {
    if (!mayReply(of(record), now)) return wrongState('Відповідь уже не змінюється.')
    const [words] = forbidden.exec(String(reply)) ?? []
    if (words === undefined) return null
    const refusal = refused({ reply: [`Приберіть «${words}»: контакти й посилання у відповіді заборонені.`] })
    return { ...refusal, body: { ...(refusal.body as object), code: 'forbidden_content' } }
  },
  becomes: (_, { reply }, now) => ({
    reply: { text: String(reply), status: 'pending', reason: null, at: new Date(now).toISOString() },
  }),
  commands: {
    complaint: (record, values, _, { now }) => {
      if (!mayComplain(of(record))) return { ...wrongState('Скаргу вже подано.'), status: 409 }
      const read = v.safeParse(Complaint, values)
      if (!read.success) return refused({ text: ['Поясніть скаргу, щонайменше 10 символів.'] })
      const { reason } = read.output
      return { changed: { complaint: { reason, at: new Date(now).toISOString(), state: 'pending' } } }
    },
  },
  more: [counts, summary],
})
