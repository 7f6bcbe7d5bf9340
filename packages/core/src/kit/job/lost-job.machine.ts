import { type ActorLogic, assign, type EventObject, type PromiseActorLogic, type Snapshot, setup } from 'xstate'
import { requestLifetime } from '../../kernel/failure.ts'
import type { Job } from './job.domain.ts'

export interface LostJobContext {
  /** The idempotency key of the request that got no answer. */
  readonly key: string
  readonly job: Job | null
  /** The request can no longer arrive, so the next look-up is the last one. */
  readonly isFinal: boolean
  /** The server has said that the request did not arrive. */
  readonly isRefuted: boolean
}

export type LostJobOutput = Pick<LostJobContext, 'job' | 'isRefuted'>

/** Looks up the job that a request without an answer may have started. */
export type LostJob = ActorLogic<Snapshot<LostJobOutput>, EventObject, string>

const jobIn = ({ event }: { readonly event: { readonly output: Job | null } }) => event.output

/**
 * Looks a job up by the key of its request, at once and once more when the request can no longer arrive. Every request
 * that starts a job is looked up in this way, and none is sent again.
 */
export const lostJobMachine = setup({
  types: {
    input: {} as string,
    context: {} as LostJobContext,
    output: {} as LostJobOutput,
    tags: {} as 'busy',
  },
  actors: {} as { findJob: PromiseActorLogic<Job | null, string> },
  guards: {
    isFound: (_, job: Job | null) => job !== null,
    isFinal: ({ context }) => context.isFinal,
  },
  actions: {
    setJob: assign((_, job: Job | null) => ({ job })),
    setFinal: assign({ isFinal: true }),
    setRefuted: assign({ isRefuted: true }),
  },
  delays: { requestIsLost: requestLifetime },
}).createMachine({
  id: 'lostJob',
  context: ({ input: key }) => ({ key, job: null, isFinal: false, isRefuted: false }),
  output: ({ context: { job, isRefuted } }) => ({ job, isRefuted }),
  initial: 'lookingUp',
  states: {
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'findJob',
        src: 'findJob',
        input: ({ context }) => context.key,
        onDone: [
          {
            guard: { type: 'isFound', params: jobIn },
            target: 'over',
            actions: { type: 'setJob', params: jobIn },
          },
          { guard: 'isFinal', target: 'over', actions: 'setRefuted' },
          { target: 'waiting' },
        ],
        onError: [{ guard: 'isFinal', target: 'over' }, { target: 'waiting' }],
      },
    },

    waiting: { after: { requestIsLost: { target: 'lookingUp', actions: 'setFinal' } } },

    over: { type: 'final' },
  },
})
