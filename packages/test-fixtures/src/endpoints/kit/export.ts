import { ExportBody, JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import { ok, refused } from '../../http/laravel.ts'
import { reportsOf } from '../../world/jobs/job-reports.ts'
import { jobByKey, shownResult } from '../../world/jobs/jobs.ts'
import type { Job, Supplier, World } from '../../world/world.ts'
import { type Call, type Endpoint, supplierEndpoint } from './endpoint.ts'
import { exportedCell, headingOf, isFieldOf } from './export-words.ts'

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
    answer: JobReply,
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
