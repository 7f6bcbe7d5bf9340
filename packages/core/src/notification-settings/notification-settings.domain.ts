import type { RouteName } from '../kernel/routes.ts'

/** The channels that notify a supplier, and the topics that each can send. */
export const topicsOf = {
  telegram: ['ttnAdded', 'shipmentSent', 'remindAfter3Days', 'system'],
  sms: ['ttnAdded', 'shipmentSent', 'remindAfter3Days'],
  push: ['product', 'order', 'system'],
  email: ['product', 'order', 'system'],
} as const

export type Channel = keyof typeof topicsOf

export type Topic = (typeof topicsOf)[Channel][number]

/** The name of a switch: a whole channel, or one of its topics. */
export type SwitchName = { [C in Channel]: C | `${C}.${(typeof topicsOf)[C][number]}` }[Channel]

export type Switches = Readonly<Record<SwitchName, boolean>>

export interface NotificationSettings {
  readonly switches: Switches
  /** The server's response as received; fields without a switch are sent back unchanged. */
  readonly kept: Readonly<Record<string, unknown>>
}

/** Whether the page of the settings is open, and whether the loaded settings may be stale. */
export interface Attention {
  readonly isOpen: boolean
  /** The settings are read before the next write. */
  readonly isInvalidated: boolean
}

const nobodyLooks: Attention = { isOpen: false, isInvalidated: false }

/** Arriving at the page of the settings makes them stale, so that they are read again. */
export const attentionAt = (to: RouteName, before: Attention = nobodyLooks): Attention => {
  const isOpen = to === 'preferences' || to === 'profile'
  return { isOpen, isInvalidated: before.isInvalidated || (isOpen && !before.isOpen) }
}

export const channels = Object.keys(topicsOf) as readonly Channel[]

export const switchOf = (channel: Channel, topic: Topic): SwitchName => `${channel}.${topic}` as SwitchName

export const topicSwitches = (channel: Channel): readonly SwitchName[] =>
  topicsOf[channel].map((topic) => switchOf(channel, topic))

/** All switches: each channel, followed by its topics. */
export const switchNames: readonly SwitchName[] = channels.flatMap((channel) => [channel, ...topicSwitches(channel)])
