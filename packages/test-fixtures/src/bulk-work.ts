import type { Broadcast, Later } from './endpoint.ts'
import { jobById, shownJob } from './world/jobs.ts'
import type { BulkWork, Job, JobRow, StoredRecord, Supplier, World } from './world/world.ts'

type Fields = Readonly<Record<string, unknown>>

interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** What an action makes of one record: the changed record, `null` when nothing changes, or a record of its own. */
type RowOutcome = { readonly value: StoredRecord | null } | { readonly made: Fields } | Refusal

interface Changes {
  /** The records that changed, and new ones. */
  readonly stored: readonly StoredRecord[]
  readonly removed: readonly StoredRecord[]
}

/** The records of a section as far as actions on many of them need them. */
export interface BulkRules {
  readonly base: string
  readonly allOf: (world: World, supplier: Supplier) => readonly StoredRecord[]
  /** The records that a filter of the list finds. */
  readonly found: (
    world: World,
    supplier: Supplier,
    filter: Readonly<Record<string, string | readonly string[]>>,
  ) => readonly StoredRecord[]
  readonly actionOf: (action: string, params: unknown) => ((record: StoredRecord, now: number) => RowOutcome) | null
  readonly labelOf: (record: StoredRecord) => string
  /** The shown fields that an action changes; those of a record that it makes come after nothing. */
  readonly differenceOf: (before: StoredRecord | null, after: Fields) => object
  readonly withChanged: (world: World, supplier: Supplier, changes: Changes, now: number) => World
  /** The route of one record, to which the rows of a job lead. */
  readonly recordRoute: string
  /** The realtime event about a changed record. */
  readonly event: string
  /** The realtime events about what a change of the records changed beside them. */
  readonly alsoOf?: (before: World, after: World, supplier: Supplier) => readonly Broadcast[]
}

const chunks = 8
const pace = 500
const mostEvents = 100

export const versionsOf = ({ version, offer_version: offer }: StoredRecord): string => `${version} ${offer ?? ''}`

export const failedRow = (id: number, label: string, { code, message: text, field }: Refusal): JobRow => ({
  id,
  label,
  outcome: 'failed',
  code,
  message: text,
  field,
})

const gone: Refusal = { code: 'not_found', message: 'Запису вже немає.', field: null }
const stale: Refusal = { code: 'stale', message: 'Запис змінився після перегляду.', field: null }
const touched: Refusal = { ...stale, message: 'Запис змінився після дії.' }

/** The record that a row concerns when its job is taken back: the one that was made, or the one that was changed. */
export const undoneId = ({ id, made }: JobRow): number => made ?? id

/** Carries out the next rows of a job. */
export const worked = (rules: BulkRules, world: World, supplier: Supplier, job: Job, count: number, now: number) => {
  const work = job.work as BulkWork
  const isUndo = work.undoes !== null
  const byId = new Map(rules.allOf(world, supplier).map((record) => [record.id, record]))
  const undone = isUndo ? jobById(world, supplier.id, String(work.undoes))?.work : undefined
  const before = new Map(undone?.rows.map((row) => [undoneId(row), row]))
  const act = isUndo ? null : rules.actionOf(work.action, work.params)
  const stored: StoredRecord[] = []
  const removed: StoredRecord[] = []
  const rows = work.ids.slice(work.rows.length, work.rows.length + count).map((id): JobRow => {
    const record = byId.get(id)
    if (record === undefined) return failedRow(id, String(id), gone)
    const label = rules.labelOf(record)
    const none = { id, label, code: null, message: null, field: null }
    const was = before.get(id)
    const seen = isUndo ? was?.after : work.seen?.[id]
    if (seen !== undefined && seen !== versionsOf(record)) return failedRow(id, label, isUndo ? touched : stale)
    if (was?.made !== undefined) {
      removed.push({ ...record, version: record.version + 1 })
      return { ...none, outcome: 'done' }
    }
    const outcome = act ? act(record, now) : { value: restored(record, was?.before) }
    if ('code' in outcome) return failedRow(id, label, outcome)
    if ('made' in outcome) {
      const made: StoredRecord = { ...outcome.made, id: world.nextId + stored.length, version: 1 }
      stored.push(made)
      return { ...none, outcome: 'done', made: made.id, after: versionsOf(made) }
    }
    if (outcome.value === null) return { ...none, outcome: 'unchanged' }
    stored.push(outcome.value)
    return { ...none, outcome: 'done', before: record, after: versionsOf(outcome.value) }
  })
  const all = [...work.rows, ...rows]
  const finishedAt = all.length >= work.ids.length ? now : null
  const next: Job = { ...job, work: { ...work, rows: all, finishedAt } }
  const jobs = world.jobs.some(({ id }) => id === job.id)
    ? world.jobs.map((other) => (other.id === job.id ? next : other))
    : [...world.jobs, next]
  const numbered = { ...world, jobs, nextId: world.nextId + stored.length }
  const changes = { stored, removed }
  return { world: rules.withChanged(numbered, supplier, changes, now), job: next, changed: [...stored, ...removed] }
}

/** The record as it was, with versions that nothing had before. */
const restored = (record: StoredRecord, before: StoredRecord | undefined): StoredRecord => ({
  ...record,
  ...before,
  version: record.version + 1,
  ...(record['offer_version'] !== undefined && { offer_version: Number(record['offer_version']) + 1 }),
})

/** The later steps of a job, each with its progress and the changed records. */
export const laterOf = (rules: BulkRules, supplier: Supplier, { id, total }: Job): readonly Later[] =>
  Array.from({ length: chunks }, (_, at) => ({
    after: (at + 1) * pace,
    step: (world, now): readonly [World, ...Broadcast[]] => {
      const job = jobById(world, supplier.id, String(id))
      if (job?.work === undefined || job.stoppedAt !== null || job.work.finishedAt !== null) return [world]
      const next = worked(rules, world, supplier, job, Math.ceil(total / chunks), now)
      const channel = `private-customer.${supplier.id}`
      const news = next.changed.length > mostEvents ? [] : next.changed
      return [
        next.world,
        ...news.map(({ id: changedId, version, offer_version: offer }) => ({
          channel,
          event: rules.event,
          data: { id: changedId, version, offer_version: offer },
        })),
        ...(rules.alsoOf?.(world, next.world, supplier) ?? []),
        { channel, event: 'job.progress', data: { job: shownJob(next.job, now) } },
      ]
    },
  }))
