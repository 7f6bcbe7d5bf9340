import type { ClockPort } from '../../kernel/clock.ts'
import type { Location, PlainRouteName } from '../../kernel/routes.ts'
import type { PanelScreenInput } from '../../kernel/screen.ts'
import type { BulkAction } from '../bulk/bulk.domain.ts'
import type { Cell } from '../cells/cells.domain.ts'
import type { Errors, Fields, ValuesOf } from '../fields/record-fields.domain.ts'
import type { FindOptions } from '../form/options.domain.ts'
import type { AnyValues, FieldStates } from '../form/record.domain.ts'
import type { ListRow, ListRules } from '../list/list.domain.ts'
import { type Codecs, type QueryOf, queryRules } from '../list/query.domain.ts'
import type { OwnIn, RowFields, RowWith, StatesOfRow } from '../row/row.domain.ts'
import type { Command } from './section-command.domain.ts'

export type { Command } from './section-command.domain.ts'

export type Supplier = NonNullable<PanelScreenInput['supplier']>

/** The routes of a record that has pages of its own instead of a dialog over the list. */
export interface RecordPages {
  readonly create?: PlainRouteName
  /** A route with the parameter `id`. */
  readonly edit: Extract<Location, { readonly params: { readonly id: string } }>['to']
}

/** A command that the form of a record offers to give along with its save, such as switching on what was filled in. */
export interface SavesWith<Row> {
  readonly command: string
  /** The record on which it is given; by default the saved one. */
  readonly on?: { readonly section: AnySection; readonly id: string }
  /** Whether the form offers it, for a record (`null` for a new one) that is open at a location. */
  isOffered(row: Row | null, location: Location): boolean
}

/** What a new record can begin with. */
export interface Beginning {
  readonly supplier: Supplier
  /** In milliseconds. */
  readonly now: number
}

/** The declaration of a plain section as data and pure functions. */
export interface Declared<Row extends ListRow, Query extends Codecs, Form extends Fields, Commands> {
  readonly id: string
  readonly route: PlainRouteName
  /** The query parameter that opens one record by its id; `new` opens an empty form. */
  readonly param: string
  readonly pages?: RecordPages
  /** Whether records can be created; they can by default. */
  readonly mayCreate?: boolean
  /** What tells its records apart; a file of the list has these fields first, whatever columns the supplier shows. */
  readonly namedBy: readonly (keyof Row & string)[]
  readonly query: Query
  readonly form: Form
  /** Hidden or locked fields, derived from the typed values and the saved record; `null` for a new one. */
  statesOf?(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
  /** The first values of the form of a new record, by the address that opens it, its supplier and the moment. */
  initialValues?(location: Location, known: Beginning): Partial<ValuesOf<Form>>
  /** Errors that depend on several fields, by dotted path. */
  mistakesOf?(values: ValuesOf<Form>, row: Row | null): Errors
  /** Finds the options of the form's pickers by several searches, such as a settlement with the branch typed behind it. */
  findsOptions?(find: FindOptions, clock: ClockPort): FindOptions
  /** What the values ask the server while they are typed, such as the bank of an account; `null` for nothing. */
  questionOf?(values: ValuesOf<Form>, row: Row | null): AnyValues | null
  /** Errors that the answer tells, such as a taken address, by dotted path. They do not keep the form from being sent. */
  answerMistakesOf?(answer: unknown): Errors
  /** The fields under each heading of the form, in order; without headings all fields follow each other. */
  readonly groups?: Readonly<Record<string, readonly (keyof Form & string)[]>>
  /** Whether a change of a record may change which set-up steps are done, so that the settings are read again. */
  readonly affectsSetup?: boolean
  /** Whether a change of a record may change the account, so that it is read again. */
  readonly affectsAccount?: boolean
  /** Where to go after a record that was open at a location was saved; by default to the list. */
  savedLocation?(row: Row, isNew: boolean, location: Location): Location | null
  readonly savesWith?: SavesWith<Row>
  /** Other sections, by id, whose records change what the rows show, such as a count of products. */
  readonly dependsOn?: readonly string[]
  /** Whether the server is still working on the row; the list is loaded again until it is done. */
  isInProgress?(row: Row): boolean
  /** Whether the record may be edited. */
  mayEdit(row: Row): boolean
  /** Whether the record can be opened; by default where it may be edited. */
  mayOpen?(row: Row): boolean
  /** Whether a record stays open after it was saved. */
  readonly staysOpen?: boolean
  /** Whether a record can be saved so that its neighbour in the list opens next. */
  readonly saveAndNext?: boolean
  readonly commands: Commands
  /** The command that usually comes next on a record at a moment in milliseconds, a button of its row; `null` for none. */
  next?(row: Row, now: number): NoInfer<keyof Commands & string> | null
  /** The commands that switch a record on and off in its row. */
  readonly toggle?: Readonly<Record<'on' | 'off', NoInfer<keyof Commands & string>>>
  /** The commands that move a record by one place; with them, rows are moved by dragging, too. */
  readonly order?: Readonly<Record<'up' | 'down', NoInfer<keyof Commands & string>>>
  /** The part of the account that the records show; when it changes, they are read again. */
  accountIn?(supplier: Supplier): unknown
}

/** What a list offers on many rows, and in its cells. */
export interface OnRows<Row, Bulk extends string, CellName extends string> {
  /** Actions on many rows at once. */
  readonly bulk: Readonly<Record<Bulk, BulkAction>>
  /** The cells of the list that are edited in place, in the order in which Tab goes through them. */
  readonly cells: Readonly<Record<CellName, Cell<Row>>>
}

export interface Section<Row extends ListRow, Query extends Codecs, Form extends Fields, Name extends string>
  extends Declared<Row, Query, Form, Readonly<Record<Name, Command<Row>>>>,
    OnRows<Row, string, string> {
  /** The declared fields of a row. */
  readonly row: RowFields
  readonly rules: ListRules<QueryOf<Query>>
  mayOpen(row: Row): boolean
  statesOf(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
  mistakesOf(values: ValuesOf<Form>, row: Row | null): Errors
}

// biome-ignore lint/suspicious/noExplicitAny: stands for a section of any types
export type AnySection = Section<any, any, any, any>

/** A section in wide types. */
export type WideSection = Section<ListRow, Codecs, Fields, string>

export type RowOf<S> = S extends { mayEdit(row: infer Row extends ListRow): boolean } ? Row : never
export type QueryIn<S> = S extends { readonly query: infer Query } ? QueryOf<Query> : never
export type ValuesIn<S> = S extends { readonly form: infer Form } ? ValuesOf<Form> : never
export type CommandIn<S> = S extends { readonly commands: infer Commands } ? keyof Commands & string : never
/** The names in `bulk` and `cells`, for types alone: as type parameters of a section they would have no common type. */
export interface Named<Bulk, CellName> {
  readonly names?: { readonly bulk: Bulk; readonly cells: CellName }
}

export type BulkIn<S> = S extends Named<infer Bulk, string> ? Bulk & string : never
/** The fields of a row that the wire of a section reads itself. */
export type OwnOf<S> = S extends { readonly row: infer Fields } ? OwnIn<Fields> : never
/** The states of a row by the fields that have them. */
export type StatesIn<S> = S extends { readonly row: infer Fields } ? StatesOfRow<Fields> : never

/** Declares a section of rows with these fields: `defineSection({ title: row.text(), … })({ … })`. */
export const defineSection =
  <const Shape extends RowFields>(row: Shape) =>
  <
    Query extends Codecs,
    Form extends Fields,
    Name extends string,
    const Route extends PlainRouteName,
    Bulk extends string = never,
    CellName extends string = never,
  >(
    declared: { readonly route: Route } & Declared<
      RowWith<Shape>,
      Query,
      Form,
      Readonly<Record<Name, Command<RowWith<Shape>>>>
    > &
      Partial<OnRows<RowWith<Shape>, Bulk, CellName>>,
  ): Section<RowWith<Shape>, Query, Form, Name> &
    Named<Bulk, CellName> & { readonly row: Shape; readonly route: Route } => ({
    row,
    bulk: {},
    cells: {},
    statesOf: () => ({}),
    mistakesOf: () => ({}),
    mayOpen: declared.mayEdit,
    ...declared,
    rules: queryRules(declared.query),
  })
