import type { Abort } from '../kernel/port.ts'
import type { Job } from '../kit/job/job.domain.ts'
import type { TableFormat } from '../kit/list/list.port.ts'
import type { Breakdown, Series, Summary } from './statistics.domain.ts'
import type { Asked, AskedBreakdown, AskedSeries, ExportQuery } from './statistics-query.domain.ts'

export interface StatisticsExport {
  readonly query: ExportQuery
  readonly format: TableFormat
  /** Idempotency key; the job keeps it, so that it can be looked up. */
  readonly key: string
}

export interface StatisticsReads {
  fetchSummary(asked: Asked, signal: Abort): Promise<Summary>
  fetchSeries(asked: AskedSeries, signal: Abort): Promise<Series>
  fetchBreakdown(asked: AskedBreakdown, signal: Abort): Promise<Breakdown>
}

export interface StatisticsPort extends StatisticsReads {
  /** Starts the job that writes a block to a file. */
  startExport(request: StatisticsExport, signal: Abort): Promise<Job>
}
