import { type Failure, mayBeCreated } from '../../kernel/failure.ts'
import { type AnyValues, changedIn, isSame, withoutSecrets } from './record.domain.ts'
import type { Fields } from './record-fields.domain.ts'

/** The request of a save. */
export interface Save<Values = AnyValues> {
  /** `null` creates a record. */
  readonly id: string | null
  readonly version: number | null
  /** Idempotency key, the same through every retry and reload, so that the record is created once. */
  readonly key: string
  /** The record as it was loaded; `null` for a new one. */
  readonly row?: unknown
  readonly values: Partial<Values>
}

/** A record as stored on the server. */
export interface Stored<Values = AnyValues, Row = unknown> {
  readonly id: string
  readonly version: number
  readonly row: Row
  readonly values: Values
}

/** Whether a failed save requires reading the record to find the outcome. */
export const mustCompare = (failure: Failure): boolean =>
  mayBeCreated(failure) || (failure.kind === 'refused' && [404, 409].includes(failure.status))

interface Editing {
  readonly id: string | null
  readonly version: number | null
  readonly saved: AnyValues
  readonly values: AnyValues
}

export type Comparison = 'applied' | 'notApplied' | 'deleted' | 'mergeable' | 'conflict'

/**
 * The outcome of a save without a certain response, derived from the current record (`null` when there is none). A
 * newer record whose changes touch other fields than ours can be merged without asking. Secrets are not returned and
 * cannot be compared: when only secrets were sent, a newer version means that they arrived.
 */
export const compared = (fields: Fields, { id, version, saved, values }: Editing, now: Stored | null): Comparison => {
  if (now === null) return id === null ? 'notApplied' : 'deleted'
  const mine = Object.keys(withoutSecrets(fields, id === null ? values : changedIn(saved, values)))
  if (mine.length === 0) return now.version === version ? 'notApplied' : 'applied'
  const isMine = (name: string) => isSame(now.values[name], values[name])
  if (mine.every(isMine)) return 'applied'
  if (id === null) return 'mergeable'
  if (now.version === version) return 'notApplied'
  const theirs = Object.keys(changedIn(saved, now.values))
  const isLost = (name: string) =>
    theirs.includes(name) && !isMine(name) && combined(fields, name, { saved, values }, now.values) === null
  return mine.some(isLost) ? 'conflict' : 'mergeable'
}

type Edited = Pick<Editing, 'saved' | 'values'>

/** One value that was changed on both sides, with both changes; `null` when they do not combine. */
const combined = (fields: Fields, name: string, { saved, values }: Edited, now: AnyValues): unknown =>
  fields[name]?.merge?.(saved[name], values[name], now[name]) ?? null

/** The record as it is now with our changes on top of it. */
export const mergedWith = (fields: Fields, { saved, values }: Edited, now: AnyValues): AnyValues => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(changedIn(saved, values)).map(([name, value]) => {
      const isTheirs = !isSame(saved[name], now[name])
      return [name, (isTheirs ? combined(fields, name, { saved, values }, now) : null) ?? value]
    }),
  ),
})

/** The draft's values that are valid for the fields and differ from the saved ones; `null` when there are none. */
export const draftIn = (fields: Fields, saved: AnyValues, written: string | undefined): AnyValues | null => {
  const found = Object.entries(parsed(written)).filter(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name]?.holds(value) && !isSame(value, saved[name]),
  )
  return found.length > 0 ? Object.fromEntries(found) : null
}

const parsed = (written: string | undefined): object => {
  try {
    const read: unknown = JSON.parse(written ?? '')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** Drops a field from the offer after it was edited. */
export const offerWithout = (offer: AnyValues | null, field: string): AnyValues | null => {
  const left = Object.entries(offer ?? {}).filter(([name]) => name !== field)
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** The name of a record's draft. */
export const draftNameOf = (section: string, id: string | null): string => `${section}/${id ?? 'new'}`
