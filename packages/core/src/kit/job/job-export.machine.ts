import { assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import { writes } from '../claims/claims.ts'
import type { ExportChosen } from '../list/export.machine.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Job } from './job.domain.ts'
import type { ExportRequest } from './job.port.ts'
import type { LostJob, LostJobOutput } from './lost-job.machine.ts'

type Sent = Pick<ExportRequest, 'query' | 'columns' | 'format' | 'key'>

export interface JobExportContext extends Sent {
  readonly app: AppRef
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
      startExport: {} as PromiseActorLogic<Job, Sent>,
      lostJob: {} as LostJob,
    },
    guards: {
      isUnclear: (_, failure: Failure) => isUnclear(failure),
      isFound: (_, { job }: LostJobOutput) => job !== null,
    },
    actions: {
      begin: assign((_, { query, format, columns = null }: ExportChosen) => ({
        query,
        columns,
        format,
        key: ids.next(),
      })),
      notifyStarted: ({ context: { app } }, job: Job | null) => {
        app.send({ type: 'job.started', job: must(job) })
        app.send({ type: 'success.reported', message: { key: 'jobs.exportStarted' } })
      },
      notifyApp,
    },
  }).createMachine({
    id: 'jobExport',
    context: ({ input }) => ({ ...input, query: null, columns: null, format: 'csv', key: '' }),
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
            onDone: { target: 'none', actions: { type: 'notifyStarted', params: jobIn } },
            onError: [
              { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
              { target: 'none', actions: notifyFailure },
            ],
          },
        ],
      },

      lookingUp: {
        tags: ['busy', 'reading'],
        invoke: {
          id: 'lostJob',
          src: 'lostJob',
          input: ({ context }) => context.key,
          onDone: [
            {
              guard: { type: 'isFound', params: ({ event }) => event.output },
              target: 'none',
              actions: { type: 'notifyStarted', params: ({ event }) => event.output.job },
            },
            {
              target: 'none',
              actions: {
                type: 'notifyApp',
                params: { type: 'warning.reported', message: { key: 'jobs.exportUnclear' } } satisfies FeatureEvent,
              },
            },
          ],
          onError: { target: 'none', actions: notifyFailure },
        },
      },
    },
  })

/** An export whose keys are all the same. */
export const jobExportMachine = jobExportOf({ next: () => 'key' })
