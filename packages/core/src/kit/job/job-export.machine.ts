import { assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear, requestLifetime } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { PortActors } from '../../kernel/port.ts'
import { writes } from '../claims/claims.ts'
import type { ExportChosen } from '../list/export.machine.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Job } from './job.domain.ts'
import type { ExportRequest, JobsPort } from './job.port.ts'

type Sent = Pick<ExportRequest, 'query' | 'columns' | 'format' | 'key'>

export interface JobExportContext extends Sent {
  readonly app: AppRef
  readonly job: Job | null
  /** The request can no longer arrive, so the next look-up is the last one. */
  readonly isFinal: boolean
}

const jobIn = ({ event }: { readonly event: { readonly output: Job } }): Job => event.output

/** Starts the export of a list on the server. A request without an answer is looked up by its key and never repeated. */
export const jobExportOf = (ids: IdsPort) =>
  setup({
    types: {
      input: {} as { readonly app: AppRef },
      context: {} as JobExportContext,
      events: {} as { type: 'export.chosen' } & ExportChosen,
      tags: {} as 'busy' | 'reading',
    },
    actors: {
      ...({} as PortActors<Pick<JobsPort, 'fetchActive'>>),
      startExport: {} as PromiseActorLogic<Job, Sent>,
    },
    guards: {
      isUnclear: (_, failure: Failure) => isUnclear(failure),
      isStarted: ({ context }) => context.job !== null,
      isFinal: ({ context }) => context.isFinal,
    },
    actions: {
      begin: assign((_, { query, format, columns = null }: ExportChosen) => ({
        query,
        columns,
        format,
        key: ids.next(),
        job: null,
        isFinal: false,
      })),
      setJob: assign((_, job: Job) => ({ job })),
      find: assign(({ context: { key } }, jobs: readonly Job[]) => ({
        job: jobs.find(({ clientKey }) => clientKey === key) ?? null,
      })),
      setFinal: assign({ isFinal: true }),
      notifyStarted: ({ context: { app, job } }) => {
        if (job !== null) app.send({ type: 'job.started', job })
        app.send({ type: 'success.reported', message: { key: 'jobs.exportStarted' } })
      },
      notifyApp,
    },
    delays: { requestIsLost: requestLifetime },
  }).createMachine({
    id: 'jobExport',
    context: ({ input }) => ({
      ...input,
      query: null,
      columns: null,
      format: 'csv',
      key: '',
      job: null,
      isFinal: false,
    }),
    initial: 'none',
    states: {
      none: {
        on: {
          'export.chosen': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        },
      },

      sending: {
        tags: ['busy', 'reading'],
        invoke: [
          writes,
          {
            id: 'startExport',
            src: 'startExport',
            input: ({ context: { query, columns, format, key } }) => ({ query, columns, format, key }),
            onDone: { target: 'deciding', actions: { type: 'setJob', params: jobIn } },
            onError: [
              { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
              { target: 'none', actions: notifyFailure },
            ],
          },
        ],
      },

      lookingUp: {
        tags: ['busy', 'reading'],
        invoke: [
          writes,
          {
            id: 'fetchActive',
            src: 'fetchActive',
            onDone: { target: 'deciding', actions: { type: 'find', params: ({ event }) => event.output } },
            onError: 'deciding',
          },
        ],
      },

      deciding: {
        always: [
          { guard: 'isStarted', target: 'none', actions: 'notifyStarted' },
          {
            guard: 'isFinal',
            target: 'none',
            actions: {
              type: 'notifyApp',
              params: { type: 'warning.reported', message: { key: 'jobs.exportUnclear' } } satisfies FeatureEvent,
            },
          },
          { target: 'pausing' },
        ],
      },

      pausing: {
        tags: 'reading',
        after: { requestIsLost: { target: 'lookingUp', actions: 'setFinal' } },
      },
    },
  })

/** An export whose keys are all the same. */
export const jobExportMachine = jobExportOf({ next: () => 'key' })
