import { placeOfRow } from '../resource/roll.domain.ts'
import { pageOfRow } from './feed.domain.ts'
import type { NotificationPage } from './notifications.domain.ts'
import type { Outcome } from './outbox.domain.ts'
import type { Overlaid } from './overlay.domain.ts'
import { arrivedIn, laidOver } from './reread.domain.ts'

/** A page that may have changed, and the row it is looked at for, if there is one. */
export interface Doubt {
  readonly page: number
  readonly about: string | null
}

export const newestPage: Doubt = { page: 1, about: null }

/** The page on which a row stands, behind what has come since. */
const pageHolding = ({ feed, arrived }: Overlaid, id: string): number | null =>
  feed && pageOfRow(feed, id, arrived === null ? 0 : arrivedIn(feed, arrived).length)

/** Whether a page could not tell about a row: it is known here, and stands neither on the page nor beside it. */
export const isUnresolved = ({ feed }: Overlaid, page: NotificationPage, about: string | null): boolean =>
  about !== null &&
  feed !== null &&
  placeOfRow(laidOver(feed, page).rows, about) !== null &&
  !page.rows.some(({ id }) => id === about)

/** Each doubt once. */
export const withoutTwins = (doubts: readonly Doubt[]): readonly Doubt[] =>
  doubts.filter(
    ({ page, about }, at) => doubts.findIndex((other) => other.page === page && other.about === about) === at,
  )

/** Every answer that is still on its way was written before all were marked as read. */
export const outdatesAnswers = (outcome: Outcome | null): boolean =>
  outcome?.became === 'done' && outcome.change.kind === 'readAll'

/** Nothing but the list from its beginning can tell how things stand. */
export const asksAnew = (outcome: Outcome | null): boolean => {
  if (outcome === null || outcome.became === 'refused') return false
  return outcome.change.kind === 'clear' || (outcome.change.kind === 'readAll' && outcome.became === 'unclear')
}

/** What is to be looked up after a change: the page that can tell; `null` when there is no question. */
export const doubtAfter = (overlaid: Overlaid, outcome: Outcome | null): Doubt | null => {
  // What a clearing was given up for is to be seen.
  if (outdatesAnswers(outcome) || (outcome?.change.kind === 'clear' && outcome.became === 'refused')) return newestPage
  if (outcome?.became !== 'unclear' || !('id' in outcome.change)) return null
  const { id } = outcome.change
  const page = pageHolding(overlaid, id)
  return page === null ? null : { page, about: id }
}
