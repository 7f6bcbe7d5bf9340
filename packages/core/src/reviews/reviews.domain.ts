import type { ListRow } from '../kit/list/list.domain.ts'
import type { Facts } from '../reply-templates/placeholders.domain.ts'
import { firstNameOf } from '../reply-templates/reply-templates.domain.ts'

export const ratings = ['5', '4', '3', '2', '1'] as const
export const complaintReasons = ['insult', 'personal_data', 'advertising', 'other_product', 'other'] as const

export interface ReviewReply {
  readonly text: string
  readonly status: string
  /** Why the marketplace rejected it. */
  readonly reason: string | null
  readonly at: string | null
}

export interface Review extends ListRow {
  readonly kind: string
  /** From 1 to 5; `null` for a question. */
  readonly rating: number | null
  readonly author: string
  readonly text: string
  readonly pros: string | null
  readonly cons: string | null
  readonly photos: readonly string[]
  readonly product: { readonly id: string; readonly title: string; readonly image: string | null } | null
  readonly order: { readonly id: string; readonly number: string } | null
  readonly store: string | null
  readonly chatRoom: string | null
  readonly createdAt: string | null
  /** Since when it waits for an answer; `null` when it does not. */
  readonly waitingSince: string | null
  readonly reply: ReviewReply | null
  readonly can: { readonly reply: boolean; readonly editUntil: string | null; readonly complain: boolean }
  readonly complaint: string | null
  /** What the buyer had written before a change. */
  readonly previous: { readonly rating: number | null; readonly text: string } | null
}

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
