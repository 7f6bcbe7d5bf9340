import { type Failure, fieldTextsOf, isUnclear } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import { trimmed } from './fields.domain.ts'

/** What is wrong, by dotted path: `title`, `values.2.title`. These are also the paths of the server's 422. */
export type Errors = Readonly<Record<string, Message>>

/** One field of a record. Methods, so that fields of any value fit one record. */
export interface Field<Value> {
  readonly kind: 'text' | 'area' | 'number' | 'flag' | 'one' | 'list'
  readonly initial: Value
  readonly isRequired: boolean
  /** The values to choose from. */
  readonly choices: readonly string[]
  check(value: Value, path: string): Errors
  /** The value as it is sent. */
  clean(value: Value): Value
  /** Whether a value out of storage can stand in the field. */
  holds(value: unknown): boolean
}

const same = <Value>(value: Value): Value => value

const required: Message = { key: 'kit.required' }
const at = (path: string, message: Message | null): Errors => (message ? { [path]: message } : {})

interface TextRules {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  /** Whether it takes several lines. */
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

/** One entry of a list; `id` is `null` until the server has it. */
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

/** Short texts, one a line. Empty and repeated ones are left out when they are sent. */
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

/** The entries that stand in a text, one a line; an entry that was there before keeps its id. */
export const entriesIn = (written: string, before: readonly Entry[]): readonly Entry[] =>
  written === ''
    ? []
    : written.split('\n').map((title) => before.find((one) => one.title === title) ?? { id: null, title })

/** Entries without empty and repeated ones: the letters' case and doubled spaces make no difference. */
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

/** A field that makes no sense beside the others is hidden, and one that may not change any more is locked. */
export type FieldStates<Values> = { readonly [Name in keyof Values]?: 'hidden' | 'locked' }

type AnyValues = Readonly<Record<string, unknown>>

/** What one form is about, in wide types. */
export interface RecordRules {
  readonly fields: Fields
  readonly statesOf: (values: AnyValues, row: unknown) => FieldStates<AnyValues>
}

export const initialOf = (fields: Fields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]))

/** Nothing is sent while anything is wrong in a field that can be seen. */
export const mistakesIn = ({ fields, statesOf }: RecordRules, values: AnyValues, row: unknown): Errors => {
  const states = statesOf(values, row)
  const checked = Object.entries(fields).filter(([name]) => states[name] === undefined)
  return Object.assign({}, ...checked.map(([name, field]) => field.check(values[name], name)))
}

/** The values as they are sent; a field that cannot be seen has nothing to say. */
export const cleaned = ({ fields, statesOf }: RecordRules, values: AnyValues, row: unknown): AnyValues => {
  const states = statesOf(values, row)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      states[name] === 'hidden' ? field.initial : field.clean(values[name]),
    ]),
  )
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from the saved ones: nothing else is sent. */
export const changedIn = (saved: AnyValues, values: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])))

/** The mistakes of a field, and of everything inside it, go as soon as it is edited. */
export const withoutPath = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** The server's first sentence about each field; a field that the form does not have is told with the whole form. */
export const refusalsIn = (failure: Failure, fields: Fields): Errors =>
  Object.fromEntries(
    Object.entries(fieldTextsOf(failure)).flatMap(([path, [said]]) =>
      said && Object.hasOwn(fields, path.split('.')[0] ?? '')
        ? [[path, said.isStock ? { key: 'failure.field' as const } : said]]
        : [],
    ),
  )

/** A change as it is sent. */
export interface Save<Values = AnyValues> {
  /** `null` makes a new record. */
  readonly id: string | null
  readonly version: number | null
  /** The same through every retry and reload, so that nothing is made twice. */
  readonly key: string
  readonly values: Partial<Values>
}

/** A record as the server has it. */
export interface Stored<Values = AnyValues, Row = unknown> {
  readonly id: string
  readonly version: number
  readonly row: Row
  readonly values: Values
}

/** Whether the record has to be read before anything can be said about a failed save. */
export const mustCompare = (failure: Failure): boolean =>
  isUnclear(failure) ||
  (failure.kind === 'refused' && ([404, 409].includes(failure.status) || 'client_key' in fieldTextsOf(failure)))

interface Editing {
  readonly id: string | null
  readonly version: number | null
  readonly saved: AnyValues
  readonly values: AnyValues
}

export type Comparison = 'applied' | 'notApplied' | 'deleted' | 'mergeable' | 'conflict'

/**
 * What became of a save without a certain answer, by the record as it is now (`null`: there is none).
 * A newer record whose changes touch other fields than ours can be merged without asking.
 */
export const compared = ({ id, version, saved, values }: Editing, now: Stored | null): Comparison => {
  if (now === null) return id === null ? 'notApplied' : 'deleted'
  const mine = Object.keys(id === null ? values : changedIn(saved, values))
  const isMine = (name: string) => isSame(now.values[name], values[name])
  if (mine.every(isMine)) return 'applied'
  if (id === null) return 'mergeable'
  if (now.version === version) return 'notApplied'
  const theirs = Object.keys(changedIn(saved, now.values))
  return mine.some((name) => theirs.includes(name) && !isMine(name)) ? 'conflict' : 'mergeable'
}

/** The values of a draft that can stand in these fields; `null` when there are none that differ. */
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
