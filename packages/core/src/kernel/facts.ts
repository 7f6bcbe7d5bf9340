import type { Change, ChangesUpdated } from '../notifications/changes.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { Place } from './routes.ts'

/** What an open screen hears while it is open. */
export type ScreenFact =
  | { type: 'place.refined'; place: Place }
  /** Fresh settings arrived. */
  | { type: 'setup.learned'; setup: Setup }
  /** What is known of the supplier changed. */
  | { type: 'supplier.learned'; supplier: Supplier }
  /** What is typed and not saved is to be thrown away. */
  | { type: 'work.discarded' }
  /** The person came back to this tab. */
  | { type: 'tab.shown' }
  /** The server may know something that the page does not. */
  | { type: 'news.arrived' }
  | ChangesUpdated

/** What an open screen tells the parts of the panel. */
export type PanelFact =
  | { type: 'change.made'; change: Change }
  | { type: 'change.undone'; key: string }
  | { type: 'changes.requested' }
  /** A page of notifications says how many are unread. */
  | { type: 'count.learned'; count: number }
