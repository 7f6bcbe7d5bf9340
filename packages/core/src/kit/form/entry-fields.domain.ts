import { trimmed } from './fields.domain.ts'
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

const fold = (title: string): string => trimmed(title).toLocaleLowerCase('uk').replace(/\s+/g, ' ')

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
  holds: (value) => Array.isArray(value) && value.every((one) => typeof one?.title === 'string'),
})

/** Parses a text with one entry per line; an entry that existed before keeps its id. */
export const entriesIn = (written: string, before: readonly Entry[]): readonly Entry[] =>
  written === ''
    ? []
    : written.split('\n').map((title) => before.find((one) => one.title === title) ?? { id: null, title })

/** Drops empty and duplicate entries, ignoring case and repeated spaces. */
export const tidied = (values: readonly Entry[]): readonly Entry[] => {
  const seen = new Set<string>()
  return values.flatMap(({ id, title }) => {
    const folded = fold(title)
    if (folded === '' || seen.has(folded)) return []
    seen.add(folded)
    return [{ id, title: trimmed(title) }]
  })
}
