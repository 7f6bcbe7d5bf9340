import type { Message } from '../../kernel/message.ts'
import type { MessageKey } from '../../kernel/message-keys.ts'
import type { Kopecks } from '../../kernel/money.ts'
import type { Location } from '../../kernel/routes.ts'
import type { Offer } from '../command/command.domain.ts'
import type { Errors, Fields } from '../fields/record-fields.domain.ts'
import type { AnyValues, FieldStates } from '../form/record.domain.ts'

/** A message that confirms a command; its text may name the record. */
export type Said = MessageKey extends infer Key ? (Key extends `said.${infer Name}` ? Name : never) : never

/**
 * A command on one row, with what is said once it was carried out; a job says that it has begun, and a way to another
 * page says nothing.
 */
export type Command<Row> = CommandRules<Row> &
  (
    | { readonly said: Said }
    | { readonly isJob: true; readonly said?: undefined }
    | { readonly linkOf: (row: Row) => Location; readonly said?: undefined }
  )

interface CommandRules<Row> {
  /**
   * Whether the row allows the command; otherwise it is not offered. Only a command that moves a row in the `order` of its
   * section looks at the rows of the shown page: in other sections a change of one row renders no other.
   */
  may(row: Row, rows: readonly Row[]): boolean
  /** Where it leads: a way to another page, which changes nothing. */
  linkOf?(row: Row): Location
  /** Whether to ask for confirmation in a dialog. */
  readonly needsConfirmation?: boolean
  /** Whether the next record of the list opens after the command was given on an open one as what comes next. */
  readonly opensNext?: boolean
  /** Whether the server answers with a job that does the work. */
  readonly isJob?: boolean
  /** Whether its job is shown at once, because its file is what the supplier waits for. */
  readonly opensJob?: boolean
  /** Whether it makes a new record, which the list shows at once. */
  readonly creates?: boolean
  /** Whether the server answers a repeated request with the same key as the first time. */
  readonly isKeyed?: boolean
  /** Whether its dialog needs what only the whole record has: chosen in the list, it opens over its record. */
  readonly opensRecord?: boolean
  /** The fields that a dialog asks for before the command is sent. */
  readonly form?: Fields
  /** Its fields under each heading, in order. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
  /** The first values of its dialog, by the address that opens it. */
  initialValues?(location: Location): AnyValues
  /** The first values of its dialog, by the record on which it is given. */
  initialValuesOf?(row: Row): AnyValues
  /** Hidden or locked fields, derived from the typed values and the row. */
  statesOf?(values: AnyValues, row: Row): FieldStates<AnyValues>
  /** Errors that depend on several fields, by dotted path. */
  mistakesOf?(values: AnyValues, row: Row): Errors
  /** What the typed values ask the server, as in the form of a record; `null` for nothing. */
  questionOf?(values: AnyValues, row: Row): AnyValues | null
  /** Values that the dialog offers to take over at a moment in milliseconds. */
  offersOf?(row: Row, now: number): readonly Offer[]
  /** Where a refusal with this reason is mended, with the money that is missing; `null` when nowhere else. */
  helpLink?(reason: string, row: Row, missing?: Kopecks | null): Location | null
  /** The command that takes it back: offered in the message about it, and asked about at its address. */
  readonly undoneBy?: string
  /** Values of the row that are sent without being typed. */
  sends?(row: Row): AnyValues
  /**
   * The order of the list after the command has moved the row, from the rows of its beginning and what was chosen with
   * the command; `null` when the row can no longer move so. The list is read again before it is sent.
   */
  orderOf?(row: Row, rows: readonly Row[], chosen: AnyValues): AnyValues | null
  /** What is said when it could not be found out whether it was carried out, where that says more than usual. */
  readonly unclear?: Message
  /**
   * Whether the current row (`null` when it is gone) shows that the command was carried out with these values. Without
   * this function an unclear response stays unclear.
   */
  isDone?(row: Row | null, values: AnyValues): boolean
}
