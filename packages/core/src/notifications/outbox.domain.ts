/** What a supplier does to their notifications. */
export type Change =
  | { readonly kind: 'read' | 'remove'; readonly id: string }
  /** With the newest that were known when it was chosen: what came after them is not meant. */
  | { readonly kind: 'readAll' | 'clear'; readonly known?: readonly string[] }

/** A change that the server has not carried out yet. */
export interface Waiting {
  readonly key: string
  readonly change: Change
  /** It may still be taken back, and is not sent before. */
  readonly isHeld: boolean
}

/** What lies over the server's list: changes on their way, and those that it has carried out. */
export interface Outbox {
  /** Oldest first. */
  readonly waiting: readonly Waiting[]
  readonly read: ReadonlySet<string>
  readonly gone: ReadonlySet<string>
}

/** What became of a change. When that is unclear, only the server's own list can tell; `gone` is what it was about. */
export interface Outcome {
  readonly change: Change
  readonly became: 'done' | 'gone' | 'refused' | 'unclear'
}

/** What is told of the outbox, and what became of a change if that is why. */
export interface OutboxChanged {
  readonly type: 'outbox.changed'
  readonly outbox: Outbox
  readonly outcome: Outcome | null
}

export const emptyOutbox: Outbox = { waiting: [], read: new Set(), gone: new Set() }

export const keyOf = (change: Change): string => ('id' in change ? `${change.kind}:${change.id}` : change.kind)

/** The removal that a key stands for, where nothing else is left of it. */
export const removalOf = (key: string): Change =>
  key === 'clear' ? { kind: 'clear' } : { kind: 'remove', id: key.slice('remove:'.length) }

export const mayBeUndone = ({ kind }: Change): boolean => kind === 'remove' || kind === 'clear'

const isMoot = (outbox: Outbox, change: Change): boolean =>
  'id' in change && (isHidden(outbox, change.id) || (change.kind === 'read' && outbox.read.has(change.id)))

/** The same outbox when the change would change nothing. */
export const withChange = (outbox: Outbox, change: Change): Outbox => {
  const key = keyOf(change)
  const isSaid = outbox.waiting.some((one) => one.key === key)
  if (isSaid || isMoot(outbox, change)) return outbox
  return { ...outbox, waiting: [...outbox.waiting, { key, change, isHeld: mayBeUndone(change) }] }
}

/** It joins those that are sent, as the last of them. */
export const released = (outbox: Outbox, key: string): Outbox => ({
  ...outbox,
  waiting: [
    ...outbox.waiting.filter((one) => one.key !== key),
    ...outbox.waiting.filter((one) => one.key === key).map((one) => ({ ...one, isHeld: false })),
  ],
})

export const withoutChange = (outbox: Outbox, key: string): Outbox => ({
  ...outbox,
  waiting: outbox.waiting.filter((one) => one.key !== key),
})

/** What the server has done stays done: what is gone never comes back, whatever an older answer says. */
export const settled = (outbox: Outbox, { change, became }: Outcome): Outbox => {
  const left = withoutChange(outbox, keyOf(change))
  if (became === 'gone' && 'id' in change) return { ...left, gone: new Set([...left.gone, change.id]) }
  if (became !== 'done') return left
  if (change.kind === 'read') return { ...left, read: new Set([...left.read, change.id]) }
  return change.kind === 'remove' ? { ...left, gone: new Set([...left.gone, change.id]) } : left
}

/** What is sent next. */
export const nextOf = ({ waiting }: Outbox): Waiting | null => waiting.find(({ isHeld }) => !isHeld) ?? null

/** Nothing waits any more; what was done stays done. */
export const withoutWaiting = (outbox: Outbox): Outbox => ({ ...outbox, waiting: [] })

export const isHeld = ({ waiting }: Outbox, key: string): boolean =>
  waiting.some((one) => one.key === key && one.isHeld)

/** What can be taken back: the newest removal first. */
export const undoableIn = ({ waiting }: Outbox): readonly Waiting[] => waiting.filter((one) => one.isHeld).toReversed()

/** What may still be taken back, and may go out without a look at what has come since. */
export const heldRemovals = ({ waiting }: Outbox): readonly Waiting[] =>
  waiting.filter(({ isHeld, change }) => isHeld && change.kind === 'remove')

const isWaiting = ({ waiting }: Outbox, kind: Change['kind'], id?: string): boolean =>
  waiting.some(({ change }) => change.kind === kind && (id === undefined || ('id' in change && change.id === id)))

export const isClearing = (outbox: Outbox): boolean => isWaiting(outbox, 'clear')

export const isHidden = (outbox: Outbox, id: string): boolean =>
  outbox.gone.has(id) || isClearing(outbox) || isWaiting(outbox, 'remove', id)

/** Whether a notification was marked as read by itself, if the server has not said so. */
export const isMarkedRead = (outbox: Outbox, id: string): boolean =>
  outbox.read.has(id) || isWaiting(outbox, 'read', id)
