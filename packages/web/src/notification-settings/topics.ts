import type { Topic } from '@supplier/core/notification-settings/notification-settings.domain'

/** The order on the page: the events of a parcel, then the rest. */
export const topics = [
  'ttnAdded',
  'shipmentSent',
  'remindAfter3Days',
  'order',
  'product',
  'system',
] as const satisfies readonly Topic[]
