import type { ClockPort } from '../../kernel/clock.ts'
import type { Location, PlainRouteName } from '../../kernel/routes.ts'
import type { PanelScreenInput } from '../../kernel/screen.ts'
import type { BulkAction } from '../bulk/bulk.domain.ts'
import type { Cell } from '../cells/cells.domain.ts'
import type { Offer } from '../command/command.domain.ts'
import type { FindOptions } from '../form/options.domain.ts'
import type { AnyValues, FieldStates } from '../form/record.domain.ts'
import type { Errors, Fields, ValuesOf } from '../form/record-fields.domain.ts'
import type { ListRow, ListRules } from '../list/list.domain.ts'
import { type Codecs, type QueryOf, queryRules } from '../list/query.domain.ts'

export type Supplier = NonNullable<PanelScreenInput['supplier']>

/** A command on one row. */
export interface Command<Row> {
  /** Whether the row allows the command, among the rows of the shown page; otherwise it is not offered. */
  may(row: Row, rows: readonly Row[]): boolean
  /** Where it leads: a way to another page, which changes nothing. */
  locationOf?(row: Row): Location
  /** Whether to ask for confirmation in a dialog. */
  readonly asks?: boolean
  /** Whether the server answers with a job that does the work. */
  readonly isJob?: boolean
  /** Whether its job is shown at once, because its file is what the supplier waits for. */
  readonly opensJob?: boolean
  /** Whether it makes a new record, which the list shows at once. */
  readonly creates?: boolean
  /** Whether the server answers a repeated request with the same key as the first time. */
  readonly isKeyed?: boolean
  /** Whether its dialog needs what only the whole record has: chosen in the list, it opens over its record. */
  readonly opens?: boolean
  /** The fields that a dialog asks for before the command is sent. */
  readonly form?: Fields
  /** Its fields under each heading, in order. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
  /** The first values of its dialog, by the address that opens it. */
  beginsAt?(location: Location): AnyValues
  /** The first values of its dialog, by the record on which it is given. */
  beginsOf?(row: Row): AnyValues
  /** Hidden or locked fields, derived from the typed values and the row. */
  statesOf?(values: AnyValues, row: Row): FieldStates<AnyValues>
  /** Errors that depend on several fields, by dotted path. */
  mistakesOf?(values: AnyValues, row: Row): Errors
  /** What the typed values ask the server, as in the form of a record; `null` for nothing. */
  questionOf?(values: AnyValues, row: Row): AnyValues | null
  /** Values that the dialog offers to take over at a moment in milliseconds. */
  offersOf?(row: Row, now: number): readonly Offer[]
  /** Where a refusal with this reason is mended; `null` when nowhere else. */
  mendedAt?(reason: string, row: Row): Location | null
  /**
   * Values that are sent without being typed, derived from the row, the rows of the shown page and what was chosen with
   * the command; `null` when nothing is to be sent.
   */
  derive?(row: Row, rows: readonly Row[], chosen: AnyValues): AnyValues | null
  /**
   * Whether the current row (`null` when it is gone) shows that the command was carried out with these values. Without
   * this function an unclear response stays unclear.
   */
  isDone?(row: Row | null, values: AnyValues): boolean
}

/** The routes of a record that has pages of its own instead of a dialog over the list. */
export interface RecordPages {
  readonly create?: PlainRouteName
  /** A route with the parameter `id`. */
  readonly edit: Extract<Location, { readonly params: { readonly id: string } }>['to']
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
  readonly query: Query
  readonly form: Form
  /** Hidden or locked fields, derived from the typed values and the saved record; `null` for a new one. */
  statesOf?(values: ValuesOf<Form>, row: Row | null): FieldStates<ValuesOf<Form>>
  /** The first values of the form of a new record, by the address that opens it. */
  beginsAt?(location: Location): Partial<ValuesOf<Form>>
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
  /** Where to go after a record was saved; by default to the list. */
  savedLocation?(row: Row, isNew: boolean): Location | null
  /** Other sections, by id, whose records change what the rows show, such as a count of products. */
  readonly follows?: readonly string[]
  /** Whether the server is still working on the row; the list is loaded again until it is done. */
  isInProgress?(row: Row): boolean
  /** Whether the record may be edited. */
  mayEdit(row: Row): boolean
  /** Whether the record can be opened; by default where it may be edited. */
  mayOpen?(row: Row): boolean
  /** Whether a record stays open after it was saved. */
  readonly staysOpen?: boolean
  /** Whether a record can be saved so that its neighbour in the list opens next. */
  readonly goesOn?: boolean
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
export type CellIn<S> = S extends Named<string, infer Cells> ? Cells & string : never

/** Declares a section: `defineSection<Row>()({ … })`. */
export const defineSection =
  <Row extends ListRow>() =>
  <
    Query extends Codecs,
    Form extends Fields,
    Name extends string,
    Bulk extends string = never,
    CellName extends string = never,
  >(
    declared: Declared<Row, Query, Form, Readonly<Record<Name, Command<Row>>>> & Partial<OnRows<Row, Bulk, CellName>>,
  ): Section<Row, Query, Form, Name> & Named<Bulk, CellName> => ({
    bulk: {},
    cells: {},
    statesOf: () => ({}),
    mistakesOf: () => ({}),
    mayOpen: declared.mayEdit,
    ...declared,
    rules: queryRules(declared.query),
  })
