import type { Broadcast, Later } from '../world/events.ts'
import { recordsOf, withRecords } from '../world/records.ts'
import type { StoredRecord, Supplier, World } from '../world/world.ts'
import { doubtsIn } from './checking/check-rows.ts'
import { beginImport, checkedImport, importNews } from './import-jobs.ts'
import { catalogueOf, changedImport, importsOf, tableIn, unmappedIn, withImport } from './import-records.ts'
import { newImport } from './new-import.ts'
import { type ImportType, importFields } from './reading/import-fields.ts'

export const sourcesName = 'import-sources'
export const sourceEvent = 'import_source.changed'

export const schedules = ['off', '4h', 'daily'] as const

export interface SourceFields {
  readonly title: string
  readonly url: string
  readonly type: ImportType
  readonly schedule: (typeof schedules)[number]
  /** The time of the day of a daily run. */
  readonly at: string | null
  readonly missing: 'keep' | 'zero'
  readonly last: { readonly at: string; readonly result: string; readonly import_id: number | null } | null
  readonly failures_in_row: number
  readonly is_paused: boolean
  /** Since when and why it is paused by itself. */
  readonly paused_why: string | null
  readonly next_at: string | null
}

export type SourceRecord = StoredRecord & SourceFields

export const sourcesOf = (world: World, supplier: Supplier): readonly SourceRecord[] =>
  recordsOf(world, supplier, sourcesName, []) as readonly SourceRecord[]

const hour = 3_600_000

/** When a source is read next; `null` when nobody reads it by itself. */
export const nextRun = (
  { schedule, at, is_paused: isPaused }: Pick<SourceFields, 'schedule' | 'at' | 'is_paused'>,
  now: number,
) => {
  if (isPaused || schedule === 'off') return null
  if (schedule === '4h') return new Date(now + 4 * hour).toISOString()
  const [hours = 3, minutes = 0] = (at ?? '03:00').split(':').map(Number)
  const today = new Date(now)
  today.setUTCHours(hours - 2, minutes, 0, 0)
  const next = today.getTime() > now ? today.getTime() : today.getTime() + 24 * hour
  return new Date(next).toISOString()
}

const mostFailures = 3

type Ran = readonly [World, ...(Broadcast | Later)[]]

/** Reads a source and imports it, as far as no person is needed. */
export const ranSource = (world: World, supplier: Supplier, source: SourceRecord, key: string, now: number): Ran => {
  const { title, url, type, missing } = source
  const [made, record] = newImport(world, supplier, { type, source: 'link', url, name: title }, '', now, {
    missing,
    source_id: source.id,
  })
  const has = (field: string) => record.mapping.some((one) => one.field === field)
  const isWhole = importFields(type).every(({ field, required }) => !required || has(field))
  const table = tableIn(record)
  const isClear = table === null || doubtsIn(table, record).length === 0
  const isKnown = isWhole && isClear && unmappedIn(record, catalogueOf(made, supplier)).length === 0
  const ended = (next: World, result: string, told: readonly (Broadcast | Later)[]): Ran => {
    const failures = result === 'failed' ? source.failures_in_row + 1 : 0
    const isOver = failures >= mostFailures
    const changed: SourceRecord = {
      ...source,
      last: { at: new Date(now).toISOString(), result, import_id: record.id },
      failures_in_row: failures,
      is_paused: isOver || (source.is_paused && result === 'failed'),
      paused_why: isOver ? (record.error?.message ?? null) : null,
      version: source.version + 1,
    }
    const whole = { ...changed, next_at: nextRun(changed, now) }
    const all = sourcesOf(next, supplier).map((one) => (one.id === source.id ? whole : one))
    const channel = `private-customer.${supplier.id}`
    const data = { id: source.id, version: whole.version }
    return [withRecords(next, supplier, sourcesName, all), ...told, { channel, event: sourceEvent, data }]
  }
  if (record.error) return ended(made, 'failed', [importNews(supplier, record)])
  if (!isKnown) return ended(made, 'needs_mapping', [importNews(supplier, record)])
  const mapped = changedImport(record, { isMapped: true })
  const checked = changedImport(mapped, checkedImport(made, supplier, mapped))
  const ready = withImport(made, supplier, checked)
  const isBusy = importsOf(made, supplier).some(({ status }) => status === 'importing')
  if (checked.jump || isBusy) return ended(ready, 'needs_yes', [importNews(supplier, checked)])
  const begun = beginImport(ready, supplier, checked, key, now)
  return ended(begun.world, 'started', [importNews(supplier, checked), ...begun.told])
}

/** Reads the sources whose time has come. */
export const withDueSources = (world: World, now: number): Ran =>
  world.suppliers
    .flatMap((supplier) =>
      sourcesOf(world, supplier)
        .filter(({ next_at: next, is_paused: isPaused }) => next !== null && !isPaused && Date.parse(next) <= now)
        .map((source) => [supplier, source] as const),
    )
    .reduce<Ran>(
      ([before, ...told], [supplier, source]) => {
        const [next, ...more] = ranSource(before, supplier, source, `source-${source.id}-${now}`, now)
        return [next, ...told, ...more]
      },
      [world],
    )
