import * as v from 'valibot'
import { JsonObject } from './kernel.wire.ts'
import { Page } from './list.wire.ts'

const Count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)

/** The answer to `GET v2/notifications/count/new`. */
export const NewCountReply = v.pipe(JsonObject, v.object({ count: Count }))
export type NewCountReply = v.InferOutput<typeof NewCountReply>

/** The query of `GET v2/notifications`. */
export const NotificationsQuery = v.object({
  page: v.optional(Page, 1),
  'filter[type]': v.exactOptional(v.string()),
})
export type NotificationsQuery = v.InferOutput<typeof NotificationsQuery>
