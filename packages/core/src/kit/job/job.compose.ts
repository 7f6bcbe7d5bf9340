import { fromPromise } from 'xstate'
import { PortError, toFailure } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { type Abort, actorsOf, listenerOf } from '../../kernel/port.ts'
import type { FilesPort } from '../list/list.port.ts'
import { readingsOf } from '../load/reading.machine.ts'
import { foundOf } from '../send/send.domain.ts'
import { sendOf } from '../send/send.machine.ts'
import { type FollowUp, isGone, type Job } from './job.domain.ts'
import { jobMachine } from './job.machine.ts'
import type { ExportRequest, HidingPort, JobsPort } from './job.port.ts'
import { jobDialogMachine } from './job-dialog.machine.ts'
import { jobExportOf } from './job-export.machine.ts'
import { jobsMachine } from './jobs.machine.ts'

interface Ports {
  readonly jobs: JobsPort
  readonly files: Pick<FilesPort, 'downloadFile'>
  readonly page: HidingPort
}

/** The jobs of the panel with their ports provided. */
export const composeJobs = ({
  jobs: { fetchActive, fetchJob, cancelJob, fetchFailures, startFollowUp, findJob },
  files,
  page,
}: Ports) =>
  jobsMachine.provide({
    actors: {
      ...readingsOf({ fetchActive }),
      job: jobMachine.provide({ actors: { ...readingsOf({ fetchJob }), ...actorsOf({ cancelJob }) } }),
      dialog: jobDialogMachine.provide({
        actors: {
          ...readingsOf({ fetchJob, fetchFailures }),
          followUp: composeFollowUp({ startFollowUp, findJob }),
        },
      }),
      watchHiding: listenerOf(page.watchHiding),
      // The address in the list may have expired.
      saveFile: fromPromise<void, string>(async ({ input: id, signal }) => {
        const { file } = await fetchJob(id, signal)
        if (file === null) throw new PortError({ kind: 'unexpected' })
        await files.downloadFile(file)
      }),
    },
  })

/** Reads jobs by their ids; one that the server no longer knows is `null`. */
export const jobsById =
  ({ fetchJob }: Pick<JobsPort, 'fetchJob'>) =>
  async (ids: readonly string[], signal: Abort): Promise<Readonly<Record<string, Job | null>>> => {
    const read = async (id: string) => {
      try {
        return await fetchJob(id, signal)
      } catch (error) {
        if (isGone(toFailure(error))) return null
        throw error
      }
    }
    return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)))
  }

/** The start of a job that follows from another one. */
export const composeFollowUp = ({ startFollowUp, findJob }: Pick<JobsPort, 'startFollowUp' | 'findJob'>) =>
  sendOf<FollowUp, Job>({
    write: startFollowUp,
    lookUp: async ({ key }, signal) => foundOf(await findJob(key, signal)),
  })

/** The export of a section's list, in place of the one that reads all pages. */
export const composeExport = (
  { id: section, namedBy }: { readonly id: string; readonly namedBy: readonly string[] },
  { jobs, ids }: { readonly jobs: JobsPort; readonly ids: IdsPort },
) => {
  const send = sendOf<Omit<ExportRequest, 'section'>, Job>({
    write: (sent, signal) => jobs.startExport({ section, ...sent }, signal),
    lookUp: async ({ key }, signal) => foundOf(await jobs.findJob(key, signal)),
  })
  return jobExportOf(ids, namedBy).provide({ actors: { send } })
}
