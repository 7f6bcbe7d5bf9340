import * as v from 'valibot'
import { reviews } from '../../../src/reviews/reviews.section.ts'
import {
  JsonObject,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  KnownNumber,
  LaxText,
  objectOrNull,
} from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { Filled, List } from '../orders/order-details.wire.ts'

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
  entries: {
    kind: Filled,
    rating: KnownCount,
    author: Filled,
    text: Filled,
    pros: LaxText,
    cons: LaxText,
    photos: List(v.string()),
    product: objectOrNull({ id: KnownKey, title: LaxText, image: LaxText }),
    order: objectOrNull({ id: KnownKey, number: LaxText }),
    store: objectOrNull({ title: LaxText }),
    chat_room_id: KnownKey,
    created_at: KnownInstant,
    waiting_since: KnownInstant,
    reply: objectOrNull({ text: LaxText, status: LaxText, reason: LaxText, at: KnownInstant }),
    can: objectOrNull({ reply: KnownFlag, edit_until: KnownInstant, complain: KnownFlag }),
    complaint: objectOrNull({ state: LaxText }),
    previous: objectOrNull({ rating: KnownCount, text: LaxText }),
  },
  file: {
    product: ['product.title'],
    order: ['order.number'],
    store: ['store.title'],
    chatRoom: ['chat_room_id'],
    reply: ['reply.status', 'reply.text'],
    complaint: ['complaint.state'],
  },
  rowOf: ({ product, order, store, reply, can, complaint, previous, ...wire }) => ({
    kind: wire.kind,
    rating: wire.rating !== null && wire.rating >= 1 && wire.rating <= 5 ? wire.rating : null,
    author: wire.author,
    text: wire.text,
    pros: wire.pros,
    cons: wire.cons,
    photos: wire.photos,
    product: product && { id: product.id ?? '', title: product.title ?? '', image: product.image },
    order: order && { id: order.id ?? '', number: order.number ?? '' },
    store: store?.title ?? null,
    chatRoom: wire.chat_room_id,
    createdAt: wire.created_at,
    waitingSince: wire.waiting_since,
    reply: reply && { text: reply.text ?? '', status: reply.status ?? '', reason: reply.reason, at: reply.at },
    can: { reply: can?.reply === true, editUntil: can?.edit_until ?? null, complain: can?.complain === true },
    complaint: complaint && (complaint.state ?? 'pending'),
    previous: previous && { rating: previous.rating, text: previous.text ?? '' },
  }),
  valuesOf: ({ reply }) => ({ reply: reply?.text ?? '' }),
  bodyOf: ({ reply }) => ({ ...(reply !== undefined && { reply }) }),
})
