import * as v from 'valibot'
import { JsonObject, KnownCount, KnownInstant, LaxText, TextOrNumber, Whole } from '../kit/kernel.wire.ts'
import { Link } from '../kit/link.wire.ts'
import { Page, PageMeta, rowsOf } from '../kit/list.wire.ts'

/** The response to `GET v2/notifications/count/new`. */
export const NewCountReply = v.pipe(JsonObject, v.object({ count: Whole() }))
export type NewCountReply = v.InferOutput<typeof NewCountReply>

/** The query of `GET v2/notifications`. */
export const NotificationsQuery = v.object({
  page: v.optional(Page, 1),
  'filter[type]': v.exactOptional(v.string()),
})
export type NotificationsQuery = v.InferOutput<typeof NotificationsQuery>

/** One notification. Without an id it could not be marked as read or removed, so such a row is left out. */
const notificationEntries = {
  id: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100)),
  type: LaxText,
  title: LaxText,
  text: LaxText,
  created_at: KnownInstant,
  read_at: LaxText,
  priority: LaxText,
  link: Link,
} as const

export const NotificationsReply = v.pipe(
  JsonObject,
  v.object({
    data: rowsOf(notificationEntries),
    new_count: KnownCount,
    meta: v.optional(PageMeta, null),
  }),
)
export type NotificationsReply = v.InferOutput<typeof NotificationsReply>
