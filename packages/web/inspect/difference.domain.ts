export type Mark = 'same' | 'added' | 'changed' | 'removed'

/** A value with everything nested in it. Each branch is marked by how it changed since the previous snapshot. */
export interface Branch {
  readonly key: string
  readonly path: string
  readonly mark: Mark
  /** The value in one line, or the number of entries of an array or object. */
  readonly text: string
  /** The previous value in one line when the mark is `changed`, otherwise `null`. */
  readonly was: string | null
  readonly branches: readonly Branch[]
  /** Whether the value or anything nested in it changed. */
  readonly isTouched: boolean
}

const absent = Symbol('absent')

/** Compares two contexts and returns one tree with the current entries, followed by the removed ones. */
export const comparedContext = (before: unknown, now: unknown): readonly Branch[] =>
  branchesOf(before ?? {}, now ?? {}, '')

/** The changed paths. When a whole subtree was added or removed, only its root is listed. */
export const differencesIn = (branches: readonly Branch[]): readonly { readonly path: string; readonly mark: Mark }[] =>
  branches.flatMap(({ path, mark, branches: inner }) => (mark === 'same' ? differencesIn(inner) : [{ path, mark }]))

const branchesOf = (before: unknown, now: unknown, path: string): readonly Branch[] => {
  const [old, current] = [partsOf(before), partsOf(now)]
  const keys = [...new Set([...Object.keys(current), ...Object.keys(old)])]
  return keys.map((key) => branchOf(key, at(old, key), at(current, key), path === '' ? key : `${path}.${key}`))
}

const branchOf = (key: string, before: unknown, now: unknown, path: string): Branch => {
  const value = now === absent ? before : now
  const isInside = holds(before) && holds(now) && Array.isArray(before) === Array.isArray(now)
  const mark =
    before === absent ? 'added' : now === absent ? 'removed' : isInside || same(before, now) ? 'same' : 'changed'
  const branches = holds(value) ? branchesOf(isInside ? before : value, value, path) : []
  const isTouched = mark !== 'same' || branches.some((one) => one.isTouched)
  return { key, path, mark, text: textOf(value), was: mark === 'changed' ? textOf(before) : null, branches, isTouched }
}

const holds = (value: unknown): value is object => typeof value === 'object' && value !== null

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => (holds(value) ? { ...value } : {})

const at = (parts: Readonly<Record<string, unknown>>, key: string): unknown => (key in parts ? parts[key] : absent)

/**
 * Called only when at least one value is a primitive or one is an array and the other an object, so identity is enough.
 */
const same = (before: unknown, now: unknown): boolean => Object.is(before, now)

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  if (holds(value)) return Object.keys(value).length === 0 ? '{}' : `{${Object.keys(value).length}}`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
