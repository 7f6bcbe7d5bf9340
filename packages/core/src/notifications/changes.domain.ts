import type { Failure } from '../kernel/failure.ts'

/** A change of notifications by the supplier. */
export type Change =
  /** `isNew`: the notification was unread when the change was made. */
  | { readonly kind: 'read' | 'remove'; readonly id: string; readonly isNew?: boolean }
  /** `known`: the newest ids when the change was made. Notifications that arrive later are not affected. */
  | { readonly kind: 'readAll' | 'clear'; readonly known?: readonly string[] }

/** How a change is sent: one after another, or all at once because the page may be closed. */
export type Stage = 'sending' | 'flushing'

/** A deletion can be undone before it is queued; every change is queued before it is sent. */
export interface PendingChange {
  readonly key: string
  readonly change: Change
  readonly step: 'undoable' | 'queued' | Stage
}

/** The changes of this tab, which are shown over the server's list. */
export interface Changes {
  /** Changes without a response, oldest first. */
  readonly pending: readonly PendingChange[]
  /** Ids that the server has deleted. They stay hidden, because an older response may still contain them. */
  readonly deleted: ReadonlySet<string>
}

/** A change that was sent; `failure` is `null` when it succeeded. */
export interface SentChange {
  readonly change: Change
  readonly failure: Failure | null
}

/**
 * The outcome of a change. `gone`: the notification to mark as read does not exist; `superseded`: newer notifications
 * arrived before a clearing was sent.
 */
export interface Outcome {
  readonly change: Change
  readonly became: 'done' | 'gone' | 'refused' | 'unclear' | 'superseded'
  readonly failure: Failure | null
}

/** Sent to the open screen. `outcomes` are those of the changes that were just settled. */
export interface ChangesUpdated {
  readonly type: 'changes.updated'
  readonly changes: Changes
  readonly outcomes: readonly Outcome[]
}

export const noChanges: Changes = { pending: [], deleted: new Set() }

/** Milliseconds in which a deletion can be undone. */
export const undoTime = 5000

export const keyOf = (change: Change): string => ('id' in change ? `${change.kind}:${change.id}` : change.kind)

export const mayBeUndone = ({ kind }: Change): boolean => kind === 'remove' || kind === 'clear'

/** Adds a change; returns the same value when the change is pending already or has no effect. */
export const withChange = (changes: Changes, change: Change): Changes => {
  const key = keyOf(change)
  const isPending = changes.pending.some((one) => one.key === key)
  if (isPending || ('id' in change && isHidden(changes, change.id))) return changes
  const step = mayBeUndone(change) ? 'undoable' : 'queued'
  return { ...changes, pending: [...changes.pending, { key, change, step }] }
}

export const withoutChange = (changes: Changes, key: string): Changes => ({
  ...changes,
  pending: changes.pending.filter((one) => one.key !== key),
})

export const undone = (changes: Changes, key: string): Changes =>
  undoableIn(changes).some((one) => one.key === key) ? withoutChange(changes, key) : changes

/** Queues the deletions that can be undone, after the changes that are queued already. */
export const queued = (changes: Changes): Changes => ({
  ...changes,
  pending: [
    ...changes.pending.filter(({ step }) => step !== 'undoable'),
    ...changes.pending.filter(({ step }) => step === 'undoable').map((one) => ({ ...one, step: 'queued' as const })),
  ],
})

/** Moves the next change, or all unsent ones, to a stage of sending. */
export const sent = (changes: Changes, stage: Stage): Changes => {
  const taken = stage === 'sending' ? nextIn(changes) : unsentIn(changes)
  const step = (one: PendingChange) => (taken.includes(one) ? { ...one, step: stage } : one)
  return { ...changes, pending: changes.pending.map(step) }
}

export const nextIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'queued').slice(0, 1)

export const unsentIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'undoable' || step === 'queued')

/** The changes that are being sent in a stage. */
export const sentIn = ({ pending }: Changes, stage: Stage): readonly Change[] =>
  pending.filter(({ step }) => step === stage).map(({ change }) => change)

/** The deletions that can be undone, newest first. */
export const undoableIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'undoable').toReversed()

const isPendingOf = ({ pending }: Changes, kind: Change['kind'], id?: string): boolean =>
  pending.some(({ change }) => change.kind === kind && (id === undefined || ('id' in change && change.id === id)))

export const isClearing = (changes: Changes): boolean => isPendingOf(changes, 'clear')

export const isHidden = (changes: Changes, id: string): boolean =>
  changes.deleted.has(id) || isClearing(changes) || isPendingOf(changes, 'remove', id)

export const isMarkedRead = (changes: Changes, id: string): boolean => isPendingOf(changes, 'read', id)

/** The number of unread notifications after the pending changes. */
export const optimisticCount = (count: number | null, { pending }: Changes): number => {
  if (pending.some(({ change }) => !('id' in change))) return 0
  return Math.max(0, (count ?? 0) - pending.filter(({ change }) => isCounted(change)).length)
}

export const isCounted = (change: Change): boolean => 'id' in change && change.isNew === true

/** Events from an open screen to the parts of the panel. */
export type NotificationsEvent =
  | { type: 'change.made'; change: Change }
  | { type: 'change.undone'; key: string }
  | { type: 'changes.requested' }
  /** A page of notifications reported the number of unread ones. */
  | { type: 'count.loaded'; count: number }

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly notifications: NotificationsEvent
  }
}

declare module '../kernel/screen-events.ts' {
  interface ScreenEvents {
    readonly notifications: ChangesUpdated
  }
}
