import type { Location } from './routes.ts'

type KernelEvent =
  | { type: 'query.changed'; location: Location }
  /** Discard typed and unsaved input. */
  | { type: 'edits.discarded' }
  /** The tab became visible. */
  | { type: 'tab.shown' }
  /** The tab is no longer visible. */
  | { type: 'tab.hidden' }
  /** The data on the page may be stale. */
  | { type: 'data.invalidated' }

/** The events that an open screen receives about each feature, which adds its own by declaration merging. */
export interface ScreenEvents {
  readonly kernel: KernelEvent
}

/** The events an open screen receives. */
export type ScreenEvent = ScreenEvents[keyof ScreenEvents]
