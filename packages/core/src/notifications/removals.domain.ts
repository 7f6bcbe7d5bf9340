import type { NotificationPage } from './notifications.domain.ts'
import { type Change, keyOf } from './outbox.domain.ts'

/** A removal as it is written down, so that it outlives the page. */
export interface Removal {
  readonly key: string
  readonly change: Change
  /** When it may no longer be taken back, in milliseconds since 1970. */
  readonly until: number
}

/** How long a removal may be taken back, in milliseconds. */
const undoWindow = 5000

/** A removal that was made just now. */
export const removalMade = (change: Change, now: number): Removal => ({
  key: keyOf(change),
  change,
  until: now + undoWindow,
})

/** Whether it is a clearing that does not say what was known when it was chosen. */
export const isUnnoted = ({ change }: Removal): boolean => change.kind === 'clear' && !change.known?.length

export const withKnown = (removal: Removal, { rows }: NotificationPage): Removal => ({
  ...removal,
  change: { kind: 'clear', known: rows.map(({ id }) => id) },
})

/** What storage has not been told yet. */
export interface Unsaved {
  readonly added: readonly Removal[]
  readonly dropped: readonly string[]
}

export const allSaved: Unsaved = { added: [], dropped: [] }

/** How late a clearing may still be carried out: later it would take along what has come since. */
const clearingLasts = 60_000

const isOutlived = ({ change, until }: Removal, now: number): boolean =>
  change.kind === 'clear' && now - until > clearingLasts

/** How long a removal that an earlier visit left may still be taken back. */
export const timeLeft = ({ until }: Removal, now: number): number => Math.min(undoWindow, Math.max(0, until - now))

export const isSaved = ({ added, dropped }: Unsaved): boolean => added.length + dropped.length === 0

/** What was left and is still meant, and whether something of it is not any more. */
export const leftOf = (kept: readonly Removal[], now: number) => {
  const left = kept.filter((removal) => !isOutlived(removal, now))
  return { left, outlived: kept.filter((removal) => !left.includes(removal)).map(({ key }) => key) }
}

export const withAdded = ({ added, dropped }: Unsaved, removal: Removal): Unsaved => ({
  added: [...added, removal],
  dropped: dropped.filter((key) => key !== removal.key),
})

export const withDropped = ({ added, dropped }: Unsaved, key: string): Unsaved => ({
  added: added.filter((removal) => removal.key !== key),
  dropped: [...dropped, key],
})
