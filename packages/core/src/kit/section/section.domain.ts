import type { Location, PlainRouteName } from '../../kernel/routes.ts'
import type { FieldStates } from '../form/record.domain.ts'
import type { Fields, ValuesOf } from '../form/record-fields.domain.ts'
import { locationWith, paramsIn, searchFrom } from '../list/address.domain.ts'
import type { ListRow, ListRules } from '../list/list.domain.ts'
import { type Codecs, type QueryOf, queryRules } from '../list/query.domain.ts'

/** A command that can be run on one row. */
export interface Command<Row> {
  /** Whether the row allows the command; otherwise it is not offered. */
  may(row: Row): boolean
  /** Whether to ask for confirmation in a dialog. */
  readonly asks?: boolean
  /**
   * Whether the current row (`null` when it is gone) shows that the command was carried out. Without this function an
   * unclear response stays unclear.
   */
  isDone?(row: Row | null): boolean
}

/** The declaration of a plain section as data and pure functions. */
export interface Declared<Row extends ListRow, Query extends Codecs, Form extends Fields, Commands> {
  readonly id: string
  readonly route: PlainRouteName
  /** The query parameter that opens one record by its id; `new` opens an empty form. */
  readonly param: string
  readonly query: Query
  readonly form: Form
  /** Hidden or locked fields, derived from the typed values and the saved record; `null` for a new one. */
  statesOf?(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
  /** Whether the record may be edited; otherwise it cannot be opened. */
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

/** The value of the section's parameter in a location: a record id, `new`, or `null`. */
export const openIn = ({ param }: Pick<AnySection, 'param'>, location: Location): string | null =>
  paramsIn(location.search ?? '').get(param) ?? null

/** The same location with another record open, or with none. */
export const locationOfRecord = (
  { param }: Pick<AnySection, 'param'>,
  location: Location,
  open: string | null,
): Location => {
  const { [param]: _, ...rest } = Object.fromEntries(paramsIn(location.search ?? ''))
  return locationWith(location, searchFrom({ ...rest, [param]: open }))
}
