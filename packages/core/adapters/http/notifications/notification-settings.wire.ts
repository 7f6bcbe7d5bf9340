import * as v from 'valibot'
import { JsonObject } from '../kit/kernel.wire.ts'

/** The API's names for the topics of its channels. */
export const wireTopics = {
  ttnAdded: 'ttn_added',
  shipmentSent: 'shipment_sent',
  remindAfter3Days: 'remind_after_3_days',
  product: 'product',
  order: 'order',
  system: 'system',
} as const

/** An object; a missing or invalid one becomes an empty object. */
export const LaxObject = v.fallback(v.optional(JsonObject, {}), {})

/** The settings as the API sends them, in `data` or without it: channels by name, each `{enabled, types}`. */
export const NotificationSettingsReply = v.pipe(
  JsonObject,
  v.transform((reply) => {
    const data = v.safeParse(JsonObject, reply['data'])
    return data.success ? data.output : reply
  }),
)
export type NotificationSettingsReply = v.InferOutput<typeof NotificationSettingsReply>

/** A boolean as Laravel accepts it. */
const Boolish = v.union([v.boolean(), v.picklist([0, 1, '0', '1'])])

/** One channel: known fields are validated, all others pass through. */
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

/**
 * The body of `PUT v1/notification/settings`: the complete settings in the shape in which they are read. They replace
 * the saved ones.
 */
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
 * The body of `PUT v1/notification/settings/bulk`: the same shape, but it switches whole channels only. Other channels,
 * and the types of the channels in it, stay unchanged.
 */
export const NotificationSettingsBulkBody = v.object({
  settings: v.object({ telegram: Whole, sms: Whole, push: Whole, email: Whole }),
})
export type NotificationSettingsBulkBody = v.InferOutput<typeof NotificationSettingsBulkBody>
