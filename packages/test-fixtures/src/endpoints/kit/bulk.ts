import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import {
  BulkBody,
  BulkReply,
  PreviewBody,
  PreviewReply,
  type SelectionBody,
} from '@supplier/core/adapters/http/sections/bulk.wire'
import * as v from 'valibot'
import { message, ok, type Reply, refused } from '../../http/laravel.ts'
import { type BulkRules, failedRow, laterOf, versionsOf, worked } from '../../world/jobs/bulk-work.ts'
import { jobByKey, shownResult, undoUntil } from '../../world/jobs/jobs.ts'
import type { BulkWork, Job, StoredRecord, Supplier, World } from '../../world/world.ts'
import { type Begin, rowShown } from './bulk-jobs.ts'
import { type Endpoint, supplierEndpoint } from './endpoint.ts'

/** A few rows are answered at once, many with their job. */
const Applied = v.union([BulkReply, JobReply])

const atOnce = 100
const previewTime = 10 * 60_000

const picked = (
  rules: BulkRules,
  world: World,
  supplier: Supplier,
  selection: SelectionBody,
  now: number,
): readonly StoredRecord[] | Reply => {
  if ('ids' in selection) {
    const ids = new Set(selection.ids)
    return rules.allOf(world, supplier).filter(({ id }) => ids.has(String(id)))
  }
  const { filter, except, expected_total: expected } = selection
  const found = rules.found(world, supplier, filter, now)
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

/** Whether an action is answered with its job: one on many records, and one that always is. */
const isJob = (rules: BulkRules, { work, total }: Job): boolean =>
  total > atOnce || rules.isJob?.(work?.action ?? '', total) === true

const answerOf = (rules: BulkRules, job: Job, now: number, origin: string): Reply => {
  const { rows, action } = job.work as BulkWork
  if (isJob(rules, job)) return { status: 202, body: { data: shownResult(job, now, origin) } }
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome)
  return ok({
    data: {
      done: of('done').map(({ id, after }) => ({ id, version: Number(String(after).split(' ')[0]) })),
      unchanged: of('unchanged').map(({ id }) => id),
      failed: of('failed').map(rowShown(rules, action)),
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
    if (isJob(rules, job)) return [stored, answerOf(rules, job, now, origin), ...laterOf(rules, supplier, job)]
    const next = worked(rules, stored, supplier, job, job.total, now)
    return [next.world, answerOf(rules, next.job, now, origin)]
  }

/** The endpoints of actions on many records: preview, apply and look-up. */
export const bulkEndpoints = (rules: BulkRules): readonly Endpoint[] => {
  const begun = beginOf(rules)

  const preview = supplierEndpoint({
    method: 'POST',
    path: `${rules.base}/bulk/preview`,
    assumed: true,
    body: PreviewBody,
    answer: PreviewReply,
    refuses: ['selection_changed'],
    handle: (world, { supplier, now, body: { selection, action, params } }) => {
      const act = rules.actionOf(action, params, world, supplier)
      if (act === null) return [world, refused({ params: ['Перевірте значення.'] })]
      const records = picked(rules, world, supplier, selection, now)
      if ('status' in records) return [world, records]
      const outcomes = records.map((record) => ({ record, outcome: act(record, now) }))
      const changes = outcomes.flatMap(({ record, outcome }) => {
        if ('made' in outcome) return [{ record, shown: rules.differenceOf(null, outcome.made) }]
        return 'value' in outcome && outcome.value !== null
          ? [{ record, shown: rules.differenceOf(record, outcome.value) }]
          : []
      })
      const refusals = outcomes.flatMap(({ record, outcome }) =>
        'code' in outcome ? [rowShown(rules, action)(failedRow(record.id, rules.labelOf(record), outcome))] : [],
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
            sample: changes.slice(0, 50).map(({ record, shown }) => ({
              id: record.id,
              label: rules.labelOf(record),
              ...shown,
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
    answer: Applied,
    refuses: ['selection_changed', 'gone'],
    handle: (world, { supplier, now, origin, body }) => {
      const { client_key: key, selection, action, params, preview_token: token } = body
      const before = jobByKey(world, supplier.id, key)
      if (before) return [world, answerOf(rules, before, now, origin)]
      if (rules.actionOf(action, params, world, supplier) === null)
        return [world, refused({ params: ['Перевірте значення.'] })]
      const records = picked(rules, world, supplier, selection, now)
      if ('status' in records) return [world, records]
      const ids = records.map(({ id }) => id)
      const found = world.previews?.find((one) => one.token === token && one.supplierId === supplier.id)
      const isOver = token !== undefined && (found === undefined || now > found.at + previewTime)
      if (isOver || (found && found.asked !== asked(action, params, ids)))
        return [world, { status: 410, body: { message: 'Перегляд застарів.', code: 'gone' } }]
      const work: BulkWork = {
        kind: 'bulk',
        base: rules.base,
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
    answer: Applied,
    handle: (world, { supplier, params, now, origin }) => {
      const job = jobByKey(world, supplier.id, params['key'] ?? '')
      return [world, job?.work ? answerOf(rules, job, now, origin) : message(404, 'Такої дії не було.')]
    },
  })

  return [preview, apply, byKey]
}
