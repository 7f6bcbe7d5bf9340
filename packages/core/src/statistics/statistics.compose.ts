import type { IdsPort } from '../kernel/ids.ts'
import type { Job } from '../kit/job/job.domain.ts'
import type { ExportRequest, JobsPort } from '../kit/job/job.port.ts'
import { jobExportOf } from '../kit/job/job-export.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { statisticsMachine } from './statistics.machine.ts'
import type { StatisticsPort } from './statistics.port.ts'
import type { ExportQuery } from './statistics-query.domain.ts'

interface StatisticsPorts {
  readonly statistics: StatisticsPort
  readonly jobs: JobsPort
  readonly ids: IdsPort
}

export const composeStatistics = ({ statistics, jobs, ids }: StatisticsPorts) => {
  const { startExport, ...reads } = statistics
  const send = sendOf<Omit<ExportRequest, 'section'>, Job>({
    write: ({ query, format, key }, signal) => startExport({ query: query as ExportQuery, format, key }, signal),
    lookUp: async ({ key }, signal) => foundOf(await jobs.findJob(key, signal)),
  })
  return statisticsMachine.provide({
    actors: { ...readingsOf(reads), export: jobExportOf(ids).provide({ actors: { send } }) },
  })
}
