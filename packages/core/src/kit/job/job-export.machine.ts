import { assign, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { ExportChosen } from '../list/export.machine.ts'
import { messageOfNone, type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { Send } from '../send/send.machine.ts'
import type { Job } from './job.domain.ts'
import type { ExportRequest } from './job.port.ts'

type Sent = Omit<ExportRequest, 'section'>

export interface JobExportContext extends Sent {
  readonly app: AppRef
}

const outputIn = ({ event }: { readonly event: { readonly output: SendOutput<Job> } }) => event.output

/**
 * Starts the export of a list on the server; `namedBy` are the fields that its file has first, whatever is shown. A
 * request without an answer is looked up by its key and never repeated.
 */
export const jobExportOf = (ids: IdsPort, namedBy: readonly string[] = []) =>
  setup({
    types: {
      input: {} as { readonly app: AppRef },
      context: {} as JobExportContext,
      events: {} as { type: 'export.chosen' } & ExportChosen,
      tags: {} as 'busy' | 'reading',
    },
    actors: {} as { send: Send<Sent, Job> },
    guards: { isStarted: (_, output: SendOutput<Job>) => sentAnswer(output) !== null },
    actions: {
      begin: assign((_, { query, format, fields = [] }: ExportChosen) => ({
        query,
        fields: [...new Set([...namedBy, ...fields])],
        format,
        key: ids.next(),
      })),
      notifyStarted: ({ context: { app } }, output: SendOutput<Job>) => {
        app.send({ type: 'job.started', job: must(sentAnswer(output)) })
        app.send({ type: 'success.reported', message: { key: 'jobs.exportStarted' } })
      },
      notifyApp,
    },
  }).createMachine({
    id: 'jobExport',
    context: ({ input }) => ({ ...input, query: null, fields: [], format: 'csv', key: '' }),
    initial: 'none',
    states: {
      none: {
        on: {
          'export.chosen': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } },
        },
      },

      sending: {
        tags: ['busy', 'reading'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { query, fields, format, key } }) => ({ request: { query, fields, format, key } }),
          onDone: [
            {
              guard: { type: 'isStarted', params: outputIn },
              target: 'none',
              actions: { type: 'notifyStarted', params: outputIn },
            },
            {
              target: 'none',
              actions: {
                type: 'notifyApp',
                params: (args) => messageOfNone(outputIn(args), { key: 'jobs.exportUnclear' }),
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
