import type { Reply } from '../http/laravel.ts'
import type { StoredRecord, Supplier, World } from './world.ts'

type Fields = Readonly<Record<string, unknown>>

interface CommandCall {
  readonly supplier: Supplier
  readonly others: readonly StoredRecord[]
  readonly now: number
}

/** The effect of a command with its values on a record. */
export type SectionCommand = (record: StoredRecord, values: Fields, world: World, call: CommandCall) => Ordered

/** `also` holds the changed fields of other records, by id. */
type Ordered =
  | { readonly changed: Fields; readonly also?: Readonly<Record<number, Fields>> }
  | { readonly made: Fields }
  | Reply

export const withoutKeys = ({ clientKey: _, sent: __, commandKey: ___, ...record }: StoredRecord): Fields => record

/** The records of a supplier in a section. */
export const recordsOf = (
  { records }: World,
  { id }: Supplier,
  name: string,
  seeds: readonly StoredRecord[],
): readonly StoredRecord[] => records[name]?.[id] ?? seeds

/** The world with these records of a supplier in a section. */
export const withRecords = (world: World, { id }: Supplier, name: string, records: readonly StoredRecord[]): World => ({
  ...world,
  records: { ...world.records, [name]: { ...world.records[name], [id]: records } },
})
