import { rowEntries } from '@supplier/core/adapters/http/imports/import-rows.wire'
import { TemplateReply } from '@supplier/core/adapters/http/imports/imports.wire'
import { PageMeta } from '@supplier/core/adapters/http/kit/list.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { plansOf } from '../../imports/import-jobs.ts'
import { importById, importsPath, tableIn } from '../../imports/import-records.ts'
import { importTypes, templateOf } from '../../imports/reading/import-fields.ts'
import { shownResult } from '../../world/jobs/jobs.ts'
import type { Job } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

const { line, key, outcome, errors } = rowEntries
const RowsReply = v.object({ data: v.array(v.object({ line, key, outcome, errors })), meta: PageMeta })

const gone = message(404, 'Такого імпорту немає.')

const template = supplierEndpoint({
  method: 'GET',
  path: '/admin-suppliers/v1/import-templates',
  assumed: true,
  body: v.looseObject({ type: v.picklist(importTypes), format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }),
  answer: TemplateReply,
  handle: (world, { supplier, body: { type, format }, ...at }) => {
    const job: Job = {
      id: world.nextId,
      supplierId: supplier.id,
      at: at.now - 3_600_000,
      total: 1,
      clientKey: `template-${world.nextId}`,
      stoppedAt: null,
      file: { name: `shablon-${type}`, format, ...templateOf(type) },
    }
    const next = { ...world, nextId: world.nextId + 1, jobs: [...world.jobs, job] }
    return [next, ok({ data: { file: shownResult(job, at.now, at.origin).result?.file } })]
  },
})

const rows = supplierEndpoint({
  method: 'GET',
  path: `${importsPath}/:id/rows`,
  assumed: true,
  body: v.looseObject({ page: v.optional(v.pipe(v.string(), v.transform(Number)), '1') }),
  answer: RowsReply,
  handle: (world, { supplier, params, body }) => {
    const record = importById(world, supplier, params['id'])
    if (record === undefined) return [world, gone]
    const chosen = [body['filter[outcome][]'] ?? []].flat()
    const plans = plansOf(world, supplier, record).filter(
      ({ outcome }) => chosen.length === 0 || chosen.includes(outcome),
    )
    const { page } = body
    const table = tableIn(record)
    const cellsOf = new Map(table?.rows.map(({ line, cells }) => [line, cells]))
    return [
      world,
      ok({
        data: plans.slice((page - 1) * 50, page * 50).map(({ line, key, outcome, errors }) => ({
          line,
          key,
          outcome,
          errors,
          cells: Object.fromEntries((table?.columns ?? []).map((name, at) => [name, cellsOf.get(line)?.[at] ?? ''])),
        })),
        meta: {
          total: plans.length,
          current_page: page,
          per_page: 50,
          last_page: Math.max(1, Math.ceil(plans.length / 50)),
        },
      }),
    ]
  },
})

/** The rows of a price list with what becomes of each, and an empty one to fill in. */
export const importRowEndpoints = [rows, template]
