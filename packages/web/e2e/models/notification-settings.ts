import type { Sandbox } from '@supplier/test-fixtures'
import type { Page } from 'playwright/test'
import words from '../../src/i18n/uk/notificationSettings/index.ts'

export { words }

export const settingsApi = '/v1/notification/settings'

type ChannelName = keyof typeof words.channels
type TopicName = keyof typeof words.topics

/** The settings of notifications as a person sees them. */
export const switchboard = (page: Page) => {
  const section = page.getByRole('region', { name: words.title })
  const channel = (name: ChannelName) => section.getByRole('group', { name: words.channels[name], exact: true })
  return {
    section,
    channel,
    switchOf: (name: ChannelName) => channel(name).getByRole('switch'),
    whole: (name: ChannelName) => channel(name).getByRole('checkbox', { name: words.whole, exact: true }),
    box: (name: ChannelName, topic: TopicName) =>
      channel(name).getByRole('checkbox', { name: words.topics[topic], exact: true }),
    allOn: section.getByRole('button', { name: words.allOn }),
    allOff: section.getByRole('button', { name: words.allOff }),
  }
}

interface Channel {
  readonly enabled: boolean
  readonly types: Readonly<Record<string, boolean>>
}

/** What the server has of the first supplier, once they have changed something. */
export const settingsIn = (sandbox: Sandbox): Readonly<Record<string, Channel>> | undefined =>
  sandbox.world().notificationSettings.find(({ supplierId }) => supplierId === 1)?.settings as
    | Readonly<Record<string, Channel>>
    | undefined

export const writesIn = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.startsWith(settingsApi))
