import type { Change, ChangesUpdated } from '../notifications/changes.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { Location } from './routes.ts'

/** The events an open screen receives. */
export type ScreenEvent =
  | { type: 'query.changed'; location: Location }
  /** The server sent fresh settings. */
  | { type: 'setup.loaded'; setup: Setup }
  /** The data of the supplier changed. */
  | { type: 'supplier.updated'; supplier: Supplier }
  /** Discard typed and unsaved input. */
  | { type: 'edits.discarded' }
  /** The tab became visible. */
  | { type: 'tab.shown' }
  /** The data on the page may be stale. */
  | { type: 'data.invalidated' }
  | ChangesUpdated

/** Events from an open screen to the parts of the panel. */
export type ScreenToPanelEvent =
  | { type: 'change.made'; change: Change }
  | { type: 'change.undone'; key: string }
  | { type: 'changes.requested' }
  /** A page of notifications reported the number of unread ones. */
  | { type: 'count.loaded'; count: number }
