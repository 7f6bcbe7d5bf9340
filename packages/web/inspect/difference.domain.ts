export type Mark = 'same' | 'added' | 'changed' | 'removed'

/** A value and everything in it, each marked by what became of it since the snapshot before. */
export interface Branch {
  readonly key: string
  readonly path: string
  readonly mark: Mark
  /** In one line: the value itself, or how much is in it. */
  readonly text: string
  /** What stood there before, where it is another value now. */
  readonly was: string | null
  readonly branches: readonly Branch[]
  /** Something in it is not as it was. */
  readonly isTouched: boolean
}

const absent = Symbol('absent')

/** Two contexts as one tree: what is there now, and in between what has gone. */
export const comparedContext = (before: unknown, now: unknown): readonly Branch[] =>
  branchesOf(before ?? {}, now ?? {}, '')

/** The paths that differ. Of what came or went as a whole, the outermost one. */
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

/** Of values that hold others, none is the same as one of another kind. */
const same = (before: unknown, now: unknown): boolean => Object.is(before, now)

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  if (holds(value)) return Object.keys(value).length === 0 ? '{}' : `{${Object.keys(value).length}}`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
