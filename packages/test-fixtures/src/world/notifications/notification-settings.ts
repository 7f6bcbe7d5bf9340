import type { NotificationSettings, World } from '../world.ts'

type Json = Readonly<Record<string, unknown>>

const on = (...types: readonly string[]) => Object.fromEntries(types.map((type) => [type, true]))
const off = (...types: readonly string[]) => Object.fromEntries(types.map((type) => [type, false]))

/** The default settings of every supplier. */
const usual: Json = {
  telegram: {
    enabled: true,
    types: { ...on('ttn_added', 'shipment_sent', 'system'), ...off('remind_after_3_days') },
  },
  sms: { enabled: false, types: { ...on('remind_after_3_days'), ...off('ttn_added', 'shipment_sent') } },
  push: { enabled: true, types: { ...on('order'), ...off('product', 'system') } },
  email: { enabled: true, types: on('product', 'order', 'system') },
}

/** The notification settings of a supplier, as the API returns them. */
export const notificationSettingsOf = (world: World, supplierId: number): Json =>
  world.notificationSettings.find((one) => one.supplierId === supplierId)?.settings ?? usual

export const withNotificationSettings = (world: World, supplierId: number, settings: Json): World => {
  const kept: NotificationSettings = { supplierId, settings }
  return {
    ...world,
    notificationSettings: [...world.notificationSettings.filter((one) => one.supplierId !== supplierId), kept],
  }
}
