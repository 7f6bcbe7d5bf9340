import { JobReply, JobsReply, jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { reportsAt } from '../../world/jobs/job-reports.ts'
import { activeJobs, isActive, jobById, jobByKey, reportTimes, shownResult } from '../../world/jobs/jobs.ts'
import type { Job } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

const gone = message(404, 'Такого завдання немає.')

const jobs = supplierEndpoint({
  method: 'GET',
  path: jobsPath,
  assumed: true,
  body: v.looseObject({ 'filter[active]': v.literal('1') }),
  answer: JobsReply,
  handle: (world, { supplier, now, origin }) => [
    world,
    ok({ data: activeJobs(world, supplier.id, now).map((job) => shownResult(job, now, origin)) }),
  ],
})

const one = supplierEndpoint({
  method: 'GET',
  path: `${jobsPath}/:id`,
  assumed: true,
  answer: JobReply,
  handle: (world, { supplier, params, now, origin }) => {
    const job = jobById(world, supplier.id, params['id'])
    return [world, job ? ok({ data: shownResult(job, now, origin) }) : gone]
  },
})

const cancel = supplierEndpoint({
  method: 'POST',
  path: `${jobsPath}/:id/cancel`,
  assumed: true,
  answer: JobReply,
  refuses: [409],
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
  answer: JobReply,
  handle: (world, { supplier, params, now, origin }) => {
    const job = jobByKey(world, supplier.id, params['key'] ?? '')
    return [world, job ? ok({ data: shownResult(job, now, origin) }) : gone]
  },
})

export const jobEndpoints = [jobs, byKey, one, cancel] as const
