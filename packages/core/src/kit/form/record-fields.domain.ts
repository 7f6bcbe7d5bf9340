import type { Message } from '../../kernel/message.ts'
import { trimmed } from './fields.domain.ts'

/** Errors by dotted path, such as `title` or `values.2.title`. The server's 422 uses the same paths. */
export type Errors = Readonly<Record<string, Message>>

/** One field of a record. It uses method syntax, so that fields of different value types fit one record type. */
export interface Field<Value> {
  readonly kind: 'text' | 'area' | 'number' | 'flag' | 'one' | 'list'
  readonly initial: Value
  readonly isRequired: boolean
  /** The allowed values; empty when any value is allowed. */
  readonly choices: readonly string[]
  check(value: Value, path: string): Errors
  /** Normalizes the value before it is sent. */
  clean(value: Value): Value
  /** Whether a value from storage is valid for the field. */
  holds(value: unknown): boolean
}

const same = <Value>(value: Value): Value => value

const required: Message = { key: 'kit.required' }
const at = (path: string, message: Message | null): Errors => (message ? { [path]: message } : {})

interface TextRules {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  /** Whether the field is multiline. */
  readonly area?: boolean
}

export const text = ({ required: isRequired = false, min = 0, max = 255, area }: TextRules = {}): Field<string> => ({
  kind: area ? 'area' : 'text',
  initial: '',
  isRequired,
  choices: [],
  check: (value, path) => {
    const { length } = trimmed(value)
    if (length === 0) return at(path, isRequired ? required : null)
    if (length < min) return at(path, { key: 'kit.tooShort', values: { min } })
    return at(path, length > max ? { key: 'kit.tooLong', values: { max } } : null)
  },
  clean: trimmed,
  holds: (value) => typeof value === 'string',
})

export const flag = (initial = false): Field<boolean> => ({
  kind: 'flag',
  initial,
  isRequired: false,
  choices: [],
  check: () => ({}),
  clean: same,
  holds: (value) => typeof value === 'boolean',
})

export const choice = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Field<Choice> => ({
  kind: 'one',
  initial: choices[0],
  isRequired: true,
  choices,
  check: () => ({}),
  clean: same,
  holds: (value) => choices.some((one) => one === value),
})

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
    if (tidied(values).length === 0) return at(path, isRequired ? required : null)
    if (tidied(values).length > max) return at(path, { key: 'kit.tooMany', values: { max } })
    const long = values.find(({ title }) => trimmed(title).length > longest)
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

export type Fields = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<All> = { readonly [Name in keyof All]: All[Name] extends Field<infer Value> ? Value : never }
