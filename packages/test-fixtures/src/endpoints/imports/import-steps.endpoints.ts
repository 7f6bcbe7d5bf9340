import { ImportReply } from '@supplier/core/adapters/http/imports/imports.wire'
import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import * as v from 'valibot'
import { message, type Reply, stale, wrongState } from '../../http/laravel.ts'
import { beginCheck, beginImport, beginRollback, checkedImport } from '../../imports/import-jobs.ts'
import {
  changedImport,
  type ImportRecord,
  importById,
  importsOf,
  importsPath,
  withCategories,
  withImport,
} from '../../imports/import-records.ts'
import { jobByKey, shownResult } from '../../world/jobs/jobs.ts'
import type { Job, Supplier, World } from '../../world/world.ts'
import { type Call, type Step, supplierEndpoint } from '../kit/endpoint.ts'
import { importAnswer, rollbackUntil } from './imports.view.ts'

const gone = message(404, 'Такого імпорту немає.')
const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const Keyed = v.looseObject({ client_key: Key })

type At = Pick<Call, 'now' | 'origin'>

const jobAnswer = (job: Job, { now, origin }: At): Reply => ({
  status: 202,
  body: { data: shownResult(job, now, origin) },
})

/** A command that the server carries out once for a key, and answers with its job. */
const started = (
  name: string,
  begin: (call: {
    readonly world: World
    readonly supplier: Supplier
    readonly record: ImportRecord
    readonly key: string
    readonly body: Readonly<Record<string, unknown>>
    readonly now: number
  }) => { readonly refusal: Reply } | ReturnType<typeof beginCheck> | ReturnType<typeof beginImport>,
) =>
  supplierEndpoint({
    method: 'POST',
    path: `${importsPath}/:id/${name}`,
    assumed: true,
    body: Keyed,
    answer: JobReply,
    refuses: ['wrong_state', 'busy', 'stale'],
    handle: (world, { supplier, params, body, ...at }): Step => {
      const { client_key: key, ...rest } = body
      const before = jobByKey(world, supplier.id, key)
      if (before) return [world, jobAnswer(before, at)]
      const record = importById(world, supplier, params['id'])
      if (record === undefined) return [world, gone]
      const begun = begin({ world, supplier, record, key, body: rest, now: at.now })
      if ('refusal' in begun) return [world, begun.refusal]
      return [begun.world, jobAnswer(begun.job, at), ...begun.told]
    },
  })

const wrongStep = (record: ImportRecord) => ({
  refusal: wrongState('Імпорт уже на іншому кроці.', { reason: 'wrong_step', status: record.status }),
})

const check = started('check', ({ world, supplier, record, key, now }) =>
  ['mapping', 'ready', 'partial'].includes(record.status) && record.isMapped
    ? beginCheck(world, supplier, record, key, now)
    : wrongStep(record),
)

const start = started('start', ({ world, supplier, record, key, body, now }) => {
  if (record.status !== 'ready') return wrongStep(record)
  const running = importsOf(world, supplier).find(({ status }) => status === 'importing')
  if (running) return { refusal: { status: 409, body: { message: 'Інший імпорт ще виконується.', code: 'busy' } } }
  if (body['version'] !== undefined && body['version'] !== record.version)
    return { refusal: stale({ id: record.id, version: record.version }) }
  const checked = checkedImport(world, supplier, record)
  if (checked.jump && body['accept'] !== true) {
    const { share, limit, kind } = checked.jump
    return { refusal: wrongState('Зміни надто великі. Підтвердьте їх.', { reason: 'threshold', share, limit, kind }) }
  }
  return beginImport(world, supplier, record, key, now)
})

const rollback = started('rollback', ({ world, supplier, record, key, now }) => {
  const until = rollbackUntil(record)
  if (until === null || Date.parse(until) < now)
    return { refusal: wrongState('Скасувати цей імпорт уже не можна.', { reason: 'rollback_over' }) }
  return beginRollback(world, supplier, record, key, now)
})

const fix = supplierEndpoint({
  method: 'POST',
  path: `${importsPath}/:id/mistakes/fix`,
  assumed: true,
  body: v.looseObject({
    code: v.string(),
    column: v.string(),
    value: v.string(),
    replace_with: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  }),
  answer: ImportReply,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, body: { code, column, value, replace_with: better }, ...at }) => {
    const record = importById(world, supplier, params['id'])
    if (record === undefined) return [world, gone]
    if (!['ready', 'partial'].includes(record.status)) return [world, wrongStep(record).refusal]
    const isCategory = code.startsWith('category_')
    const mapped = isCategory
      ? withCategories(world, supplier, [{ external_name: value, category_id: Number(better) }])
      : world
    const fixes = isCategory
      ? record.fixes
      : [
          ...record.fixes.filter((one) => one.column !== column || one.value !== value),
          { column, value, replace_with: better },
        ]
    const fixed = { ...record, fixes }
    const next = changedImport(fixed, checkedImport(mapped, supplier, fixed))
    const then = withImport(mapped, supplier, next)
    return [then, importAnswer(then, supplier, next, at)]
  },
})

export const importStepEndpoints = [check, start, rollback, fix]
