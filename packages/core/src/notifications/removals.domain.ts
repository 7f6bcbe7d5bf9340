import type { Change } from './outbox.domain.ts'

/** A removal as it is written down, so that it outlives the page. */
export interface Removal {
  readonly key: string
  readonly change: Change
  /** When it may no longer be taken back, in milliseconds since 1970. */
  readonly until: number
}

/** What storage has not been told yet. */
export interface Unsaved {
  readonly added: readonly Removal[]
  readonly dropped: readonly string[]
}

export const allSaved: Unsaved = { added: [], dropped: [] }

/** How long a removal may be taken back, in milliseconds. */
export const undoWindow = 5000

/** How late a clearing may still be carried out: later it would take along what has come since. */
const clearingLasts = 60_000

export const isOutlived = ({ change, until }: Removal, now: number): boolean =>
  change.kind === 'clear' && now - until > clearingLasts

/** How long a removal that an earlier visit left may still be taken back. */
export const timeLeft = ({ until }: Removal, now: number): number => Math.min(undoWindow, Math.max(0, until - now))

export const isSaved = ({ added, dropped }: Unsaved): boolean => added.length + dropped.length === 0

export const withAdded = ({ added, dropped }: Unsaved, removal: Removal): Unsaved => ({
  added: [...added, removal],
  dropped: dropped.filter((key) => key !== removal.key),
})

export const withDropped = ({ added, dropped }: Unsaved, key: string): Unsaved => ({
  added: added.filter((removal) => removal.key !== key),
  dropped: [...dropped, key],
})
