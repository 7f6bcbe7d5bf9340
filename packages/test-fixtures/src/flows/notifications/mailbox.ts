import { panelParts } from '@supplier/core/app/panel.selectors'
import type { FeedActor, FeedEvent } from '@supplier/core/notifications/feed.machine'
import { type FeedView, selectFeed, selectNewCount } from '@supplier/core/notifications/notifications.selectors'
import type { ScenarioName } from '../../world/names.ts'
import { notificationsOf } from '../../world/notifications/notifications.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

export const base = '/v2/notifications'

/** A browser with a tab of notifications. */
export interface Mailbox {
  readonly harness: Harness
  readonly tab: Tab
}

export const openMailbox = async (href = '/notifications', scenario: ScenarioName = 'default'): Promise<Mailbox> => {
  const harness = openHarness({ scenario })
  return { harness, tab: await openedAt(harness, href) }
}

/** Opens a tab with the notifications, or the same tab after a reload. */
export const openedAt = async (harness: Harness, href = '/notifications'): Promise<Tab> => {
  const tab = harness.open(href)
  await tab.panel()
  await harness.quiet()
  return tab
}

export const screenOf = (tab: Tab): FeedActor | null => {
  const { location, screen } = tab.page()
  return location.to === 'notifications' ? (screen as FeedActor | null) : null
}

/** The view of the notification list in a tab; `null` when the list is not open. */
export const viewOf = (tab: Tab): FeedView | null => {
  const screen = screenOf(tab)
  return screen && selectFeed(screen.getSnapshot())
}

/** Sends events to the list and lets them take effect, before any response can arrive. */
export const act = async (tab: Tab, ...facts: readonly FeedEvent[]): Promise<void> => {
  for (const event of facts) screenOf(tab)?.send(event)
  for (let turn = 0; turn < 3; turn += 1) await null
}

/** Sends an event to the list. */
export const actIn = (tab: Tab, event: FeedEvent): void => screenOf(tab)?.send(event)

/** The shown rows, as "id" or "id read". */
export const shownIn = (tab: Tab): readonly string[] => {
  const view = viewOf(tab)
  if (view?.state !== 'rows') return []
  return Array.from({ length: view.rows.length }, (_, at) => {
    const row = view.rows.at(at)
    return row ? sent(row.id, row.isRead) : 'nothing'
  })
}

export const idsIn = (tab: Tab): readonly string[] => shownIn(tab).map((row) => row.split(' ')[0] ?? '')

/** The notifications on the server, in the same format. */
export const kept = ({ sandbox }: Harness, type?: string): readonly string[] =>
  notificationsOf(sandbox.world(), 1)
    .filter((one) => type === undefined || one.type === type)
    .toReversed()
    .map(({ id, readAt }) => sent(String(id), readAt !== null))

const sent = (id: string, isRead: boolean) => (isRead ? `${id} read` : id)

/** The number of unread notifications that the bell shows. */
export const bellOf = async (tab: Tab): Promise<number> =>
  selectNewCount(panelParts(await tab.panel()).unread.getSnapshot())

/** Scrolls to the end until no more rows are loaded. */
export const scrollThrough = async ({ harness, tab }: Mailbox): Promise<void> => {
  for (let more = true; more; ) {
    const before = shownIn(tab).length
    actIn(tab, { type: 'end.reached' })
    await harness.quiet()
    more = shownIn(tab).length > before
  }
}

/** Makes the panel refetch, as a realtime event or a reconnect does. */
export const notifyEvents = async ({ harness, tab }: Mailbox): Promise<void> => {
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await harness.quiet()
}
