import { normalized } from './fields.domain.ts'
import { mergedItems } from './merged-order.domain.ts'
import { at, type Field, required } from './record-fields.domain.ts'

/** One entry of a list; `id` is `null` until it is saved. */
export interface Entry {
  readonly id: string | null
  readonly title: string
}

interface EntriesRules {
  readonly required?: boolean
  readonly max: number
  readonly longest: number
}

const fold = (title: string): string => normalized(title).toLocaleLowerCase('uk').replace(/\s+/g, ' ')

/** A list of short texts, one per line. Empty and duplicate ones are dropped before sending. */
export const entries = ({ required: isRequired = false, max, longest }: EntriesRules): Field<readonly Entry[]> => ({
  kind: 'list',
  initial: [],
  isRequired,
  choices: [],
  check: (values, path) => {
    const kept = tidied(values)
    if (kept.length === 0) return at(path, isRequired ? required : null)
    if (kept.length > max) return at(path, { key: 'kit.tooMany', values: { max } })
    const long = kept.find(({ title }) => title.length > longest)
    if (long) return at(path, { key: 'kit.entryTooLong', values: { max: longest, title: long.title.slice(0, 40) } })
    return {}
  },
  clean: tidied,
  merge: (before, mine, theirs) => {
    // A new entry of this side that the server has by now is its one.
    const known = new Set(theirs.map(({ title }) => fold(title)))
    const own = mine.filter(({ id, title }) => id !== null || !known.has(fold(title)))
    return mergedItems(({ id, title }) => id ?? fold(title), before, own, theirs)
  },
  holds: (value) => Array.isArray(value) && value.every((one) => typeof one?.title === 'string'),
})

/** Parses a text with one entry per line; an entry that existed before keeps its id. */
export const entriesIn = (written: string, before: readonly Entry[]): readonly Entry[] =>
  written === ''
    ? []
    : written.split('\n').map((title) => before.find((one) => one.title === title) ?? { id: null, title })

/** Drops empty and duplicate entries, ignoring case and repeated spaces. */
export const tidied = (values: readonly Entry[]): readonly Entry[] => sorted(values).kept

/** The titles that stand in the list before, as typed, each as often as it is repeated. */
export const duplicatesIn = (values: readonly Entry[]): readonly string[] => sorted(values).dropped

const sorted = (values: readonly Entry[]) => {
  const seen = new Set<string>()
  const kept: Entry[] = []
  const dropped: string[] = []
  for (const { id, title } of values) {
    const folded = fold(title)
    if (folded === '') continue
    if (seen.has(folded)) dropped.push(normalized(title))
    else kept.push({ id, title: normalized(title) })
    seen.add(folded)
  }
  return { kept, dropped }
}

interface Moved {
  readonly text: string
  /** Where the caret stands afterwards: at the same place of the moved line. */
  readonly caret: number
}

/** Moves the line with the caret one place up (-1) or down (1); `null` when there is no such place. */
export const withMovedLine = (text: string, caret: number, by: -1 | 1): Moved | null => {
  const lines = text.split('\n')
  const from = text.slice(0, caret).split('\n').length - 1
  const line = lines[from] ?? ''
  const other = lines[from + by]
  if (other === undefined) return null
  lines[from] = other
  lines[from + by] = line
  return { text: lines.join('\n'), caret: caret + by * (other.length + 1) }
}
