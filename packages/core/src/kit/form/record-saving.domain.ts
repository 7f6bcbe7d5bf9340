import { type Failure, mayBeCreated } from '../../kernel/failure.ts'
import { isSame } from '../../kernel/same.ts'
import type { Fields } from '../fields/record-fields.domain.ts'
import { type AnyValues, changedIn, withoutSecrets } from './record.domain.ts'

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
  /** What this form has sent to create the record before, without a certain answer. */
  readonly earlier?: readonly AnyValues[]
  /** The server has said that the key of the new record belongs to other values. */
  readonly isKeyTaken?: boolean
}

export type Comparison = 'applied' | 'notApplied' | 'deleted' | 'mergeable' | 'conflict'

/**
 * The outcome of a save without a certain response, derived from the current record (`null` when there is none). A
 * newer record whose changes touch other fields than ours can be merged without asking. Secrets are not returned and
 * cannot be compared: when only secrets were sent, a newer version means that they arrived. A record with the key of a
 * new one is another tab's, which has restored or given away the draft, unless this form has sent its values.
 */
export const compared = (fields: Fields, editing: Editing, now: Stored | null): Comparison => {
  const { id, version, saved, values } = editing
  if (now === null) return id === null ? 'notApplied' : 'deleted'
  const mine = Object.keys(withoutSecrets(fields, id === null ? values : changedIn(saved, values)))
  if (mine.length === 0) return now.version === version ? 'notApplied' : 'applied'
  const isMine = (name: string) => isSame(now.values[name], values[name])
  if (mine.every(isMine)) return 'applied'
  if (id === null) return isOwn(fields, editing, now.values) ? 'mergeable' : 'conflict'
  if (now.version === version) return 'notApplied'
  const theirs = Object.keys(changedIn(saved, now.values))
  const isLost = (name: string) =>
    theirs.includes(name) && !isMine(name) && combined(fields, name, { saved, values }, now.values) === null
  return mine.some(isLost) ? 'conflict' : 'mergeable'
}

/** Whether a stored value is what was sent; the server fills in what was left empty, such as the ids of entries. */
const isFrom = (sent: unknown, stored: unknown): boolean => {
  if (sent === null || isSame(sent, stored)) return true
  if (typeof sent !== 'object' || typeof stored !== 'object' || stored === null) return false
  const [parts, found] = [Object.entries(sent), stored as AnyValues]
  return parts.length === Object.keys(stored).length && parts.every(([name, value]) => isFrom(value, found[name]))
}

/** Whether a record holds what this form has sent. */
const isOwn = (fields: Fields, { saved, values, earlier = [], isKeyTaken }: Editing, now: AnyValues): boolean =>
  [...earlier, ...(isKeyTaken ? [] : [values])].some((sent) =>
    Object.entries(withoutSecrets(fields, sent)).every(
      ([name, value]) => isSame(value, saved[name]) || isFrom(value, now[name]),
    ),
  )

/** The names of the fields in which a record differs from what is to be saved. */
export const conflictsIn = (fields: Fields, { id, saved, values }: Editing, now: AnyValues): readonly string[] => {
  if (id === null) {
    const mine = Object.entries(withoutSecrets(fields, values))
    return mine.flatMap(([name, value]) => (isFrom(value, now[name]) ? [] : [name]))
  }
  return Object.keys(changedIn(saved, values)).filter((name) => name in changedIn(saved, now))
}

/** The key of a record that is created beside the one which another tab has created with this key. */
export const nextKeyOf = (key: string): string => `${key}-2`

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
