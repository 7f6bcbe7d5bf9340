import {
  type Channel,
  channels,
  type NotificationSettings,
  type Switches,
  type SwitchName,
  topicSwitches,
} from './notification-settings.domain.ts'

/** What a person does to switches: to one, to all topics of a channel, to all channels. */
export type Flip =
  | { readonly type: 'switch.flipped'; readonly name: SwitchName; readonly isOn: boolean }
  | { readonly type: 'topics.flipped'; readonly channel: Channel; readonly isOn: boolean }
  | { readonly type: 'channels.flipped'; readonly isOn: boolean }

/** Switches as somebody wants them to be. */
export interface Wish {
  readonly switches: Partial<Switches>
  /** All channels at once: a call of its own. */
  readonly isBulk: boolean
}

/** What is asked of the server: to keep all settings, or to put whole channels on or off. */
export type Write =
  | { readonly kind: 'settings'; readonly settings: NotificationSettings }
  | { readonly kind: 'channels'; readonly switches: Partial<Switches> }

/** What the server has, and what lies over it. */
export interface Progress {
  /** `null` until they were read once. */
  readonly settings: NotificationSettings | null
  /** What is on its way. */
  readonly sent: Wish
  /** What goes next: only the latest wish for each switch. */
  readonly waiting: Wish
}

export const noWish: Wish = { switches: {}, isBulk: false }

export const wishFor = (names: readonly SwitchName[], isOn: boolean, isBulk = false): Wish => ({
  switches: Object.fromEntries(names.map((name) => [name, isOn])),
  isBulk,
})

export const wishOf = (flip: Flip): Wish => {
  if (flip.type === 'channels.flipped') return wishFor(channels, flip.isOn, true)
  return wishFor(flip.type === 'topics.flipped' ? topicSwitches(flip.channel) : [flip.name], flip.isOn)
}

/** The switches as they are shown: what the server has, under what is wanted of it. */
export const shownOf = ({ settings, sent, waiting }: Progress): Switches | null =>
  settings && { ...settings.switches, ...sent.switches, ...waiting.switches }

/** Whether a wish changes something; what a channel tells of can be chosen only while the channel is on. */
export const mayWish = (progress: Progress, wish: Wish): boolean => {
  const shown = shownOf(progress)
  return (
    shown !== null && isNews(wish, shown) && namesIn(wish).every((name) => !isTopic(name) || shown[channelOf(name)])
  )
}

/** A later wish for a switch takes the place of an earlier one. */
export const withWish = (progress: Progress, wish: Wish): Progress => {
  const { waiting } = progress
  const isBulk = wish.isBulk && (waiting === noWish || waiting.isBulk)
  return { ...progress, waiting: { switches: { ...waiting.switches, ...wish.switches }, isBulk } }
}

export const hasWaiting = ({ waiting }: Progress): boolean => waiting !== noWish

export const isUnderWay = ({ sent, waiting }: Progress): boolean => sent !== noWish || waiting !== noWish

export const withSent = (progress: Progress): Progress => ({ ...progress, sent: progress.waiting, waiting: noWish })

/** What is asked for what was sent. */
export const writeOf = ({ settings, sent }: Progress): Write | null => {
  if (sent.isBulk) return { kind: 'channels', switches: sent.switches }
  return settings && { kind: 'settings', settings: overlaid(settings, sent) }
}

/** Carried out; a server that does not say what it has now has what was sent. */
export const withAnswer = (progress: Progress, answer: NotificationSettings | null): Progress =>
  withRead(progress, answer ?? (progress.settings && overlaid(progress.settings, progress.sent)))

/** Not carried out, or nobody knows: what was sent lies over nothing any more. */
export const withoutSent = (progress: Progress): Progress => withRead(progress, progress.settings)

/** Wishes that came true by themselves are forgotten, so that they never lie over later news. */
export const withRead = ({ waiting }: Progress, settings: NotificationSettings | null): Progress => ({
  settings,
  sent: noWish,
  waiting: settings !== null && isNews(waiting, settings.switches) ? waiting : noWish,
})

const overlaid = (settings: NotificationSettings, { switches }: Wish): NotificationSettings => ({
  ...settings,
  switches: { ...settings.switches, ...switches },
})

const namesIn = ({ switches }: Wish): readonly SwitchName[] => Object.keys(switches) as SwitchName[]

const isNews = (wish: Wish, switches: Switches): boolean =>
  namesIn(wish).some((name) => wish.switches[name] !== switches[name])

const isTopic = (name: SwitchName): boolean => name.includes('.')

const channelOf = (name: SwitchName): Channel => name.split('.')[0] as Channel
