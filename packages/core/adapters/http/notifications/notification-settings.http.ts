import { parse } from 'valibot'
import { PortError } from '../../../src/kernel/failure.ts'
import {
  type Channel,
  channels,
  type NotificationSettings,
  type Switches,
  type SwitchName,
  switchOf,
  topicsOf,
} from '../../../src/notification-settings/notification-settings.domain.ts'
import type { NotificationSettingsPort } from '../../../src/notification-settings/notification-settings.port.ts'
import type { Write } from '../../../src/notification-settings/pending-changes.domain.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { KnownFlag } from '../kit/kernel.wire.ts'
import {
  LaxObject,
  type NotificationSettingsBulkBody,
  NotificationSettingsReply,
  wireTopics,
} from './notification-settings.wire.ts'

const path = 'v1/notification/settings'

type Json = Readonly<Record<string, unknown>>

export const notificationSettingsOverHttp = (http: Http): NotificationSettingsPort => ({
  async fetchSettings(_, signal) {
    const settings = settingsOf(read(NotificationSettingsReply, await http('GET', path, { signal })))
    if (settings === null) throw new PortError({ kind: 'unexpected' })
    return settings
  },

  async writeSettings(write, signal) {
    const reply = await http('PUT', pathOf(write), { body: bodyOf(write), signal, outlivesPage: true })
    return settingsOf(read(NotificationSettingsReply, reply))
  },
})

const pathOf = ({ kind }: Write): string => (kind === 'channels' ? `${path}/bulk` : path)

const bodyOf = (write: Write): { readonly settings: Json } => {
  if (write.kind === 'settings') return { settings: documentOf(write.settings) }
  const whole = Object.entries(write.switches).map(([channel, enabled]) => [channel, { enabled }] as const)
  return { settings: Object.fromEntries(whole) } satisfies NotificationSettingsBulkBody
}

/** Returns `null` when no switch can be read: then the response is not the settings. */
const settingsOf = (kept: Json): NotificationSettings | null => {
  const flags = channels.flatMap((channel) => flagsIn(kept, channel))
  if (flags.every(({ said }) => said === null)) return null
  return { kept, switches: Object.fromEntries(flags.map(({ name, said }) => [name, said === true])) as Switches }
}

const flagsIn = (
  kept: Json,
  channel: Channel,
): readonly { readonly name: SwitchName; readonly said: boolean | null }[] => {
  const { enabled, types } = parse(LaxObject, kept[channel])
  const listed = parse(LaxObject, types)
  return [
    { name: channel, said: parse(KnownFlag, enabled) },
    ...topicsOf[channel].map((topic) => ({
      name: switchOf(channel, topic),
      said: parse(KnownFlag, listed[wireTopics[topic]]),
    })),
  ]
}

/** The settings as the server sent them, with only the changed switches replaced. */
const documentOf = ({ kept, switches }: NotificationSettings): Json => {
  const isFlipped = ({ name, said }: { readonly name: SwitchName; readonly said: boolean | null }) =>
    switches[name] !== (said === true)
  const touched = channels.filter((channel) => flagsIn(kept, channel).some(isFlipped))
  return {
    ...kept,
    ...Object.fromEntries(touched.map((channel) => [channel, channelOf(kept[channel], channel, switches)])),
  }
}

const channelOf = (kept: unknown, channel: Channel, switches: Switches): Json => {
  const { enabled, types, ...more } = parse(LaxObject, kept)
  const listed = parse(LaxObject, types)
  const flip = (said: unknown, isOn: boolean) => ((parse(KnownFlag, said) === true) === isOn ? said : isOn)
  return {
    ...more,
    enabled: flip(enabled, switches[channel]),
    types: {
      ...listed,
      ...Object.fromEntries(
        topicsOf[channel].map((topic) => [
          wireTopics[topic],
          flip(listed[wireTopics[topic]], switches[switchOf(channel, topic)]),
        ]),
      ),
    },
  }
}
