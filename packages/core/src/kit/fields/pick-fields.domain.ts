import { mergedItems } from './merged-order.domain.ts'
import { at, type Field, required, same } from './record-fields.domain.ts'

/** A chosen record: its id, and the name under which it was chosen. */
export interface Picked {
  readonly id: string
  readonly title: string
  /** Facts about the record that rules of the form use, such as the limits of a branch, in a shape of the section's own. */
  readonly facts?: unknown
}

/** As `within`: the options are narrowed by the record on which a command was chosen. */
export const ofRecord = 'record'

interface PickRules {
  readonly required?: boolean
  /** The field whose pick narrows the options, such as the settlement of a branch. */
  readonly within?: string
}

const isPicked = (value: unknown): value is Picked =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string'

/** One record of a source of options, found by a search. */
export const pick = (
  source: string,
  { required: isRequired = false, within }: PickRules = {},
): Field<Picked | null> => ({
  kind: 'pick',
  initial: null,
  isRequired,
  choices: [],
  source,
  within,
  check: (value, path) => at(path, isRequired && value === null ? required : null),
  clean: same,
  holds: (value) => value === null || isPicked(value),
})

/** Records of a source of options; `ordered`: in an order of the supplier's own. */
export const picks = (
  source: string,
  {
    required: isRequired = false,
    within,
    max = 100,
    ordered: isOrdered = false,
  }: PickRules & { readonly max?: number; readonly ordered?: boolean } = {},
): Field<readonly Picked[]> => ({
  kind: 'picks',
  initial: [],
  isRequired,
  choices: [],
  source,
  within,
  isOrdered,
  check: (values, path) => {
    if (values.length === 0) return at(path, isRequired ? required : null)
    return at(path, values.length > max ? { key: 'kit.tooMany', values: { max } } : null)
  },
  clean: same,
  merge: (before, mine, theirs) => mergedItems(({ id }) => id, before, mine, theirs),
  holds: (value) => Array.isArray(value) && value.every(isPicked),
})

/** Moves the entry with this id one place up (-1) or down (1); the same list when there is no such place. */
export const moved = <Entry extends { readonly id: string }>(
  values: readonly Entry[],
  id: string,
  by: -1 | 1,
): readonly Entry[] => {
  const from = values.findIndex((one) => one.id === id)
  const one = values[from]
  const other = values[from + by]
  if (one === undefined || other === undefined) return values
  return values.map((value, at) => (at === from ? other : at === from + by ? one : value))
}

/** Moves the value that the test finds to a place among the others; places outside the list are its ends. */
export const placed = <Value>(
  values: readonly Value[],
  isWanted: (value: Value) => boolean,
  to: number,
): readonly Value[] => {
  const one = values.find(isWanted)
  return one === undefined ? values : values.filter((value) => value !== one).toSpliced(Math.max(0, to), 0, one)
}

/** Moves the entry with this id to a place among the others; the same list when it does not hold the entry. */
export const movedTo = <Entry extends { readonly id: string }>(
  values: readonly Entry[],
  id: string,
  to: number,
): readonly Entry[] => placed(values, (value) => value.id === id, to)
