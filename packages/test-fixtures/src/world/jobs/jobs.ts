import { xlsxOf } from '@supplier/core/adapters/browser/export.browser'
import { tableTypes } from '@supplier/core/adapters/browser/list.browser'
import { csvOf } from '@supplier/core/kit/list/csv.domain'
import { ordersPath } from '../orders/orders-path.ts'
import type { BulkWork, Job, JobTask, World } from '../world.ts'

/** Milliseconds before a job starts, until it ends, until it has stopped, and between two events. */
const queue = 500
const work = 4000
const stop = 1000
const pace = 500

const jobsOf = (world: World, supplierId: number): readonly Job[] =>
  world.jobs.filter((job) => job.supplierId === supplierId)

export const jobById = (world: World, supplierId: number, id: string | undefined): Job | undefined =>
  jobsOf(world, supplierId).find((job) => String(job.id) === id)

export const jobByKey = (world: World, supplierId: number, key: string): Job | undefined =>
  jobsOf(world, supplierId).find(({ clientKey }) => clientKey === key)

const endOf = ({ at, stoppedAt }: Job): number => (stoppedAt === null ? at + queue + work : stoppedAt + stop)

export const isActive = (job: Job, now: number): boolean =>
  job.task ? job.task.finishedAt === null && job.stoppedAt === null : isActiveWork(job, now)

const isActiveWork = (job: Job, now: number): boolean =>
  job.work ? job.work.finishedAt === null && job.stoppedAt === null : now < endOf(job)

const failedIn = ({ rows }: BulkWork): number => rows.filter(({ outcome }) => outcome === 'failed').length

const workStatusOf = ({ stoppedAt }: Job, work: BulkWork): string => {
  if (stoppedAt !== null) return 'cancelled'
  if (work.isWaiting) return 'waiting'
  if (work.finishedAt === null) return work.rows.length === 0 ? 'queued' : 'running'
  return failedIn(work) > 0 ? 'partial' : 'completed'
}

/** Milliseconds in which the changes of a job can be taken back. */
const undoTime = 10 * 60_000
/** The same for a merge of values. */
const undoTimeOfMerge = 24 * 3_600_000

/** Until when the changes of a job can be taken back; `null` when they cannot. */
export const undoUntil = ({ work }: Job): string | null =>
  work?.kind === 'bulk' &&
  work.base !== ordersPath &&
  work.isUndone !== true &&
  work.finishedAt !== null &&
  work.rows.some(({ outcome }) => outcome === 'done')
    ? new Date(work.finishedAt + (work.action === 'merge' ? undoTimeOfMerge : undoTime)).toISOString()
    : null

export const activeJobs = (world: World, supplierId: number, now: number): readonly Job[] =>
  jobsOf(world, supplierId).filter((job) => isActive(job, now))

const taskStatusOf = ({ stoppedAt }: Job, { finishedAt, processed, failed, error }: JobTask): string => {
  if (stoppedAt !== null) return 'cancelled'
  if (finishedAt === null) return processed === 0 ? 'queued' : 'running'
  if (error !== null) return 'failed'
  return failed > 0 ? 'partial' : 'completed'
}

const statusOf = (job: Job, now: number): string => {
  if (job.task) return taskStatusOf(job, job.task)
  if (job.work) return workStatusOf(job, job.work)
  if (job.stoppedAt !== null) return isActive(job, now) ? 'cancelling' : 'cancelled'
  if (!isActive(job, now)) return 'completed'
  return now < job.at + queue ? 'queued' : 'running'
}

/** A job as the API shows it; its state follows from the time alone. */
export const shownJob = (job: Job, now: number) => {
  if (job.work) return shownWork(job, job.work, now)
  if (job.task) return shownTask(job, job.task, now)
  const status = statusOf(job, now)
  const ran = Math.max(0, Math.min(now, job.stoppedAt ?? now) - job.at - queue)
  const processed = Math.min(job.total, Math.floor((job.total * ran) / work))
  const ended = isActive(job, now) ? null : new Date(endOf(job)).toISOString()
  return {
    id: job.id,
    kind: 'export',
    title: `Експорт: ${job.file ? nameOf(job.file) : ''}`,
    status,
    processed,
    total: job.total,
    done: processed,
    unchanged: 0,
    failed: 0,
    created_at: new Date(job.at).toISOString(),
    finished_at: ended,
    cancellable: status === 'queued' || status === 'running',
    undo_until: null,
    client_key: job.clientKey,
    error: null,
    version: Math.floor((Math.min(now, endOf(job)) - job.at) / 100) + (job.stoppedAt === null ? 1 : 2),
  }
}

const orderTitles: Readonly<Record<string, string>> = {
  confirm: 'Підтвердження замовлень',
  pack: 'Комплектування замовлень',
  ttn: 'Створення ТТН',
  labels: 'Друк маркувань',
  registry: 'Реєстр передачі',
  cancel: 'Скасування замовлень',
}

const titles: Readonly<Record<string, string>> = {
  publish: 'Публікація товарів',
  hide: 'Приховування товарів',
  show: 'Показ товарів',
  price: 'Зміна цін',
  availability: 'Зміна наявності',
  quantity: 'Зміна залишків',
  category: 'Зміна категорії',
  store: 'Зміна магазинів',
  archive: 'Перенесення в архів',
  copy: 'Дублювання товарів',
  restore: 'Повернення з архіву',
  merge: 'Об’єднання значень',
}

const kinds: Readonly<Record<string, string>> = { merge: 'merge', ttn: 'shipments' }

const shownWork = (job: Job, work: BulkWork, now: number) => {
  const status = statusOf(job, now)
  const countOf = (outcome: string) => work.rows.filter((row) => row.outcome === outcome).length
  const isOfOrders = work.base === ordersPath
  const title = isOfOrders ? (orderTitles[work.action] ?? 'Зміна замовлень') : (titles[work.action] ?? 'Зміна товарів')
  return {
    id: job.id,
    kind: work.kind === 'bulk' ? (kinds[work.action] ?? 'bulk') : work.kind,
    title: work.kind === 'undo' ? `Скасування: ${title.toLowerCase()}` : title,
    status,
    processed: work.rows.length,
    total: job.total,
    done: countOf('done'),
    unchanged: countOf('unchanged'),
    failed: failedIn(work),
    created_at: new Date(job.at).toISOString(),
    finished_at: work.finishedAt === null ? null : new Date(work.finishedAt).toISOString(),
    cancellable: status === 'queued' || status === 'running',
    undo_until: undoUntil(job),
    client_key: job.clientKey,
    error: null,
    version: 1 + work.rows.length + (job.stoppedAt === null ? 0 : 1) + (work.isUndone ? 1 : 0),
  }
}

const shownTask = (job: Job, task: JobTask, now: number) => {
  const { finishedAt, error, ...shown } = task
  const status = statusOf(job, now)
  return {
    id: job.id,
    ...shown,
    status,
    total: job.total,
    created_at: new Date(job.at).toISOString(),
    finished_at: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    cancellable: task.kind === 'import' && (status === 'queued' || status === 'running'),
    undo_until: null,
    client_key: job.clientKey,
    error: error === null ? null : { message: error },
    version: 1 + task.processed + (finishedAt === null ? 0 : 1) + (job.stoppedAt === null ? 0 : 1),
  }
}

/** The file of a job: the export, or the rows that it did not change. */
export const fileOf = (job: Job): Job['file'] => {
  if (job.work === undefined || job.file !== null) return job.file
  const failed = job.work.rows.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return null
  const rows = failed.map(({ id, label, message }) => [String(id), label, message ?? ''])
  return {
    name: `job-${job.id}-failed`,
    format: 'csv',
    header: ['id', job.work.base === ordersPath ? 'Замовлення' : 'Товар', 'Причина'],
    rows,
  }
}

type AnyFile = NonNullable<Job['file']>

export const nameOf = (file: AnyFile): string => ('base64' in file ? file.name : `${file.name}.${file.format}`)

export const typeOf = (file: AnyFile): string => ('base64' in file ? file.type : tableTypes[file.format])

export const bytesOf = (file: AnyFile): Uint8Array<ArrayBuffer> => {
  if ('base64' in file) return Uint8Array.from(Buffer.from(file.base64, 'base64'))
  const { format, header, rows } = file
  return format === 'csv' ? new TextEncoder().encode(csvOf(header, rows)) : xlsxOf(header, rows)
}

/** The same with its result. */
export const shownResult = (job: Job, now: number, origin: string) => {
  const found = fileOf(job)
  if (found === null || isActive(job, now) || (job.work === undefined && job.stoppedAt !== null))
    return { ...shownJob(job, now), result: null }
  const file = {
    url: `${origin}/api/storage/exports/${job.id}`,
    name: nameOf(found),
    size: bytesOf(found).length,
    expires_at: new Date(now + 3_600_000).toISOString(),
  }
  return { ...shownJob(job, now), result: { file } }
}

/** The milliseconds after which the job reports its progress. */
export const reportTimes = (job: Job, now: number): readonly number[] =>
  Array.from({ length: Math.ceil((endOf(job) - now) / pace) }, (_, at) => (at + 1) * pace)
