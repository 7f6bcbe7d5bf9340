import { type Later, recordEvents } from '../events.ts'
import { jobById } from '../jobs/jobs.ts'
import { withProgress } from '../jobs/task-jobs.ts'
import { withRecords } from '../records.ts'
import type { StoredRecord, Supplier } from '../world.ts'
import { outsideCount, productNews, withSynchronised } from './goods.ts'
import { integrationEvent, integrationsName, integrationsOf, keptRuns } from './integrations.ts'

/** The end of a synchronisation; three that failed in a row are an error. */
export const syncStep =
  (supplier: Supplier, id: number, jobId: number, direction: unknown): Later['step'] =>
  (current, at) => {
    const running = jobById(current, supplier.id, String(jobId))
    const found = integrationsOf(current, supplier).find((one) => one.id === id)
    if (running === undefined || found === undefined) return [current]
    const isAway = current.isOutsideAway === true
    const isHere = !isAway && direction !== 'there'
    const brought = isHere
      ? withSynchronised(current, supplier, found, at)
      : { world: current, created: 0, updated: 0, rows: [] }
    const { created, updated, rows } = brought
    const run = {
      at: new Date(at).toISOString(),
      result: isAway ? 'failed' : 'completed',
      created,
      updated,
      failed: isAway ? outsideCount : rows.length,
      rows,
    }
    const runs = [run, ...(found['runs'] as readonly (typeof run)[])].slice(0, keptRuns)
    const isBroken = runs.length > 2 && runs.slice(0, 3).every(({ result }) => result === 'failed')
    const changed: StoredRecord = {
      ...found,
      runs,
      version: found.version + 1,
      ...(isBroken && { status: 'error', problems: [{ message: 'Три синхронізації поспіль не вдалися.' }] }),
    }
    const records = integrationsOf(current, supplier).map((one) => (one.id === changed.id ? changed : one))
    const error = isAway ? 'Інший майданчик не відповідає.' : null
    const [then, news] = withProgress(
      withRecords(brought.world, supplier, integrationsName, records),
      running,
      {
        processed: outsideCount,
        done: created + updated,
        unchanged: outsideCount - created - updated - run.failed,
        failed: run.failed,
        finishedAt: at,
        error,
      },
      at,
    )
    return [
      then,
      news,
      ...productNews(current, then, supplier),
      ...recordEvents(integrationEvent, supplier, integrationsOf(current, supplier), records),
    ]
  }
