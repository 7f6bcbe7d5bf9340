import {
  type ActorRefFrom,
  assign,
  type CallbackActorLogic,
  type PromiseActorLogic,
  type SnapshotFrom,
  setup,
} from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import { must } from '../../kernel/must.ts'
import { failureOf, hasFailed, logFault, valueIn } from '../load/reading.domain.ts'
import type { Readings } from '../load/reading.machine.ts'
import { type Job, type JobNews, type JobProgress, type JobStarted, outcomeOf } from './job.domain.ts'
import { type JobChanged, type JobEvent, jobMachine } from './job.machine.ts'
import type { JobsPort, PageHidden } from './job.port.ts'

export type JobsEvent =
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

export interface JobsContext {
  readonly app: AppRef
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
const newsIn = ({ event }: { readonly event: JobProgress }): JobNews => event.job
const reread = { type: 'sendToJobs', params: { type: 'refresh.requested' } } as const

/** Keeps track of all jobs of the supplier, each followed by a machine of its own. */
export const jobsMachine = setup({
  types: {
    input: {} as { readonly app: AppRef },
    context: {} as JobsContext,
    events: {} as JobsEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as Readings<Pick<JobsPort, 'fetchActive'>>),
    job: jobMachine,
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
    notifyApp,
  },
}).createMachine({
  id: 'jobs',
  context: ({ input }) => ({ ...input, jobs: [], isHidden: false, chosen: null, saved: [], seen: [] }),
  invoke: {
    id: 'watchHiding',
    src: 'watchHiding',
    onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'hiding not heard' } } },
  },
  type: 'parallel',
  on: {
    'job.started': { actions: { type: 'follow', params: ({ event }) => [event.job] } },
    'job.progress': [
      {
        guard: { type: 'isNew', params: newsIn },
        actions: { type: 'follow', params: ({ event }) => [{ ...event.job, file: null }] },
      },
      { actions: { type: 'sendToJob', params: ({ event }) => ({ id: event.job.id, event }) } },
    ],
    'job.changed': [
      {
        guard: { type: 'hasChangedRecords', params: ({ event }) => event.job },
        actions: [
          { type: 'setJob', params: ({ event }) => event.job },
          { type: 'notifyApp', params: { type: 'data.invalidated' } },
        ],
      },
      { actions: { type: 'setJob', params: ({ event }) => event.job } },
    ],
    'cancel.chosen': {
      actions: { type: 'sendToJob', params: ({ event: { id } }) => ({ id, event: { type: 'cancel.chosen' } }) },
    },
    'list.closed': { actions: 'setSeen' },
    'page.hidden': {
      actions: [
        { type: 'setHidden', params: true },
        { type: 'sendToJobs', params: { type: 'page.hidden' } },
      ],
    },
    'tab.shown': { target: '.list.reading', actions: [{ type: 'setHidden', params: false }, reread] },
    // Everything is read once the page is visible again.
    'refresh.requested': [{ guard: 'isHidden' }, { target: '.list.reading', actions: reread }],
  },
  states: {
    list: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchActive',
            src: 'fetchActive',
            onDone: [
              { guard: hasFailed, target: 'known', actions: logFault('jobs') },
              { target: 'known', actions: { type: 'follow', params: valueIn } },
            ],
          },
        },

        known: {},
      },
    },

    file: {
      initial: 'none',
      states: {
        none: {
          on: { 'file.chosen': { target: 'saving', actions: { type: 'setChosen', params: ({ event }) => event.id } } },
        },

        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context }) => must(context.chosen),
            onDone: { target: 'none', actions: 'setSaved' },
            onError: {
              target: 'none',
              actions: [
                'clearChosen',
                {
                  type: 'notifyApp',
                  params: ({ event }): FeatureEvent => ({
                    type: 'failure.reported',
                    failure: failureOf({ event }),
                    otherwise: { key: 'jobs.fileMissing' },
                  }),
                },
              ],
            },
          },
        },
      },
    },
  },
})

export type JobsActor = ActorRefFrom<typeof jobsMachine>
export type JobsSnapshot = SnapshotFrom<typeof jobsMachine>
