import { panelParts } from '@supplier/core/app/panel.selectors'
import { type SwitchName, switchNames } from '@supplier/core/notification-settings/notification-settings.domain'
import type { NotificationSettingsActor } from '@supplier/core/notification-settings/notification-settings.machine'
import { selectNotificationSettings } from '@supplier/core/notification-settings/notification-settings.selectors'
import { notificationSettingsOf } from '../../world/notifications/notification-settings.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

export const base = '/v1/notification/settings'

interface Switchboard {
  readonly harness: Harness
  readonly tab: Tab
  readonly board: NotificationSettingsActor
}

/** Opens a browser with the notification settings. */
export const openSwitchboard = async (href = '/settings/preferences'): Promise<Switchboard> => {
  const harness = openHarness({ scenario: 'default' })
  const tab = harness.open(href)
  const board = await boardOf(tab)
  await harness.quiet()
  return { harness, tab, board }
}

export const boardOf = async (tab: Tab): Promise<NotificationSettingsActor> =>
  panelParts(await tab.panel()).notificationSettings

export const viewOf = (board: NotificationSettingsActor) => selectNotificationSettings(board.getSnapshot())

/** The switches that are shown as on; `null` while none are shown. */
export const onIn = (board: NotificationSettingsActor): readonly SwitchName[] | null => {
  const view = viewOf(board)
  if (view.state !== 'shown') return null
  return view.channels.flatMap(({ channel, isOn, topics }) => [
    ...(isOn ? [channel] : []),
    ...topics.filter((one) => one.isOn).map(({ name }) => name),
  ])
}

const wireNames: Readonly<Record<string, string>> = {
  ttnAdded: 'ttn_added',
  shipmentSent: 'shipment_sent',
  remindAfter3Days: 'remind_after_3_days',
}

interface Channel {
  readonly enabled?: boolean
  readonly types?: Readonly<Record<string, boolean>>
}

/** The switches that are on on the server, in the same format. */
export const kept = ({ sandbox }: Harness): readonly SwitchName[] => {
  const settings = notificationSettingsOf(sandbox.world(), 1) as Readonly<Record<string, Channel>>
  return switchNames.filter((name) => {
    const [channel = '', topic] = name.split('.')
    const sent = settings[channel]
    return topic === undefined ? sent?.enabled : sent?.types?.[wireNames[topic] ?? topic]
  })
}

/** Flips each switch to the opposite of what it shows. */
export const flip = (board: NotificationSettingsActor, ...names: readonly SwitchName[]): void => {
  for (const name of names) board.send({ type: 'switch.flipped', name, isOn: !onIn(board)?.includes(name) })
}

export const writes = ({ sandbox }: Harness) =>
  sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.startsWith(base))

export const reads = ({ sandbox }: Harness) =>
  sandbox.requests().filter(({ method, path }) => method === 'GET' && path === base)
