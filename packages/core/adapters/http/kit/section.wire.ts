import * as v from 'valibot'
import type { Message } from '../../../src/kernel/message.ts'
import type { CellSave } from '../../../src/kit/cells/cells.domain.ts'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import type { ListRow } from '../../../src/kit/list/list.domain.ts'
import type { AnySection, OwnOf, RowOf, ValuesIn, WideSection } from '../../../src/kit/section/section.domain.ts'
import { fieldAt, type WirePaths } from './form.http.ts'
import { JsonObject, TextOrNumber, Version } from './kernel.wire.ts'
import { entriesOfRow, filePathsOf, valuesOfRow } from './row.wire.ts'
import { someOf } from './sends.wire.ts'

type Wire<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** The request of a form about its typed values, and how the answer is read. */
export interface QuestionWire<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly requestOf: (question: AnyValues) => {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    readonly body?: object
  }
  readonly entries: Entries
  readonly answerOf: (wire: Wire<Entries>) => unknown
}

export const questionWireOf = <Entries extends v.ObjectEntries>(wire: QuestionWire<Entries>): QuestionWire =>
  wire as unknown as QuestionWire

export interface CommandRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path under the record. */
  readonly path: string
  /** The path is under the list instead, because the command concerns several records. */
  readonly isOfList?: true
  /** The path is whole, because the call belongs to no section. */
  readonly isWhole?: true
  readonly body?: object
}

/** Describes how a section is read from the API and written to it. */
export interface SectionWire<S, Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly section: S
  /** The path of the list; a record is at `base/id`. */
  readonly base: string
  /** The fields of one record, in the list and on its own. A missing field gets its fallback. */
  readonly entries: Entries
  /** The fields that the list does not have. */
  readonly alone?: readonly string[]
  readonly rowOf: (wire: Wire<Entries>) => Omit<RowOf<S>, 'id'>
  readonly valuesOf: (wire: Wire<Entries>) => ValuesIn<S>
  /** The changed values; some of them are sent with others of the record as it was loaded (`null` for a new one). */
  readonly bodyOf: (values: Partial<ValuesIn<S>>, row: RowOf<S> | null) => object
  /**
   * The fields of the forms by the paths of the API, for refusals. A path such as `is_default` or `group_id` needs no
   * entry for `isDefault` or `group`.
   */
  readonly paths?: WirePaths
  /** The request of a command; by default a POST to its own path under the record, and a DELETE for `remove`. */
  readonly requestOf?: (run: Run) => CommandRequest
  /** Reads a text for the supplier from the answer to a command; `null` for none. */
  readonly messageOf?: (run: Run, reply: unknown) => Message | null
  readonly question?: QuestionWire
  /** The parameters of an action on many rows; by default its values. */
  readonly paramsOf?: (action: string, values: AnyValues) => object
  /** The changed fields of a row, for a preview. */
  readonly sampleOf?: (fields: Readonly<Record<string, unknown>>) => AnyValues
  /** The request that saves a cell, and the row after its answer. */
  readonly cellRequestOf?: (save: CellSave) => CommandRequest
  readonly cellRowOf?: (row: RowOf<S>, data: Readonly<Record<string, unknown>>) => RowOf<S>
}

/** A command is a POST to its own path, and `remove` deletes the record. */
export const standardRequestOf = ({ command, key, version, values }: Run): CommandRequest =>
  command === 'remove'
    ? { method: 'DELETE', path: '' }
    : {
        method: 'POST',
        path: `/${command}`,
        body: { client_key: key, ...(version !== null && { version }), ...values },
      }

interface Own<S, Entries extends v.ObjectEntries>
  extends Omit<SectionWire<S, Entries>, 'entries' | 'rowOf' | 'valuesOf'> {
  /** The fields that the declared row does not have, or has with a reader of its own. */
  readonly entries?: Entries
  /** The initial values of the form. */
  readonly valuesOf: (wire: Wire<Entries>, row: Omit<RowOf<S>, 'id'>) => ValuesIn<S>
}

/** Makes the values that the row declares as its own. */
type ReadsOwn<S, Entries extends v.ObjectEntries> = [keyof OwnOf<S>] extends [never]
  ? { readonly ownOf?: undefined }
  : { readonly ownOf: (wire: Wire<Entries>) => OwnOf<S> }

/** The wire of a section: its declared row, and what only the wire knows. */
export const wireOf = <S extends AnySection, const Entries extends v.ObjectEntries = Record<never, never>>({
  entries,
  ownOf,
  valuesOf,
  ...wire
}: Own<S, Entries> & ReadsOwn<S, Entries>): SectionWire<S> => {
  const { row } = wire.section as WideSection
  const rowOf = (read: object) =>
    ({ ...valuesOfRow(row, read), ...ownOf?.(read as Wire<Entries>) }) as Omit<RowOf<S>, 'id'>
  return {
    ...(wire as Pick<SectionWire<S>, 'section' | 'base' | 'bodyOf'>),
    entries: { ...entriesOfRow(row), ...entries },
    rowOf,
    valuesOf: (read) => valuesOf(read as Wire<Entries>, rowOf(read)),
  }
}

/** The fields of the API that a file has for these fields of a row. */
export const fileFieldsOf = ({ section: { row } }: SectionWire<WideSection>, fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((name) => filePathsOf(name, row[name] ?? { kind: 'own' }))),
]

/** The fields of all forms of a section, for the names in a refusal. */
export const fieldsOf = ({ form, commands }: WideSection): object =>
  Object.assign({}, ...Object.values(commands).map((command) => command.form), form)

/** The field of a form that a row of an action names by its path in the API. */
export const fieldIn = ({ section, paths = {} }: SectionWire<WideSection>, path: string | null): string | null =>
  path === null ? null : fieldAt(path, fieldsOf(section), paths)

/** The fields of one record. One without an id cannot be identified and is invalid; one without a version never counts as newer. */
export const entriesOf = ({ entries }: SectionWire<WideSection>) => ({
  ...entries,
  id: TextOrNumber,
  version: Version,
})

/** The fields of one row of the list, or of an event: without those that a record has alone. */
export const listedEntriesOf = (wire: SectionWire<WideSection>) => {
  const all = entriesOf(wire)
  const alone = Object.entries(all).filter(([name]) => wire.alone?.includes(name))
  return { ...all, ...someOf(Object.fromEntries(alone)) }
}

/** The row of a record that was read. */
export const rowIn = <Wire extends { readonly id: string; readonly version: number }>(
  { rowOf }: SectionWire<WideSection>,
  wire: Wire,
): ListRow => ({ ...(rowOf(wire) as object), id: wire.id, version: wire.version })

/** The row that an event carries; `null` when it carries none that can be read. */
export const readRow = (wire: SectionWire<WideSection>, written: unknown): ListRow | null => {
  const found = v.safeParse(v.pipe(JsonObject, v.object(entriesOf(wire))), written)
  return found.success ? rowIn(wire, found.output) : null
}
