import { FollowUpBody, JobReply, JobRowsReply, jobsPath, RerunBody } from '@supplier/core/adapters/http/jobs/job.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { type BulkRules, undoneId } from '../../world/jobs/bulk-work.ts'
import { isActive, jobById, jobByKey, shownResult, undoUntil } from '../../world/jobs/jobs.ts'
import type { BulkWork, Job, JobRow, Supplier, World } from '../../world/world.ts'
import { type Endpoint, type Step, supplierEndpoint } from './endpoint.ts'

/** Begins a job on many records. */
export type Begin = (world: World, supplier: Supplier, work: BulkWork, key: string, now: number, origin: string) => Step

/** A row as the API shows it, with the way to its record, or to the one that was made from it. */
export const rowShown =
  ({ recordRoute: route, recordParam: name = 'id', mendedBy }: BulkRules, action: string) =>
  (row: JobRow) => {
    const dialog = row.outcome === 'failed' ? mendedBy?.(action) : undefined
    const { id, label, outcome, code, message: text, field } = row
    return {
      id,
      label,
      outcome,
      code,
      message: text,
      field,
      link: { route, params: { [name]: undoneId(row), ...(dialog && { do: dialog }) } },
    }
  }

const gone = message(404, 'Такого завдання немає.')

/** The world in which the changes of a job cannot be taken back once more. */
const withUndone = (world: World, id: number): World => ({
  ...world,
  jobs: world.jobs.map((job) => (job.id === id && job.work ? { ...job, work: { ...job.work, isUndone: true } } : job)),
})

/** The actions on the records of one section, and how their jobs begin. */
interface JobKind {
  readonly rules: BulkRules
  readonly begin: Begin
}

/** The endpoints that take a job back, run it again on its failed rows, and show these; the first kind is the usual. */
export const bulkJobEndpoints = (usual: JobKind, ...others: readonly JobKind[]): readonly Endpoint[] => {
  const kindOf = ({ base }: BulkWork): JobKind => others.find(({ rules }) => rules.base === base) ?? usual
  const followed = (
    { world, supplier, key, now, origin }: Asked,
    workOf: (job: Job & { readonly work: BulkWork }) => BulkWork | null,
    id: string | undefined,
    refusal: string,
  ): Step => {
    const before = jobByKey(world, supplier.id, key)
    if (before) return [world, ok({ data: shownResult(before, now, origin) })]
    const job = jobById(world, supplier.id, id)
    if (job?.work === undefined) return [world, gone]
    const work = workOf({ ...job, work: job.work })
    if (work === null) return [world, message(410, refusal)]
    const { rules, begin } = kindOf(job.work)
    const [next, , ...later] = begin(world, supplier, work, key, now, origin)
    const made = jobByKey(next, supplier.id, key) as Job
    const marked = work.undoes === job.id ? withUndone(next, job.id) : next
    const news = rules === usual.rules ? [] : (rules.alsoOf?.(world, marked, supplier, now) ?? [])
    return [marked, ok({ data: shownResult(made, now, origin) }), ...later, ...news]
  }

  const undo = supplierEndpoint({
    method: 'POST',
    path: `${jobsPath}/:id/undo`,
    assumed: true,
    body: FollowUpBody,
    answer: JobReply,
    refuses: [410],
    handle: (world, { supplier, params, now, origin, body: { client_key: key } }) => {
      const workOf = (job: Job & { readonly work: BulkWork }): BulkWork | null => {
        const until = undoUntil(job)
        if (until === null || now > Date.parse(until)) return null
        const ids = job.work.rows.filter(({ outcome }) => outcome === 'done').map(undoneId)
        return { ...job.work, kind: 'undo', ids, seen: null, undoes: job.id, rows: [], finishedAt: null }
      }
      return followed({ world, supplier, key, now, origin }, workOf, params['id'], 'Скасувати вже не можна.')
    },
  })

  const rerun = supplierEndpoint({
    method: 'POST',
    path: `${jobsPath}/:id/retry`,
    assumed: true,
    body: RerunBody,
    answer: JobReply,
    refuses: [410],
    handle: (world, { supplier, params, now, origin, body: { client_key: key } }) => {
      const workOf = (job: Job & { readonly work: BulkWork }): BulkWork | null => {
        const ids = job.work.rows.filter(({ outcome }) => outcome === 'failed').map((row) => row.id)
        if (isActive(job, now) || ids.length === 0) return null
        const { isUndone: _, ...work } = job.work
        return { ...work, ids, seen: null, rows: [], finishedAt: null }
      }
      return followed({ world, supplier, key, now, origin }, workOf, params['id'], 'Повторювати нічого.')
    },
  })

  const rows = supplierEndpoint({
    method: 'GET',
    path: `${jobsPath}/:id/rows`,
    assumed: true,
    body: v.looseObject({
      'filter[outcome][]': v.optional(v.union([v.string(), v.array(v.string())])),
      page: v.optional(v.pipe(v.string(), v.transform(Number)), '1'),
      per_page: v.optional(v.pipe(v.string(), v.transform(Number)), '20'),
    }),
    answer: JobRowsReply,
    handle: (world, { supplier, params, body: { 'filter[outcome][]': chosen, page, per_page: size } }) => {
      const job = jobById(world, supplier.id, params['id'])
      if (job?.work === undefined) return [world, gone]
      const outcomes = [chosen ?? []].flat()
      const found = job.work.rows.filter(({ outcome }) => outcomes.length === 0 || outcomes.includes(outcome))
      const meta = {
        total: found.length,
        current_page: page,
        per_page: size,
        last_page: Math.max(1, Math.ceil(found.length / size)),
      }
      return [
        world,
        ok({
          data: found.slice((page - 1) * size, page * size).map(rowShown(kindOf(job.work).rules, job.work.action)),
          meta,
        }),
      ]
    },
  })

  return [undo, rerun, rows]
}

interface Asked {
  readonly world: World
  readonly supplier: Supplier
  readonly key: string
  readonly now: number
  readonly origin: string
}
