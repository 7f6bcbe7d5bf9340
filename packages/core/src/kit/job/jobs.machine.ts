import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { failureOf, hasFailed, logFault, valueIn } from '../load/reading.domain.ts'
import type { JobNews, JobProgress } from './job.domain.ts'
import type { JobChanged } from './job.machine.ts'
import { jobsSetup } from './jobs.setup.ts'

const newsIn = ({ event }: { readonly event: JobProgress }): JobNews => event.job
const reread = { type: 'sendToJobs', params: { type: 'refresh.requested' } } as const

/** Keeps the changed job, and tells the dialog, which may show it. */
const take = [
  { type: 'setJob', params: ({ event }: { readonly event: JobChanged }) => event.job },
  { type: 'sendToDialog', params: ({ event }: { readonly event: JobChanged }) => event },
] as const

/** Keeps track of all jobs of the supplier, each followed by a machine of its own. */
export const jobsMachine = jobsSetup.createMachine({
  id: 'jobs',
  context: ({ input }) => ({ ...input, jobs: [], isHidden: false, chosen: null, saved: [], seen: [] }),
  invoke: [
    {
      id: 'watchHiding',
      src: 'watchHiding',
      onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'hiding not heard' } } },
    },
    {
      id: 'dialog',
      src: 'dialog',
      input: ({ context: { app, clock, ids, location }, self }) => ({ app, clock, ids, location, owner: self }),
      onError: { actions: notifyFailure },
    },
  ],
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
        actions: [...take, { type: 'notifyApp', params: { type: 'data.invalidated' } }],
      },
      { actions: take },
    ],
    'location.changed': {
      actions: [
        { type: 'setLocation', params: ({ event }) => event.location },
        { type: 'sendToDialog', params: ({ event }) => event },
      ],
    },
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
