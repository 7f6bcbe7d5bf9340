import type { StoredRecord } from '../world.ts'

export interface ReviewReply {
  readonly text: string
  readonly status: 'pending' | 'published' | 'rejected'
  readonly reason: string | null
  readonly at: string
}

export interface ReviewFields {
  readonly kind: 'review' | 'question'
  readonly rating: number | null
  readonly author: string
  readonly text: string
  readonly pros: string | null
  readonly cons: string | null
  /** The numbers of its drawn pictures. */
  readonly photos: readonly number[]
  readonly product_id: number
  readonly store_id: number
  readonly order: { readonly id: number; readonly number: string } | null
  readonly chat_room_id: number | null
  readonly created_at: string
  readonly reply: ReviewReply | null
  readonly complaint: { readonly reason: string; readonly at: string; readonly state: 'pending' | 'kept' } | null
  /** What the buyer had written before a change. */
  readonly previous: { readonly rating: number | null; readonly text: string } | null
  readonly is_hidden: boolean
}

export type ReviewRecord = StoredRecord & ReviewFields

const day = 24 * 3_600_000
/** How long an answer is looked at before buyers see it. */
const moderation = 60_000

/** Until when the answer may be edited. */
export const editUntil = ({ reply }: ReviewFields): string | null =>
  reply === null ? null : new Date(Date.parse(reply.at) + day).toISOString()

export const mayReply = (review: ReviewFields, now: number): boolean =>
  !review.is_hidden &&
  (review.reply === null || review.reply.status === 'rejected' || now < Date.parse(editUntil(review) ?? ''))

export const mayComplain = ({ complaint, is_hidden: isHidden }: ReviewFields): boolean =>
  !isHidden && complaint === null

/** A rejected answer counts as none. */
export const waitingSince = (review: ReviewFields): string | null =>
  review.is_hidden || (review.reply !== null && review.reply.status !== 'rejected') ? null : review.created_at

/** The review at a moment: an answer is published after a minute. */
export const reviewAsOf = (record: StoredRecord, now: number): StoredRecord => {
  const { reply } = record as ReviewRecord
  if (reply?.status !== 'pending' || now - Date.parse(reply.at) < moderation) return record
  return { ...record, version: record.version + 1, reply: { ...reply, status: 'published' } }
}
