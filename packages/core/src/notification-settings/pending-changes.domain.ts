import {
  type Channel,
  channels,
  type NotificationSettings,
  type Switches,
  type SwitchName,
  topicSwitches,
} from './notification-settings.domain.ts'

/** A supplier flips one switch, all topics of a channel, or all channels. */
export type Flip =
  | { readonly type: 'switch.flipped'; readonly name: SwitchName; readonly isOn: boolean }
  | { readonly type: 'topics.flipped'; readonly channel: Channel; readonly isOn: boolean }
  | { readonly type: 'channels.flipped'; readonly isOn: boolean }

/** New values of some switches. */
export interface SwitchChange {
  readonly switches: Partial<Switches>
  /** All channels at once, which has a request of its own. */
  readonly isBulk: boolean
}

/** A request to the server: save all settings, or turn whole channels on or off. */
export type Write =
  | { readonly kind: 'settings'; readonly settings: NotificationSettings }
  | { readonly kind: 'channels'; readonly switches: Partial<Switches> }

/** The server's settings and the changes that are not confirmed yet. */
export interface Progress {
  /** `null` until they are loaded. */
  readonly settings: NotificationSettings | null
  /** The changes in the current request. */
  readonly sent: SwitchChange
  /** The changes for the next request, with only the latest value of each switch. */
  readonly waiting: SwitchChange
}

export const noChange: SwitchChange = { switches: {}, isBulk: false }

export const changeFor = (names: readonly SwitchName[], isOn: boolean, isBulk = false): SwitchChange => ({
  switches: Object.fromEntries(names.map((name) => [name, isOn])),
  isBulk,
})

export const changeOf = (flip: Flip): SwitchChange => {
  if (flip.type === 'channels.flipped') return changeFor(channels, flip.isOn, true)
  return changeFor(flip.type === 'topics.flipped' ? topicSwitches(flip.channel) : [flip.name], flip.isOn)
}

/** The switches as shown: the server's settings overridden by sent and waiting changes. */
export const shownOf = ({ settings, sent, waiting }: Progress): Switches | null =>
  settings && { ...settings.switches, ...sent.switches, ...waiting.switches }

/** Whether a change has an effect. Topics can be changed only while their channel is on. */
export const mayChange = (progress: Progress, change: SwitchChange): boolean => {
  const shown = shownOf(progress)
  return (
    shown !== null &&
    isSupplierEvent(change, shown) &&
    namesIn(change).every((name) => !isTopic(name) || shown[channelOf(name)])
  )
}

/** Adds a change; a later value of a switch replaces an earlier one. */
export const withChange = (progress: Progress, change: SwitchChange): Progress => {
  const { waiting } = progress
  const isBulk = change.isBulk && (waiting === noChange || waiting.isBulk)
  return { ...progress, waiting: { switches: { ...waiting.switches, ...change.switches }, isBulk } }
}

export const hasWaiting = ({ waiting }: Progress): boolean => waiting !== noChange

export const isUnderWay = ({ sent, waiting }: Progress): boolean => sent !== noChange || waiting !== noChange

export const withSent = (progress: Progress): Progress => ({ ...progress, sent: progress.waiting, waiting: noChange })

/** The request for the sent changes. */
export const writeOf = ({ settings, sent }: Progress): Write | null => {
  if (sent.isBulk) return { kind: 'channels', switches: sent.switches }
  return settings && { kind: 'settings', settings: optimistic(settings, sent) }
}

/** The write succeeded. A response without settings means that the server has the sent ones. */
export const withAnswer = (progress: Progress, answer: NotificationSettings | null): Progress =>
  withRead(progress, answer ?? (progress.settings && optimistic(progress.settings, progress.sent)))

/** Reverts the sent changes, because they were refused or their outcome is unknown. */
export const withoutSent = (progress: Progress): Progress => withRead(progress, progress.settings)

/** Drops waiting changes that the server already has, so that they do not hide later changes. */
export const withRead = ({ waiting }: Progress, settings: NotificationSettings | null): Progress => ({
  settings,
  sent: noChange,
  waiting: settings !== null && isSupplierEvent(waiting, settings.switches) ? waiting : noChange,
})

const optimistic = (settings: NotificationSettings, { switches }: SwitchChange): NotificationSettings => ({
  ...settings,
  switches: { ...settings.switches, ...switches },
})

const namesIn = ({ switches }: SwitchChange): readonly SwitchName[] => Object.keys(switches) as SwitchName[]

const isSupplierEvent = (change: SwitchChange, switches: Switches): boolean =>
  namesIn(change).some((name) => change.switches[name] !== switches[name])

const isTopic = (name: SwitchName): boolean => name.includes('.')

const channelOf = (name: SwitchName): Channel => name.split('.')[0] as Channel
