import { assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { Readings } from '../load/reading.machine.ts'
import { type Job, type JobNews, type JobProgress, type JobStarted, outcomeOf } from './job.domain.ts'
import { type JobChanged, type JobEvent, jobMachine } from './job.machine.ts'
import type { JobsPort, PageHidden } from './job.port.ts'
import { jobDialogMachine } from './job-dialog.machine.ts'
import type { LocationChanged } from './job-dialog.setup.ts'

export type JobsEvent =
  | LocationChanged
  | JobProgress
  | JobStarted
  | JobChanged
  | PageHidden
  | { type: 'tab.shown' }
  | { type: 'refresh.requested' }
  | { type: 'cancel.chosen'; id: string }
  | { type: 'file.chosen'; id: string }
  /** The supplier has seen the list. */
  | { type: 'list.closed' }

export interface JobsInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly location: Location
}

export interface JobsContext extends JobsInput {
  readonly jobs: readonly Job[]
  readonly isHidden: boolean
  /** The job whose file is being downloaded. */
  readonly chosen: string | null
  /** The jobs whose file was downloaded. */
  readonly saved: readonly string[]
  /** The jobs whose end the supplier has seen; their late events change nothing. */
  readonly seen: readonly string[]
}

const idOf = (id: string) => `job-${id}`

/** Actors, guards and actions of the jobs of a supplier. */
export const jobsSetup = setup({
  types: {
    input: {} as JobsInput,
    context: {} as JobsContext,
    events: {} as JobsEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as Readings<Pick<JobsPort, 'fetchActive'>>),
    job: jobMachine,
    dialog: jobDialogMachine,
    watchHiding: {} as CallbackActorLogic<PageHidden, void>,
    /** Reads a fresh address of the job's file and downloads it. */
    saveFile: {} as PromiseActorLogic<void, string>,
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    hasChangedRecords: (_, job: Job) => job.changesRecords === true && outcomeOf(job) !== null,
    // The late event of an ended job that this tab does not know is ignored.
    isNew: ({ context }, { id, ...news }: JobNews) =>
      outcomeOf(news) === null && !context.jobs.some((job) => job.id === id),
  },
  actions: {
    follow: assign(({ context: { app, jobs, isHidden }, self, spawn }, found: readonly Job[]) => {
      const added = found.filter(({ id }) => !jobs.some((job) => job.id === id))
      for (const job of added) spawn('job', { id: idOf(job.id), input: { app, owner: self, job, isHidden } })
      return { jobs: [...jobs, ...added] }
    }),
    setJob: assign(({ context }, changed: Job) => ({
      jobs: context.jobs.map((job) => (job.id === changed.id ? changed : job)),
    })),
    setLocation: assign((_, location: Location) => ({ location })),
    setHidden: assign((_, isHidden: boolean) => ({ isHidden })),
    setChosen: assign((_, chosen: string) => ({ chosen })),
    setSaved: assign(({ context: { chosen, saved } }) => ({ saved: [...saved, must(chosen)], chosen: null })),
    clearChosen: assign({ chosen: null }),
    // A job whose file was not downloaded stays in the list.
    setSeen: assign(({ context: { jobs, saved } }) => ({
      seen: jobs.flatMap((job) =>
        outcomeOf(job) !== null && (job.file === null || saved.includes(job.id)) ? [job.id] : [],
      ),
    })),
    sendToJob: ({ self }, { id, event }: { id: string; event: JobEvent }) => childOf(self, idOf(id))?.send(event),
    sendToJobs: ({ context, self }, event: JobEvent) => {
      for (const { id } of context.jobs) childOf(self, idOf(id))?.send(event)
    },
    sendToDialog: ({ self }, event: LocationChanged | JobChanged) => childOf(self, 'dialog')?.send(event),
    notifyApp,
  },
})
