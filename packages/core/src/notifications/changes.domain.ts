import type { Failure } from '../kernel/failure.ts'

/** What a supplier does to their notifications. */
export type Change =
  /** `isNew`: the notification counted as unread when it was chosen. */
  | { readonly kind: 'read' | 'remove'; readonly id: string; readonly isNew?: boolean }
  /** `known`: the newest ids at the moment of the choice. Notifications that arrive later are not meant. */
  | { readonly kind: 'readAll' | 'clear'; readonly known?: readonly string[] }

/** How a change is sent: in its turn, or at once because the page may go. */
export type Lane = 'sending' | 'flushing'

/** A deletion can be undone before it is queued; every change is queued before it is sent. */
export interface PendingChange {
  readonly key: string
  readonly change: Change
  readonly step: 'undoable' | 'queued' | Lane
}

/** The changes of this tab that lie over the server's list. */
export interface Changes {
  /** Without an answer yet, oldest first. */
  readonly pending: readonly PendingChange[]
  /** Ids that the server has deleted. They stay hidden although an older answer may still list them. */
  readonly deleted: ReadonlySet<string>
}

/** A change that was sent; `failure` is `null` when the server has carried it out. */
export interface SentChange {
  readonly change: Change
  readonly failure: Failure | null
}

/** What became of a change. `gone`: the notification to be read does not exist; `superseded`: newer ones arrived before a clearing was sent. */
export interface Outcome {
  readonly change: Change
  readonly became: 'done' | 'gone' | 'refused' | 'unclear' | 'superseded'
  readonly failure: Failure | null
}

/** What the open screen is told; `outcomes` of the changes that were answered just now. */
export interface ChangesUpdated {
  readonly type: 'changes.updated'
  readonly changes: Changes
  readonly outcomes: readonly Outcome[]
}

export const noChanges: Changes = { pending: [], deleted: new Set() }

/** Milliseconds during which a deletion can be undone. */
export const undoTime = 5000

export const keyOf = (change: Change): string => ('id' in change ? `${change.kind}:${change.id}` : change.kind)

export const mayBeUndone = ({ kind }: Change): boolean => kind === 'remove' || kind === 'clear'

/** The same value when the change is pending already, or would have no effect. */
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

/** The deletions that could be undone are sent after the changes that are queued already. */
export const queued = (changes: Changes): Changes => ({
  ...changes,
  pending: [
    ...changes.pending.filter(({ step }) => step !== 'undoable'),
    ...changes.pending.filter(({ step }) => step === 'undoable').map((one) => ({ ...one, step: 'queued' as const })),
  ],
})

/** The changes with the next one, or with all that are not on their way, in a lane. */
export const sent = (changes: Changes, lane: Lane): Changes => {
  const taken = lane === 'sending' ? nextIn(changes) : unsentIn(changes)
  const step = (one: PendingChange) => (taken.includes(one) ? { ...one, step: lane } : one)
  return { ...changes, pending: changes.pending.map(step) }
}

export const nextIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'queued').slice(0, 1)

export const unsentIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'undoable' || step === 'queued')

/** The changes that are on their way in a lane. */
export const sentIn = ({ pending }: Changes, lane: Lane): readonly Change[] =>
  pending.filter(({ step }) => step === lane).map(({ change }) => change)

/** The deletions that can be undone, newest first. */
export const undoableIn = ({ pending }: Changes): readonly PendingChange[] =>
  pending.filter(({ step }) => step === 'undoable').toReversed()

const isPendingOf = ({ pending }: Changes, kind: Change['kind'], id?: string): boolean =>
  pending.some(({ change }) => change.kind === kind && (id === undefined || ('id' in change && change.id === id)))

export const isClearing = (changes: Changes): boolean => isPendingOf(changes, 'clear')

export const isHidden = (changes: Changes, id: string): boolean =>
  changes.deleted.has(id) || isClearing(changes) || isPendingOf(changes, 'remove', id)

export const isMarkedRead = (changes: Changes, id: string): boolean => isPendingOf(changes, 'read', id)

/** How many notifications are unread once the pending changes are carried out. */
export const optimisticCount = (count: number | null, { pending }: Changes): number => {
  if (pending.some(({ change }) => !('id' in change))) return 0
  return Math.max(0, (count ?? 0) - pending.filter(({ change }) => isCounted(change)).length)
}

export const isCounted = (change: Change): boolean => 'id' in change && change.isNew === true
