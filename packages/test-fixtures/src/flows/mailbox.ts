import { type FeedActor, type FeedEvent, type FeedView, panelParts, selectFeed, selectNewCount } from '@supplier/core'
import type { ScenarioName } from '../world/names.ts'
import { notificationsOf } from '../world/notifications.ts'
import type { Tab } from './headless.ts'
import { openTill, type Till } from './till.ts'

export const base = '/v2/notifications'

/** A browser in which the notifications are open. */
export interface Mailbox {
  readonly till: Till
  readonly tab: Tab
}

export const openMailbox = async (href = '/notifications', scenario: ScenarioName = 'default'): Promise<Mailbox> => {
  const till = openTill({ scenario })
  return { till, tab: await openedAt(till, href) }
}

/** A tab at the notifications, or the same one after a reload. */
export const openedAt = async (till: Till, href = '/notifications'): Promise<Tab> => {
  const tab = till.open(href)
  await tab.panel()
  await till.quiet()
  return tab
}

export const screenOf = (tab: Tab): FeedActor | null => {
  const { place, screen } = tab.page()
  return place.to === 'notifications' ? (screen as FeedActor | null) : null
}

/** What the list of a tab shows; `null` where it is not open. */
export const viewOf = (tab: Tab): FeedView | null => {
  const screen = screenOf(tab)
  return screen && selectFeed(screen.getSnapshot())
}

/** A person does something on the screen, and looks at it before any answer can be there. */
export const act = async (tab: Tab, ...facts: readonly FeedEvent[]): Promise<void> => {
  for (const fact of facts) screenOf(tab)?.send(fact)
  for (let turn = 0; turn < 3; turn += 1) await null
}

/** A person does something on the screen. */
export const actIn = (tab: Tab, event: FeedEvent): void => screenOf(tab)?.send(event)

/** The rows that are shown, as "id", or "id read". */
export const shownIn = (tab: Tab): readonly string[] => {
  const view = viewOf(tab)
  if (view?.state !== 'rows') return []
  return Array.from({ length: view.rows.length }, (_, at) => {
    const row = view.rows.at(at)
    return row ? said(row.id, row.isRead) : 'nothing'
  })
}

export const idsIn = (tab: Tab): readonly string[] => shownIn(tab).map((row) => row.split(' ')[0] ?? '')

/** What the server has, in the same words. */
export const kept = ({ sandbox }: Till, type?: string): readonly string[] =>
  notificationsOf(sandbox.world(), 1)
    .filter((one) => type === undefined || one.type === type)
    .toReversed()
    .map(({ id, readAt }) => said(String(id), readAt !== null))

const said = (id: string, isRead: boolean) => (isRead ? `${id} read` : id)

/** How many are new, at the bell. */
export const bellOf = async (tab: Tab): Promise<number> =>
  selectNewCount(panelParts(await tab.panel()).unread.getSnapshot())

/** Scrolls to the end until there is no more. */
export const scrollThrough = async ({ till, tab }: Mailbox): Promise<void> => {
  for (let more = true; more; ) {
    const before = shownIn(tab).length
    actIn(tab, { type: 'end.reached' })
    await till.quiet()
    more = shownIn(tab).length > before
  }
}

/** Something happened at the server, and the realtime line, or a new start of it, says so. */
export const tellNews = async ({ till, tab }: Mailbox): Promise<void> => {
  ;(await tab.panel()).send({ type: 'refresh.wanted' })
  await till.quiet()
}
