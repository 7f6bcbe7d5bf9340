import { type RowWith, row } from '../kit/row/row.domain.ts'
import type { Facts } from '../reply-templates/placeholders.domain.ts'
import { firstNameOf } from '../reply-templates/reply-templates.domain.ts'

export const ratings = ['5', '4', '3', '2', '1'] as const
export const complaintReasons = ['insult', 'personal_data', 'advertising', 'other_product', 'other'] as const

export const reviewReply = {
  text: row.text({ or: '' }),
  status: row.text({ or: '' }),
  /** Why the marketplace rejected it. */
  reason: row.text(),
  at: row.instant(),
}

export const reviewRow = {
  kind: row.text({ or: '' }),
  /** From 1 to 5; `null` for a question. */
  rating: row.own<number | null>(),
  author: row.text({ or: '' }),
  text: row.text({ or: '' }),
  pros: row.text(),
  cons: row.text(),
  photos: row.texts(),
  product: row.part(
    { id: row.key({ or: '' }), title: row.text({ or: '' }), image: row.text() },
    { file: ['product.title'] },
  ),
  order: row.part({ id: row.key({ or: '' }), number: row.text({ or: '' }) }, { file: ['order.number'] }),
  store: row.text({ at: 'store.title' }),
  chatRoom: row.key({ at: 'chat_room_id' }),
  createdAt: row.instant(),
  /** Since when it waits for an answer; `null` when it does not. */
  waitingSince: row.instant(),
  reply: row.part(reviewReply, { file: ['reply.status', 'reply.text'] }),
  can: row.whole({ reply: row.flag(), editUntil: row.instant(), complain: row.flag() }),
  complaint: row.own<string | null>({ file: ['complaint.state'] }),
  /** What the buyer had written before a change. */
  previous: row.part({ rating: row.count(), text: row.text({ or: '' }) }),
}
export type Review = RowWith<typeof reviewRow>

/** The filters of each tab of the list. */
export const reviewTabs = {
  waiting: { state: ['waiting'] },
  all: {},
  question: { kind: ['question'] },
  negative: { state: ['negative'] },
  answered: { state: ['answered'] },
  complaint: { state: ['complaint'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export interface ReviewSummary {
  readonly average: number | null
  readonly total: number | null
  readonly answeredPercent: number | null
  /** The median time from a review to its answer. */
  readonly answerSeconds: number | null
}

/** What a template may name in an answer to this review. */
export const factsOfReview = ({ author, product, store, order }: Review): Facts => ({
  name: firstNameOf(author),
  product: product?.title ?? null,
  store,
  order: order?.number ?? null,
})

/** How a review looks in the list and at its head. */
export type ReviewMark = 'waiting' | 'pending' | 'published' | 'rejected' | 'none'

export const reviewMarkOf = ({ waitingSince, reply }: Pick<Review, 'waitingSince' | 'reply'>): ReviewMark => {
  if (reply?.status === 'rejected') return 'rejected'
  if (reply !== null) return reply.status === 'pending' ? 'pending' : 'published'
  return waitingSince === null ? 'none' : 'waiting'
}
