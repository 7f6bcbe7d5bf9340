import {
  type NotificationSettingsActor,
  panelParts,
  type SwitchName,
  selectNotificationSettings,
  switchNames,
} from '@supplier/core'
import { notificationSettingsOf } from '../world/notification-settings.ts'
import type { Tab } from './headless.ts'
import { openTill, type Till } from './till.ts'

export const base = '/v1/notification/settings'

interface Switchboard {
  readonly till: Till
  readonly tab: Tab
  readonly board: NotificationSettingsActor
}

/** A browser in which the settings of notifications are open. */
export const openSwitchboard = async (href = '/settings/preferences'): Promise<Switchboard> => {
  const till = openTill({ scenario: 'default' })
  const tab = till.open(href)
  const board = await boardOf(tab)
  await till.quiet()
  return { till, tab, board }
}

export const boardOf = async (tab: Tab): Promise<NotificationSettingsActor> =>
  panelParts(await tab.panel()).notificationSettings

export const viewOf = (board: NotificationSettingsActor) => selectNotificationSettings(board.getSnapshot())

/** The switches that are shown as on; `null` where none are shown. */
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

/** What the server has, in the same words. */
export const kept = ({ sandbox }: Till): readonly SwitchName[] => {
  const settings = notificationSettingsOf(sandbox.world(), 1) as Readonly<Record<string, Channel>>
  return switchNames.filter((name) => {
    const [channel = '', topic] = name.split('.')
    const said = settings[channel]
    return topic === undefined ? said?.enabled : said?.types?.[wireNames[topic] ?? topic]
  })
}

/** Flips a switch as a person does: to what it does not show. */
export const flip = (board: NotificationSettingsActor, ...names: readonly SwitchName[]): void => {
  for (const name of names) board.send({ type: 'switch.flipped', name, isOn: !onIn(board)?.includes(name) })
}

export const writes = ({ sandbox }: Till) =>
  sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.startsWith(base))

export const reads = ({ sandbox }: Till) =>
  sandbox.requests().filter(({ method, path }) => method === 'GET' && path === base)
