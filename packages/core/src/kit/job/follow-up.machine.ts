import { assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { writes } from '../claims/claims.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { FollowUp, Job } from './job.domain.ts'
import type { LostJob, LostJobOutput } from './lost-job.machine.ts'

export interface FollowUpInput extends FollowUp {
  readonly app: AppRef
}

export interface FollowUpContext extends FollowUpInput {
  readonly job: Job | null
}

const jobIn = ({ event }: { readonly event: { readonly output: Job | null } }): Job | null => event.output

/**
 * Starts a job that follows from another one, and ends with it; with `null` when none was started, or nothing is known.
 * A request without an answer is looked up by its key and never repeated.
 */
export const followUpMachine = setup({
  types: {
    input: {} as FollowUpInput,
    context: {} as FollowUpContext,
    output: {} as { readonly job: Job | null },
    tags: {} as 'busy',
  },
  actors: {} as {
    startFollowUp: PromiseActorLogic<Job, FollowUp>
    lostJob: LostJob
  },
  guards: {
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isFound: (_, { job }: LostJobOutput) => job !== null,
  },
  actions: {
    setJob: assign((_, job: Job | null) => ({ job })),
    notifyApp,
  },
}).createMachine({
  id: 'followUp',
  context: ({ input }) => ({ ...input, job: null }),
  output: ({ context: { job } }) => ({ job }),
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'startFollowUp',
          src: 'startFollowUp',
          input: ({ context: { kind, id, key } }) => ({ kind, id, key }),
          onDone: { target: 'over', actions: { type: 'setJob', params: jobIn } },
          onError: [
            { guard: { type: 'isUnclear', params: failureOf }, target: 'lookingUp' },
            { target: 'over', actions: notifyFailure },
          ],
        },
      ],
    },

    lookingUp: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'lostJob',
          src: 'lostJob',
          input: ({ context }) => context.key,
          onDone: [
            {
              guard: { type: 'isFound', params: ({ event }) => event.output },
              target: 'over',
              actions: { type: 'setJob', params: ({ event }) => event.output.job },
            },
            {
              target: 'over',
              actions: {
                type: 'notifyApp',
                params: { type: 'warning.reported', message: { key: 'jobs.followUpUnclear' } } satisfies FeatureEvent,
              },
            },
          ],
          onError: { target: 'over', actions: notifyFailure },
        },
      ],
    },

    over: { type: 'final' },
  },
})
