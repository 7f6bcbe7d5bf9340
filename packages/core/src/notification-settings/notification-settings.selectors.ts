import { type Message, messagesOf } from '../kernel/message.ts'
import {
  type Channel,
  channels,
  type Switches,
  type SwitchName,
  switchOf,
  type Topic,
  topicSwitches,
  topicsOf,
} from './notification-settings.domain.ts'
import type { NotificationSettingsSnapshot } from './notification-settings.machine.ts'
import { isUnderWay, shownOf } from './pending-changes.domain.ts'

/** The switch of one topic. */
export interface TopicView {
  readonly topic: Topic
  readonly name: SwitchName
  readonly isOn: boolean
}

export interface ChannelView {
  readonly channel: Channel
  readonly isOn: boolean
  /** Whether all, some or none of the topics are on. */
  readonly chosen: 'all' | 'some' | 'none'
  readonly topics: readonly TopicView[]
}

/** The view of the settings: loading, failed, or all switches. */
export type NotificationSettingsView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isLoading: boolean; readonly messages: readonly Message[] }
  | {
      readonly state: 'shown'
      readonly channels: readonly ChannelView[]
      readonly isSaving: boolean
      /** The last read failed, so the switches may be stale. */
      readonly isStale: boolean
      readonly isLoading: boolean
      /** Why the last read failed. */
      readonly messages: readonly Message[]
    }

export const selectNotificationSettings = (snapshot: NotificationSettingsSnapshot): NotificationSettingsView => {
  const { context } = snapshot
  const { failure } = context
  const switches = shownOf(context)
  const isLoading = snapshot.hasTag('loading')
  if (switches !== null) {
    return {
      state: 'shown',
      channels: channels.map((channel) => channelIn(switches, channel)),
      isSaving: isUnderWay(context),
      isStale: failure !== null,
      isLoading,
      messages: failure === null ? [] : messagesOf(failure),
    }
  }
  return failure === null ? { state: 'loading' } : { state: 'failed', isLoading, messages: messagesOf(failure) }
}

const channelIn = (switches: Switches, channel: Channel): ChannelView => {
  const on = topicSwitches(channel).filter((name) => switches[name]).length
  return {
    channel,
    isOn: switches[channel],
    chosen: on === 0 ? 'none' : on === topicsOf[channel].length ? 'all' : 'some',
    topics: topicsOf[channel].map((topic) => {
      const name = switchOf(channel, topic)
      return { topic, name, isOn: switches[name] }
    }),
  }
}
