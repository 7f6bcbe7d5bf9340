import * as v from 'valibot'
import { JsonObject } from './kernel.wire.ts'

/** What the API calls the topics of its channels. */
export const wireTopics = {
  ttnAdded: 'ttn_added',
  shipmentSent: 'shipment_sent',
  remindAfter3Days: 'remind_after_3_days',
  product: 'product',
  order: 'order',
  system: 'system',
} as const

/** An object, also where there should be one and is none. */
export const LaxObject = v.fallback(v.optional(JsonObject, {}), {})

/** Settings as the API answers them, in `data` or bare: channels by their names, each `{enabled, types}`. */
export const NotificationSettingsReply = v.pipe(
  JsonObject,
  v.transform((reply) => {
    const data = v.safeParse(JsonObject, reply['data'])
    return data.success ? data.output : reply
  }),
)
export type NotificationSettingsReply = v.InferOutput<typeof NotificationSettingsReply>

/** A truth value as Laravel takes one. */
const Boolish = v.union([v.boolean(), v.picklist([0, 1, '0', '1'])])

/** One channel: what is known of it is checked, and whatever else it holds is let through. */
const channelOf = (topics: readonly string[]) =>
  v.exactOptional(
    v.looseObject({
      enabled: v.exactOptional(Boolish),
      types: v.exactOptional(
        v.looseObject(Object.fromEntries(topics.map((topic) => [topic, v.exactOptional(Boolish)]))),
      ),
    }),
  )

const letters = ['product', 'order', 'system'] as const
const parcels = ['ttn_added', 'shipment_sent', 'remind_after_3_days'] as const

/** The body of `PUT v1/notification/settings`: all settings, in the shape in which they are read; they replace what was there. */
export const NotificationSettingsBody = v.object({
  settings: v.looseObject({
    telegram: channelOf([...parcels, 'system']),
    sms: channelOf(parcels),
    push: channelOf(letters),
    email: channelOf(letters),
  }),
})
export type NotificationSettingsBody = v.InferOutput<typeof NotificationSettingsBody>

const Whole = v.exactOptional(v.object({ enabled: v.boolean() }))

/**
 * The body of `PUT v1/notification/settings/bulk`: the same shape, with whole channels only. Channels that are not
 * named, and the types of those that are, stay as they are.
 */
export const NotificationSettingsBulkBody = v.object({
  settings: v.object({ telegram: Whole, sms: Whole, push: Whole, email: Whole }),
})
export type NotificationSettingsBulkBody = v.InferOutput<typeof NotificationSettingsBulkBody>
