import type { StoredRecord, Supplier, World } from './world.ts'

/** A realtime event sent to the subscribers of a channel. */
export interface Broadcast {
  readonly channel: string
  readonly event: string
  readonly data: unknown
}

/** A change that a step makes to the world some milliseconds later. */
export interface Later {
  readonly after: number
  readonly step: (world: World, now: number) => readonly [World, ...(Broadcast | Later)[]]
}

type Fields = Readonly<Record<string, unknown>>

/** The realtime events about the records that differ; a removed one gets a version that it never had. */
export const recordEvents = (
  event: string,
  { id: supplierId }: Supplier,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
  rowOf?: (record: StoredRecord) => Fields,
): readonly Broadcast[] => {
  const known = new Map(before.map((record) => [record.id, record]))
  const kept = new Set(after.map(({ id }) => id))
  return [...after, ...before.filter(({ id }) => !kept.has(id)).map(newer)]
    .filter((record) => known.get(record.id) !== record && versionsOf(known.get(record.id)) !== versionsOf(record))
    .map((record) => {
      const { id, version, offer_version: offer } = record
      // The row comes along when only price or stock changed.
      const row = known.get(id)?.version === version ? rowOf?.(record) : undefined
      const data = { id, version, ...(offer !== undefined && { offer_version: offer }), ...(row && { row }) }
      return { channel: `private-customer.${supplierId}`, event, data }
    })
}

const versionsOf = (record?: StoredRecord): string => `${record?.version} ${record?.['offer_version']}`

const newer = (record: StoredRecord): StoredRecord => ({ ...record, version: record.version + 1 })
