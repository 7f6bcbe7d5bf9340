import type { ActorRefFrom } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { showsModal } from '../claims/claims.ts'
import { type ReadResult, valueIn, whenFailed } from '../load/reading.domain.ts'
import { notifyUnstarted, startedIn } from './follow-up.ts'
import type { Job } from './job.domain.ts'
import { jobAt } from './job.domain.ts'
import { jobDialogSetup } from './job-dialog.setup.ts'

const answerIn = ({ event }: { readonly event: { readonly output: ReadResult<Job> } }) => event.output

/**
 * The job that the address opens over any page: its progress, the rows that it did not change, and what can be done
 * about it. A job that it starts goes on when the dialog is closed.
 */
export const jobDialogMachine = jobDialogSetup.createMachine({
  id: 'jobDialog',
  context: ({ input }) => ({
    ...input,
    isHidden: false,
    job: null,
    failure: null,
    page: 1,
    failures: null,
    followUp: null,
  }),
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  type: 'parallel',
  on: { 'claims.changed': { actions: { type: 'setHidden', params: ({ event }) => event.claimed } } },
  states: {
    dialog: {
      initial: 'arriving',
      on: {
        'location.changed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event.location },
            actions: { type: 'setLocation', params: ({ event }) => event.location },
          },
          {
            target: '.arriving',
            actions: ['clear', { type: 'setLocation', params: ({ event }) => event.location }],
          },
        ],
      },
      states: {
        arriving: { always: [{ guard: 'isNamed', target: 'open' }, { target: 'closed' }] },

        closed: {},

        open: {
          invoke: showsModal('job'),
          initial: 'reading',
          on: { 'dialog.dismissed': { actions: 'close' } },
          states: {
            reading: {
              tags: 'busy',
              invoke: {
                id: 'fetchJob',
                src: 'fetchJob',
                input: ({ context }) => must(jobAt(context.location)),
                onDone: [
                  { guard: { type: 'isGone', params: answerIn }, target: 'missing' },
                  whenFailed('failed', 'job'),
                  { target: 'shown', actions: [{ type: 'setJob', params: valueIn }, 'follow'] },
                ],
              },
            },

            missing: {},

            failed: { on: { 'retry.chosen': 'reading' } },

            shown: {
              type: 'parallel',
              on: {
                'cancel.chosen': { guard: 'isActive', actions: { type: 'sendToOwner', params: 'cancel.chosen' } },
                'file.chosen': { actions: { type: 'sendToOwner', params: 'file.chosen' } },
              },
              states: {
                failures: {
                  initial: 'arriving',
                  on: {
                    'job.changed': {
                      guard: { type: 'isOpen', params: ({ event }) => event.job },
                      target: '.arriving',
                      actions: { type: 'merge', params: ({ event }) => event.job },
                    },
                  },
                  states: {
                    arriving: { always: [{ guard: 'hasFailures', target: 'reading' }, { target: 'none' }] },

                    none: {},

                    reading: {
                      tags: 'busy',
                      invoke: {
                        id: 'fetchFailures',
                        src: 'fetchFailures',
                        input: ({ context: { job, page } }) => ({ id: must(job).id, page }),
                        onDone: [
                          whenFailed('failed', 'rows of a job'),
                          { target: 'listed', actions: { type: 'setFailures', params: valueIn } },
                        ],
                      },
                    },

                    listed: {
                      on: {
                        'page.chosen': {
                          target: 'reading',
                          actions: { type: 'setPage', params: ({ event }) => event.page },
                        },
                      },
                    },

                    failed: { on: { 'retry.chosen': 'reading' } },
                  },
                },

                undo: {
                  initial: 'arriving',
                  on: {
                    'job.changed': {
                      guard: { type: 'isOpen', params: ({ event }) => event.job },
                      target: '.arriving',
                    },
                  },
                  states: {
                    arriving: { always: [{ guard: 'mayUndo', target: 'offered' }, { target: 'none' }] },
                    none: {},
                    offered: { after: { undoEnds: 'none' } },
                  },
                },
              },
            },
          },
        },
      },
    },

    followUp: {
      initial: 'none',
      states: {
        none: {
          on: {
            'rerun.chosen': {
              guard: 'hasFailures',
              target: 'starting',
              actions: { type: 'setFollowUp', params: 'rerun' },
            },
            'undo.chosen': { guard: 'mayUndo', target: 'starting', actions: { type: 'setFollowUp', params: 'undo' } },
          },
        },

        // The request goes on when the dialog is closed, because its job may have begun.
        starting: {
          tags: 'busy',
          invoke: {
            id: 'followUp',
            src: 'followUp',
            input: ({ context: { followUp } }) => ({ request: must(followUp) }),
            onDone: [
              {
                guard: { type: 'isStarted', params: startedIn },
                target: 'none',
                actions: [{ type: 'openFollowUp', params: startedIn }, 'clearFollowUp'],
              },
              { target: 'none', actions: [notifyUnstarted, 'clearFollowUp'] },
            ],
            onError: { target: 'none', actions: [notifyFailure, 'clearFollowUp'] },
          },
        },
      },
    },
  },
})

export type JobDialogActor = ActorRefFrom<typeof jobDialogMachine>
