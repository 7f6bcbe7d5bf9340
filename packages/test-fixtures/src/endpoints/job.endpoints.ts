import { ExportBody, jobsPath } from '@supplier/core/adapters/http/job.wire'
import * as v from 'valibot'
import { type Call, type Endpoint, type Later, supplierEndpoint } from '../endpoint.ts'
import { exportedCell, headingOf, isFieldOf } from '../export-words.ts'
import { message, ok, refused } from '../laravel.ts'
import { activeJobs, isActive, jobById, jobByKey, reportTimes, shownJob, shownResult } from '../world/jobs.ts'
import type { Job, Supplier, World } from '../world/world.ts'

const gone = message(404, 'Такого завдання немає.')

/** The realtime events of a job until its end. */
export const reportsOf = (job: Job, now: number): readonly Later[] => reportsAt(job, reportTimes(job, now))

const reportsAt = ({ id, supplierId }: Job, times: readonly number[]): readonly Later[] =>
  times.map((after) => ({
    after,
    step: (world, now) => {
      const job = jobById(world, supplierId, String(id))
      if (job === undefined) return [world]
      const data = { job: shownJob(job, now) }
      return [world, { channel: `private-customer.${supplierId}`, event: 'job.progress', data }]
    },
  }))

const jobs = supplierEndpoint({
  method: 'GET',
  path: jobsPath,
  assumed: true,
  body: v.looseObject({ 'filter[active]': v.literal('1') }),
  handle: (world, { supplier, now, origin }) => [
    world,
    ok({ data: activeJobs(world, supplier.id, now).map((job) => shownResult(job, now, origin)) }),
  ],
})

const one = supplierEndpoint({
  method: 'GET',
  path: `${jobsPath}/:id`,
  assumed: true,
  handle: (world, { supplier, params, now, origin }) => {
    const job = jobById(world, supplier.id, params['id'])
    return [world, job ? ok({ data: shownResult(job, now, origin) }) : gone]
  },
})

const cancel = supplierEndpoint({
  method: 'POST',
  path: `${jobsPath}/:id/cancel`,
  assumed: true,
  handle: (world, { supplier, params, now, origin }) => {
    const job = jobById(world, supplier.id, params['id'])
    if (job === undefined) return [world, gone]
    if (!isActive(job, now) || job.stoppedAt !== null) return [world, message(409, 'Завдання вже завершено.')]
    const stopped: Job = { ...job, stoppedAt: now }
    const next = { ...world, jobs: world.jobs.map((other) => (other.id === job.id ? stopped : other)) }
    return [
      next,
      ok({ data: shownResult(stopped, now, origin) }),
      ...reportsAt(stopped, [0, ...reportTimes(stopped, now)]),
    ]
  },
})

const byKey = supplierEndpoint({
  method: 'GET',
  path: `${jobsPath}/by-key/:key`,
  assumed: true,
  handle: (world, { supplier, params, now, origin }) => {
    const job = jobByKey(world, supplier.id, params['key'] ?? '')
    return [world, job ? ok({ data: shownResult(job, now, origin) }) : gone]
  },
})

export const jobEndpoints = [jobs, byKey, one, cancel] as const

type Row = Readonly<Record<string, unknown>>

/** All rows that a list answers for these parameters, page by page. */
const rowsOf = (list: Endpoint, world: World, call: Call, query: object): readonly Row[] => {
  const page = (number: number): readonly Row[] => {
    const [, { body }] = list.step(world, { ...call, body: { ...query, page: number, per_page: '100' } })
    const { data, meta } = body as { readonly data: readonly Row[]; readonly meta: { readonly last_page: number } }
    return number < meta.last_page ? [...data, ...page(number + 1)] : data
  }
  return page(1)
}

/** The rows that a file has for a row of the list. */
export type RowsInFile = (row: Row, world: World, supplier: Supplier) => readonly Row[]

/** Starts a job that writes the rows of a list to a file. */
export const exportEndpoint = (name: string, list: Endpoint, rowsInFile: RowsInFile = (row) => [row]): Endpoint =>
  supplierEndpoint({
    method: 'POST',
    path: `${list.path}/export`,
    assumed: true,
    body: ExportBody,
    handle: (world, { supplier, body, now, origin, ...call }) => {
      const { client_key: clientKey, filter, columns, format, sort } = body
      const before = jobByKey(world, supplier.id, clientKey)
      if (before) return [world, ok({ data: shownResult(before, now, origin) })]
      const { search, ...filters } = filter
      const named = Object.fromEntries(Object.entries(filters).map(([field, value]) => [`filter[${field}]`, value]))
      const query = { sort, ...(search && { search }), ...named }
      const shown = rowsOf(list, world, { ...call, body, now, origin }, query)
      const rows = shown.flatMap((row) => rowsInFile(row, world, supplier))
      const wrong = columns.filter((column) => !rows.every((row) => isFieldOf(row, column)))
      if (wrong.length > 0) return [world, refused({ columns: wrong.map((column) => `Такого поля немає: ${column}.`) })]
      const cells = rows.map((row) => columns.map((column) => exportedCell(name, row, column)))
      const job: Job = {
        id: world.nextId,
        supplierId: supplier.id,
        at: now,
        total: rows.length,
        clientKey,
        stoppedAt: null,
        file: { name, format, header: columns.map(headingOf), rows: cells },
      }
      const next = { ...world, nextId: world.nextId + 1, jobs: [...world.jobs, job] }
      return [next, ok({ data: shownResult(job, now, origin) }), ...reportsOf(job, now)]
    },
  })
