import type { Topic } from '@supplier/core'

/** The order of the page: what happens to a parcel, then the rest. */
export const topics = [
  'ttnAdded',
  'shipmentSent',
  'remindAfter3Days',
  'order',
  'product',
  'system',
] as const satisfies readonly Topic[]
