import { BulkBody, PreviewBody, type SelectionBody } from '@supplier/core/wire/bulk'
import { type Begin, bulkJobEndpoints, rowShown } from './bulk-jobs.ts'
import { type Endpoint, type Later, supplierEndpoint } from './endpoint.ts'
import { message, ok, type Reply, refused } from './laravel.ts'
import { jobById, jobByKey, shownJob, shownResult, undoUntil } from './world/jobs.ts'
import type { BulkWork, Job, JobRow, StoredRecord, Supplier, World } from './world/world.ts'

interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

type RowOutcome = { readonly value: StoredRecord | null } | Refusal

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
  readonly differenceOf: (before: StoredRecord, after: StoredRecord) => object
  /** The world with changed records. */
  readonly withChanged: (world: World, supplier: Supplier, records: readonly StoredRecord[], now: number) => World
  /** The realtime event about a changed record. */
  readonly event: string
}

const atOnce = 100
const chunks = 8
const pace = 500
const previewTime = 10 * 60_000
const mostEvents = 100

const versionsOf = ({ version, offer_version: offer }: StoredRecord): string => `${version} ${offer ?? ''}`

const picked = (
  rules: BulkRules,
  world: World,
  supplier: Supplier,
  selection: SelectionBody,
): readonly StoredRecord[] | Reply => {
  if ('ids' in selection) {
    const ids = new Set(selection.ids)
    return rules.allOf(world, supplier).filter(({ id }) => ids.has(String(id)))
  }
  const { filter, except, expected_total: expected } = selection
  const found = rules.found(world, supplier, filter)
  if (found.length !== expected)
    return {
      status: 409,
      body: {
        message: `Тепер знайдено ${found.length} замість ${expected}.`,
        code: 'selection_changed',
        details: { expected_total: expected, total: found.length },
      },
    }
  const left = new Set(except)
  return found.filter(({ id }) => !left.has(String(id)))
}

const failedRow = (id: number, label: string, { code, message: text, field }: Refusal): JobRow => ({
  id,
  label,
  outcome: 'failed',
  code,
  message: text,
  field,
})

const gone: Refusal = { code: 'not_found', message: 'Запису вже немає.', field: null }
const stale: Refusal = { code: 'stale', message: 'Запис змінився після перегляду.', field: null }

/** Carries out the next rows of a job. */
const worked = (rules: BulkRules, world: World, supplier: Supplier, job: Job, count: number, now: number) => {
  const work = job.work as BulkWork
  const byId = new Map(rules.allOf(world, supplier).map((record) => [record.id, record]))
  const undone = work.undoes === null ? undefined : jobById(world, supplier.id, String(work.undoes))?.work
  const before = new Map(undone?.rows.map((row) => [row.id, row]))
  const act = work.undoes === null ? rules.actionOf(work.action, work.params) : null
  const changed: StoredRecord[] = []
  const rows = work.ids.slice(work.rows.length, work.rows.length + count).map((id): JobRow => {
    const record = byId.get(id)
    if (record === undefined) return failedRow(id, String(id), gone)
    const label = rules.labelOf(record)
    const seen = work.undoes === null ? work.seen?.[id] : before.get(id)?.after
    if (seen !== undefined && seen !== versionsOf(record)) return failedRow(id, label, stale)
    const outcome = act ? act(record, now) : { value: restored(record, before.get(id)?.before) }
    if (!('value' in outcome)) return failedRow(id, label, outcome)
    const none = { id, label, code: null, message: null, field: null }
    if (outcome.value === null) return { ...none, outcome: 'unchanged' }
    changed.push(outcome.value)
    return { ...none, outcome: 'done', before: record, after: versionsOf(outcome.value) }
  })
  const all = [...work.rows, ...rows]
  const finishedAt = all.length >= work.ids.length ? now : null
  const next: Job = { ...job, work: { ...work, rows: all, finishedAt } }
  const jobs = world.jobs.some(({ id }) => id === job.id)
    ? world.jobs.map((other) => (other.id === job.id ? next : other))
    : [...world.jobs, next]
  return { world: rules.withChanged({ ...world, jobs }, supplier, changed, now), job: next, changed }
}

/** The record as it was, with versions that nothing had before. */
const restored = (record: StoredRecord, before: StoredRecord | undefined): StoredRecord => ({
  ...record,
  ...before,
  version: record.version + 1,
  ...(record['offer_version'] !== undefined && { offer_version: Number(record['offer_version']) + 1 }),
})

/** The later steps of a job, each with its progress and the changed records. */
const laterOf = (rules: BulkRules, supplier: Supplier, { id, total }: Job): readonly Later[] =>
  Array.from({ length: chunks }, (_, at) => ({
    after: (at + 1) * pace,
    step: (world, now) => {
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
        { channel, event: 'job.progress', data: { job: shownJob(next.job, now) } },
      ]
    },
  }))

const answerOf = (job: Job, now: number, origin: string): Reply => {
  const { rows } = job.work as BulkWork
  if (job.total > atOnce) return { status: 202, body: { data: shownResult(job, now, origin) } }
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome)
  return ok({
    data: {
      done: of('done').map(({ id, after }) => ({ id, version: Number(String(after).split(' ')[0]) })),
      unchanged: of('unchanged').map(({ id }) => id),
      failed: of('failed').map(rowShown),
      job_id: job.id,
      undo_until: undoUntil(job),
    },
  })
}

const asked = (action: string, params: unknown, ids: readonly number[]): string =>
  JSON.stringify([action, params, ids.length, ids[0], ids.at(-1)])

/** Begins the work of a job: all of it at once for a few records, unless it is always answered with the job. */
export const beginOf =
  (rules: BulkRules, isAlwaysJob = false): Begin =>
  (world, supplier, work, key, now, origin) => {
    const job: Job = {
      id: world.nextId,
      supplierId: supplier.id,
      at: now,
      total: work.ids.length,
      clientKey: key,
      stoppedAt: null,
      file: null,
      work,
    }
    const stored = { ...world, nextId: world.nextId + 1, jobs: [...world.jobs, job] }
    if (isAlwaysJob)
      return [stored, { status: 202, body: { data: shownResult(job, now, origin) } }, ...laterOf(rules, supplier, job)]
    if (job.total > atOnce) return [stored, answerOf(job, now, origin), ...laterOf(rules, supplier, job)]
    const next = worked(rules, stored, supplier, job, job.total, now)
    return [next.world, answerOf(next.job, now, origin)]
  }

/** The endpoints of actions on many records: preview, apply, look-up, and what concerns their jobs. */
export const bulkEndpoints = (rules: BulkRules): readonly Endpoint[] => {
  const begun = beginOf(rules)

  const preview = supplierEndpoint({
    method: 'POST',
    path: `${rules.base}/bulk/preview`,
    assumed: true,
    body: PreviewBody,
    handle: (world, { supplier, now, body: { selection, action, params } }) => {
      const act = rules.actionOf(action, params)
      if (act === null) return [world, refused({ params: ['Перевірте значення.'] })]
      const records = picked(rules, world, supplier, selection)
      if ('status' in records) return [world, records]
      const outcomes = records.map((record) => ({ record, outcome: act(record, now) }))
      const changes = outcomes.flatMap(({ record, outcome }) =>
        'value' in outcome && outcome.value !== null ? [{ record, value: outcome.value }] : [],
      )
      const refusals = outcomes.flatMap(({ record, outcome }) =>
        'value' in outcome ? [] : [rowShown(failedRow(record.id, rules.labelOf(record), outcome))],
      )
      const stored = {
        token: `preview-${world.nextId}`,
        supplierId: supplier.id,
        at: now,
        asked: asked(
          action,
          params,
          records.map(({ id }) => id),
        ),
        seen: Object.fromEntries(records.map((record) => [record.id, versionsOf(record)])),
      }
      return [
        { ...world, nextId: world.nextId + 1, previews: [...(world.previews ?? []).slice(-2), stored] },
        ok({
          data: {
            total: records.length,
            will_change: changes.length,
            unchanged: records.length - changes.length - refusals.length,
            refused: refusals.slice(0, 50),
            refused_total: refusals.length,
            sample: changes.slice(0, 50).map(({ record, value }) => ({
              id: record.id,
              label: rules.labelOf(record),
              ...rules.differenceOf(record, value),
              warnings: [],
            })),
            preview_token: stored.token,
            valid_until: new Date(now + previewTime).toISOString(),
          },
        }),
      ]
    },
  })

  const apply = supplierEndpoint({
    method: 'POST',
    path: `${rules.base}/bulk`,
    assumed: true,
    body: BulkBody,
    handle: (world, { supplier, now, origin, body }) => {
      const { client_key: key, selection, action, params, preview_token: token } = body
      const before = jobByKey(world, supplier.id, key)
      if (before) return [world, answerOf(before, now, origin)]
      if (rules.actionOf(action, params) === null) return [world, refused({ params: ['Перевірте значення.'] })]
      const records = picked(rules, world, supplier, selection)
      if ('status' in records) return [world, records]
      const ids = records.map(({ id }) => id)
      const found = world.previews?.find((one) => one.token === token && one.supplierId === supplier.id)
      const isOver = token !== undefined && (found === undefined || now > found.at + previewTime)
      if (isOver || (found && found.asked !== asked(action, params, ids)))
        return [world, { status: 410, body: { message: 'Перегляд застарів.', code: 'gone' } }]
      const work: BulkWork = {
        kind: 'bulk',
        action,
        params,
        ids,
        seen: found?.seen ?? null,
        undoes: null,
        rows: [],
        finishedAt: null,
      }
      return begun(world, supplier, work, key, now, origin)
    },
  })

  const byKey = supplierEndpoint({
    method: 'GET',
    path: `${rules.base}/bulk/by-key/:key`,
    assumed: true,
    handle: (world, { supplier, params, now, origin }) => {
      const job = jobByKey(world, supplier.id, params['key'] ?? '')
      return [world, job?.work ? answerOf(job, now, origin) : message(404, 'Такої дії не було.')]
    },
  })

  return [preview, apply, byKey, ...bulkJobEndpoints(begun)]
}
