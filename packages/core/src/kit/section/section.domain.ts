import type { Place, PlainRouteName } from '../../kernel/routes.ts'
import type { FieldStates } from '../form/record.domain.ts'
import type { Fields, ValuesOf } from '../form/record-fields.domain.ts'
import { paramsIn, placeWith, searchFrom } from '../list/address.domain.ts'
import type { ListRow, ListRules } from '../list/list.domain.ts'
import { type Codecs, type QueryOf, queryRules } from '../list/query.domain.ts'

/** A step that can be carried out on one row. */
export interface Command<Row> {
  /** Whether the row allows it; a command that is not allowed is not offered. */
  may(row: Row): boolean
  /** Whether a dialog asks before. */
  readonly asks?: boolean
  /**
   * Whether the command shows in the row as it is now; `null` when the row is gone. Where a row cannot tell, an unclear
   * answer stays unclear.
   */
  isDone?(row: Row | null): boolean
}

/** A plain section as data and pure functions. */
export interface Declared<Row extends ListRow, Query extends Codecs, Form extends Fields, Commands> {
  readonly id: string
  readonly route: PlainRouteName
  /** The parameter of the address that opens one record; `new` opens an empty form. */
  readonly param: string
  readonly query: Query
  readonly form: Form
  /** Fields that are hidden or locked, by what is typed and by the record as it is saved; `null` for a new one. */
  statesOf?(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
  /** Whether a record may be changed; one that may not is not opened. */
  mayEdit(row: Row): boolean
  readonly commands: Commands
}

export interface Section<Row extends ListRow, Query extends Codecs, Form extends Fields, Name extends string>
  extends Declared<Row, Query, Form, Readonly<Record<Name, Command<Row>>>> {
  readonly rules: ListRules<QueryOf<Query>>
  statesOf(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
}

// biome-ignore lint/suspicious/noExplicitAny: stands for a section of any types
export type AnySection = Section<any, any, any, any>

/** A section in wide types. */
export type WideSection = Section<ListRow, Codecs, Fields, string>

export type RowOf<S> = S extends { mayEdit(row: infer Row extends ListRow): boolean } ? Row : never
export type QueryIn<S> = S extends { readonly query: infer Query } ? QueryOf<Query> : never
export type ValuesIn<S> = S extends { readonly form: infer Form } ? ValuesOf<Form> : never
export type CommandIn<S> = S extends { readonly commands: infer Commands } ? keyof Commands & string : never

/** Declares a section: `defineSection<Row>()({ … })`. */
export const defineSection =
  <Row extends ListRow>() =>
  <Query extends Codecs, Form extends Fields, Name extends string>(
    declared: Declared<Row, Query, Form, Readonly<Record<Name, Command<Row>>>>,
  ): Section<Row, Query, Form, Name> => ({ statesOf: () => ({}), ...declared, rules: queryRules(declared.query) })

/** The record that the address opens: its id, `new`, or nothing. */
export const openIn = ({ param }: Pick<AnySection, 'param'>, place: Place): string | null =>
  paramsIn(place.search ?? '').get(param) ?? null

/** The same place with another record open, or with none. */
export const placeOfRecord = ({ param }: Pick<AnySection, 'param'>, place: Place, open: string | null): Place => {
  const { [param]: _, ...rest } = Object.fromEntries(paramsIn(place.search ?? ''))
  return placeWith(place, searchFrom({ ...rest, [param]: open }))
}

/** The name of the part of a query that is typed; `null` where a section has none. */
export const searchNameOf = ({ query }: Pick<AnySection, 'query'>): string | null =>
  Object.entries(query as Codecs).find(([, { kind }]) => kind === 'search')?.[0] ?? null
