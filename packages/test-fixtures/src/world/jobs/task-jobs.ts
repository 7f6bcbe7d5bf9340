import type { Broadcast } from '../events.ts'
import type { Job, JobTask, Supplier, World } from '../world.ts'
import { shownJob } from './jobs.ts'

/** The world with a new job of this kind. */
export const withTask = (
  world: World,
  supplier: Supplier,
  {
    kind,
    title,
    total,
    key,
    now,
  }: Pick<JobTask, 'kind' | 'title'> & {
    readonly total: number
    readonly key: string
    readonly now: number
  },
): readonly [World, Job] => {
  const job: Job = {
    id: world.nextId,
    supplierId: supplier.id,
    at: now,
    total,
    clientKey: key,
    stoppedAt: null,
    file: null,
    task: { kind, title, processed: 0, done: 0, unchanged: 0, failed: 0, finishedAt: null, error: null },
  }
  return [{ ...world, nextId: world.nextId + 1, jobs: [...world.jobs, job] }, job]
}

/** The world with more of a job done, and the event that tells it. */
export const withProgress = (
  world: World,
  job: Job,
  task: Partial<JobTask>,
  now: number,
  file: Job['file'] = job.file,
): readonly [World, Broadcast] => {
  const next: Job = { ...job, file, ...(job.task && { task: { ...job.task, ...task } }) }
  const jobs = world.jobs.map((other) => (other.id === job.id ? next : other))
  const data = { job: shownJob(next, now) }
  return [
    { ...world, jobs },
    { channel: `private-customer.${job.supplierId}`, event: 'job.progress', data },
  ]
}

export const stopped = (world: World, id: number | null, now: number): World => ({
  ...world,
  jobs: world.jobs.map((job) => (job.id === id && job.stoppedAt === null ? { ...job, stoppedAt: now } : job)),
})
