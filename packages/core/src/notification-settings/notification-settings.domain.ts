import type { RouteName } from '../kernel/routes.ts'

/** On which channels a supplier is told news, and of what each may tell. */
export const topicsOf = {
  telegram: ['ttnAdded', 'shipmentSent', 'remindAfter3Days', 'system'],
  sms: ['ttnAdded', 'shipmentSent', 'remindAfter3Days'],
  push: ['product', 'order', 'system'],
  email: ['product', 'order', 'system'],
} as const

export type Channel = keyof typeof topicsOf

export type Topic = (typeof topicsOf)[Channel][number]

/** A switch is a whole channel, or one topic of it. */
export type SwitchName = { [C in Channel]: C | `${C}.${(typeof topicsOf)[C][number]}` }[Channel]

export type Switches = Readonly<Record<SwitchName, boolean>>

export interface NotificationSettings {
  readonly switches: Switches
  /** What the server said, word for word: whatever nobody flipped goes back as it came. */
  readonly kept: Readonly<Record<string, unknown>>
}

/** Whether anybody looks at the settings, and whether what is known of them may be old. */
export interface Attention {
  readonly isOpen: boolean
  /** They are read again before anything else is done. */
  readonly isDoubted: boolean
}

const nobodyLooks: Attention = { isOpen: false, isDoubted: false }

/** Whoever comes to the page of the settings wants to see them as they are now. */
export const attentionAt = (to: RouteName, before: Attention = nobodyLooks): Attention => {
  const isOpen = to === 'preferences' || to === 'profile'
  return { isOpen, isDoubted: before.isDoubted || (isOpen && !before.isOpen) }
}

export const channels = Object.keys(topicsOf) as readonly Channel[]

export const switchOf = (channel: Channel, topic: Topic): SwitchName => `${channel}.${topic}` as SwitchName

export const topicSwitches = (channel: Channel): readonly SwitchName[] =>
  topicsOf[channel].map((topic) => switchOf(channel, topic))

/** Every switch there is: each channel, and its topics after it. */
export const switchNames: readonly SwitchName[] = channels.flatMap((channel) => [channel, ...topicSwitches(channel)])
