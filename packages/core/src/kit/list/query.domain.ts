import { normalized } from '../fields/fields.domain.ts'
import { pageIn, pageParam, paramsIn, searchFrom } from './address.domain.ts'
import type { ListRules } from './list.domain.ts'

/** Filters by name, with their values. */
export type Filters = Readonly<Record<string, readonly string[]>>
export type Tabs = Readonly<Record<string, Filters>>

/** Reads and writes one parameter of a query. Reading accepts any text and never throws. */
export interface Codec<Value> {
  readonly kind: 'search' | 'one' | 'many' | 'period' | 'range' | 'pick' | 'tab' | 'sort' | 'size' | 'store'
  /** The allowed values; empty when any text is allowed. */
  readonly choices: readonly string[]
  /** The source of the options of a pick. */
  readonly source?: string
  /** The filters of each tab. */
  readonly tabs?: Tabs
  read(written: string | undefined): Value
  /**
   * `null` for a value that needs no parameter. It uses method syntax, so that codecs of different value types fit one
   * record type.
   */
  write(value: Value): string | null
}

/** Calendar days in Kyiv as `YYYY-MM-DD`, both included; `null` for an open end. */
export interface Period {
  readonly from: string | null
  readonly to: string | null
}

const amongChoices = <Choice extends string>(choices: readonly Choice[], written: string | undefined) =>
  choices.find((choice) => choice === written) ?? null

/** Free text; a row must contain every word. */
export const search = (longest = 100): Codec<string> => ({
  kind: 'search',
  choices: [],
  read: (written = '') => normalized(written).slice(0, longest),
  write: (value) => normalized(value) || null,
})

/** One of the choices, or `null` for any. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]): Codec<Choice | null> => ({
  kind: 'one',
  choices,
  read: (written) => amongChoices(choices, written),
  write: (value) => value,
})

/** Any number of the choices; an empty list means all. */
export const manyOf = <const Choice extends string>(choices: readonly Choice[]): Codec<readonly Choice[]> => ({
  kind: 'many',
  choices,
  read: (written = '') => choices.filter((choice) => written.split(',').includes(choice)),
  write: (value) => (value.length === 0 ? null : choices.filter((choice) => value.includes(choice)).join(',')),
})

/** The order of rows; the first choice is the default. A leading `-` means descending. */
export const sort = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Codec<Choice> => ({
  kind: 'sort',
  choices,
  read: (written) => amongChoices(choices, written) ?? choices[0],
  write: (value) => (value === choices[0] ? null : value),
})

const sizes = ['20', '50', '100'] as const

/** The number of rows on a page; the first choice is the default. */
export const size = (choices: readonly [string, ...string[]] = sizes): Codec<number> => ({
  kind: 'size',
  choices,
  read: (written) => Number(amongChoices(choices, written) ?? choices[0]),
  write: (value) => (String(value) === choices[0] ? null : String(value)),
})

const dayIn = (written: string | undefined): string | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(written ?? '')) return null
  const day = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written ?? '') ? (written ?? null) : null
}

/** Two days, both included: `2026-01-01..`, `..2026-01-31`. Days in the wrong order are swapped. */
export const period = (): Codec<Period> => ({
  kind: 'period',
  choices: [],
  read: (written = '') => {
    const [from = null, to = null] = written.split('..').map(dayIn)
    return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
  },
  write: ({ from, to }) => (from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`),
})

export type Codecs = Readonly<Record<string, Codec<unknown>>>

export type QueryOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Codec<infer Value> ? Value : never
} & { readonly page: number }

/** Reads and writes a whole query. A written query is read back unchanged. */
export const queryRules = <Fields extends Codecs>(fields: Fields): ListRules<QueryOf<Fields>> => ({
  queryOf: (address) => {
    const params = paramsIn(address)
    const read = Object.entries(fields).map(([name, codec]) => [name, codec.read(params.get(name))])
    return { ...Object.fromEntries(read), page: pageIn(address) } as QueryOf<Fields>
  },
  searchOf: (query) => {
    const values = query as Readonly<Record<string, unknown>>
    const written = Object.entries(fields).map(([name, codec]) => [name, codec.write(values[name])])
    return searchFrom({ ...Object.fromEntries(written), page: pageParam(query.page) })
  },
  searchName: Object.keys(fields).find((name) => fields[name]?.kind === 'search'),
  withoutOrder: (query) => ({
    ...query,
    ...valuesOf(fields, (codec) => (narrows(codec) ? null : codec.read(undefined))),
  }),
  withoutTab: (query) => ({ ...query, ...valuesOf(fields, (codec) => (codec.kind === 'tab' ? codec.read('') : null)) }),
  exportQueryOf: (query, page) => ({
    ...query,
    ...valuesOf(fields, (codec) => (codec.kind === 'size' ? Number(codec.choices.at(-1)) : null)),
    page,
  }),
})

/** A value for each codec; codecs for which it is `null` are left out. */
const valuesOf = (fields: Codecs, pick: (codec: Codec<unknown>) => unknown): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, codec]) => {
      const value = pick(codec)
      return value === null ? [] : [[name, value]]
    }),
  )

/** Whether the codec narrows the rows; the order and the size of a page do not. */
export const narrows = ({ kind }: Codec<unknown>): boolean => kind !== 'sort' && kind !== 'size'
