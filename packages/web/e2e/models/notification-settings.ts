import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import texts from '../../src/i18n/uk/notificationSettings/index.ts'

export { texts }

export const settingsApi = '/v1/notification/settings'

type ChannelName = keyof typeof texts.channels
type TopicName = keyof typeof texts.topics

/** Page object of the notification settings. */
export const switchboard = (page: Page) => {
  const section = page.getByRole('region', { name: texts.title })
  const channel = (name: ChannelName) => section.getByRole('group', { name: texts.channels[name], exact: true })
  return {
    section,
    channel,
    switchOf: (name: ChannelName) => channel(name).getByRole('switch'),
    whole: (name: ChannelName) => channel(name).getByRole('checkbox', { name: texts.whole, exact: true }),
    box: (name: ChannelName, topic: TopicName) =>
      channel(name).getByRole('checkbox', { name: texts.topics[topic], exact: true }),
    allOn: section.getByRole('button', { name: texts.allOn }),
    allOff: section.getByRole('button', { name: texts.allOff }),
  }
}

interface Channel {
  readonly enabled: boolean
  readonly types: Readonly<Record<string, boolean>>
}

/** The first supplier's settings on the server; `undefined` until they have changed something. */
export const settingsIn = (sandbox: Sandbox): Readonly<Record<string, Channel>> | undefined =>
  sandbox.world().notificationSettings.find(({ supplierId }) => supplierId === 1)?.settings as
    | Readonly<Record<string, Channel>>
    | undefined

export const writesIn = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.startsWith(settingsApi))
