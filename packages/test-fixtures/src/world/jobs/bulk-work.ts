import type { Broadcast, Later } from '../events.ts'
import type { BulkWork, Job, JobRow, StoredRecord, Supplier, World } from '../world.ts'
import { jobById, shownJob } from './jobs.ts'

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
    now: number,
  ) => readonly StoredRecord[]
  /** What an action does to one row after another; those before it may have changed what is left for it. */
  readonly actionOf: (
    action: string,
    params: unknown,
    world: World,
    supplier: Supplier,
  ) => ((record: StoredRecord, now: number) => RowOutcome) | null
  readonly labelOf: (record: StoredRecord) => string
  /** The shown fields that an action changes; those of a record that it makes come after nothing. */
  readonly differenceOf: (before: StoredRecord | null, after: Fields) => object
  readonly withChanged: (world: World, supplier: Supplier, changes: Changes, now: number) => World
  /** The route of one record, to which the rows of a job lead. */
  readonly recordRoute: string
  /** The parameter of the route that names the record; `id` by default. */
  readonly recordParam?: string
  /** The command in whose dialog a row that an action refused is mended; none for its record. */
  readonly mendedBy?: (action: string) => string | undefined
  /** The realtime event about a changed record; absent where `alsoOf` tells everything. */
  readonly event?: string
  /** The realtime events about what a change of the records changed beside them. */
  readonly alsoOf?: (before: World, after: World, supplier: Supplier, now: number) => readonly (Broadcast | Later)[]
  /** Whether an action on so many rows is always answered with a job. */
  readonly isJob?: (action: string, count: number) => boolean
  /** Whether an action has to wait for somebody who is away. */
  readonly waits?: (action: string, world: World) => boolean
  /** The file that an action makes of the rows that it has done. */
  readonly fileOf?: (work: BulkWork, world: World, supplier: Supplier, now: number) => Job['file']
}

const chunks = 8
const pace = 500
/** After how long a job asks again for somebody who was away. */
const waitingPace = 5000
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
  const act = isUndo ? null : rules.actionOf(work.action, work.params, world, supplier)
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
  const done: BulkWork = { ...work, rows: all, finishedAt, isWaiting: false }
  const file = finishedAt === null ? job.file : (rules.fileOf?.(done, world, supplier, now) ?? job.file)
  const next: Job = { ...job, file, work: done }
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
  Array.from({ length: chunks }, (_, at) => ({ after: (at + 1) * pace, step: stepOf(rules, supplier, id, total) }))

const stepOf =
  (rules: BulkRules, supplier: Supplier, id: number, total: number): Later['step'] =>
  (world, now) => {
    const job = jobById(world, supplier.id, String(id))
    if (job?.work === undefined || job.stoppedAt !== null || job.work.finishedAt !== null) return [world]
    const channel = `private-customer.${supplier.id}`
    const progressOf = (told: Job): Broadcast => ({
      channel,
      event: 'job.progress',
      data: { job: shownJob(told, now) },
    })
    if (rules.waits?.(job.work.action, world)) {
      const waiting: Job = { ...job, work: { ...job.work, isWaiting: true } }
      const jobs = world.jobs.map((other) => (other.id === id ? waiting : other))
      const again = { after: waitingPace, step: stepOf(rules, supplier, id, total) }
      return [{ ...world, jobs }, again, ...(job.work.isWaiting ? [] : [progressOf(waiting)])]
    }
    const next = worked(rules, world, supplier, job, Math.ceil(total / chunks), now)
    const news = next.changed.length > mostEvents ? [] : next.changed
    const { event } = rules
    const changes = event === undefined ? [] : news.map((record) => ({ channel, event, data: versionsIn(record) }))
    return [next.world, ...changes, ...(rules.alsoOf?.(world, next.world, supplier, now) ?? []), progressOf(next.job)]
  }

const versionsIn = ({ id, version, offer_version: offer }: StoredRecord) => ({ id, version, offer_version: offer })
