import type { Later } from '../events.ts'
import type { Job } from '../world.ts'
import { jobById, reportTimes, shownJob } from './jobs.ts'

/** The realtime events of a job until its end. */
export const reportsOf = (job: Job, now: number): readonly Later[] => reportsAt(job, reportTimes(job, now))

/** Those at these times, in milliseconds from now. */
export const reportsAt = ({ id, supplierId }: Job, times: readonly number[]): readonly Later[] =>
  times.map((after) => ({
    after,
    step: (world, now) => {
      const job = jobById(world, supplierId, String(id))
      if (job === undefined) return [world]
      const data = { job: shownJob(job, now) }
      return [world, { channel: `private-customer.${supplierId}`, event: 'job.progress', data }]
    },
  }))
