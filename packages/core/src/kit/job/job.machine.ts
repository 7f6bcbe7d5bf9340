import { assign, raise, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { PortActors } from '../../kernel/port.ts'
import { writes } from '../claims/claims.ts'
import { hasFailed, logFault, type ReadResult, valueIn } from '../load/reading.domain.ts'
import type { Readings } from '../load/reading.machine.ts'
import {
  isGone,
  type Job,
  type JobNews,
  type JobOutcome,
  type JobProgress,
  jobOutcomes,
  newerOf,
  outcomeOf,
  pollPause,
} from './job.domain.ts'
import type { JobsPort, PageHidden } from './job.port.ts'

export type JobEvent = JobProgress | PageHidden | { type: 'refresh.requested' } | { type: 'cancel.chosen' }

/** Sent to the owner with every change. */
export interface JobChanged {
  readonly type: 'job.changed'
  readonly job: Job
}

export interface JobInput {
  readonly app: AppRef
  readonly owner: { send(event: JobChanged): void }
  readonly job: Job
  readonly isHidden: boolean
}

export interface JobContext extends JobInput {
  /** The number of polls since the last event. */
  readonly polls: number
}

/** XState's first event carries the machine's input. */
const inputIn = ({ event }: { readonly event: unknown }) => (event as { readonly input: JobInput }).input
const newsIn = ({ event }: { readonly event: JobProgress }): JobNews => event.job
const answerIn = ({ event }: { readonly event: { readonly output: ReadResult<Job> } }) => event.output
const update = [{ type: 'merge', params: newsIn }, 'notifyOwner'] as const
const log = logFault('job')

/** Follows one job to its end: by realtime events and, while they stay away and the page is visible, by polling. */
export const jobMachine = setup({
  types: {
    input: {} as JobInput,
    context: {} as JobContext,
    events: {} as JobEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<JobsPort, 'fetchJob'>> & PortActors<Pick<JobsPort, 'cancelJob'>>,
  guards: {
    isHidden: ({ context }) => context.isHidden,
    isCancellable: ({ context: { job } }) => job.isCancellable,
    isOld: ({ context }, { version }: JobNews) => version <= context.job.version,
    hasEnded: ({ context }, news: JobNews) => outcomeOf(newerOf(context.job, news)) !== null,
    // An answer from before the last event does not know the end.
    isEnd: ({ context }, { value }: ReadResult<Job>) =>
      value !== null && value.version >= context.job.version && outcomeOf(value) !== null,
    isGone: (_, { failure }: ReadResult<Job>) => isGone(failure),
    isUnauthorized: (_, { failure }: ReadResult<Job>) => failure?.kind === 'unauthorized',
    endedAs: ({ context }, outcome: JobOutcome) => outcomeOf(context.job) === outcome,
  },
  actions: {
    setInput: assign((_, input: JobInput) => ({ ...input, polls: 0 })),
    merge: assign(({ context }, news: Job | JobNews) => ({ job: newerOf(context.job, news) })),
    setGone: assign(({ context }) => ({ job: { ...context.job, status: 'failed' as const } })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    clearPolls: assign({ polls: 0 }),
    read: raise({ type: 'refresh.requested' }),
    notifyOwner: ({ context: { owner, job } }) => owner.send({ type: 'job.changed', job }),
    notifyApp,
  },
  delays: { pollIsDue: ({ context }) => pollPause(context.polls) },
}).createMachine({
  id: 'job',
  // As in `reading`: a context that is a function of the input warns when an owner spawns inside another action.
  context: {} as JobContext,
  entry: { type: 'setInput', params: inputIn },
  initial: 'following',
  states: {
    following: {
      type: 'parallel',
      states: {
        news: {
          initial: 'arriving',
          on: {
            'job.progress': [
              // The event has no result, so the end is read.
              { guard: { type: 'hasEnded', params: newsIn }, target: '.reading', actions: update },
              { target: '.waiting', actions: ['clearPolls', ...update] },
            ],
            'refresh.requested': '.reading',
            'page.hidden': '.resting',
          },
          states: {
            arriving: { always: [{ guard: 'isHidden', target: 'resting' }, { target: 'waiting' }] },

            waiting: { after: { pollIsDue: { target: 'reading', actions: 'countPoll' } } },

            reading: {
              tags: 'busy',
              invoke: {
                id: 'fetchJob',
                src: 'fetchJob',
                input: ({ context }) => context.job.id,
                onDone: [
                  {
                    guard: { type: 'isGone', params: answerIn },
                    target: '#job.ending',
                    actions: ['setGone', 'notifyOwner'],
                  },
                  { guard: { type: 'isUnauthorized', params: answerIn }, target: 'resting', actions: log },
                  { guard: hasFailed, target: 'waiting', actions: log },
                  {
                    guard: { type: 'isEnd', params: answerIn },
                    target: '#job.ending',
                    actions: [{ type: 'merge', params: valueIn }, 'notifyOwner'],
                  },
                  { target: 'waiting', actions: [{ type: 'merge', params: valueIn }, 'notifyOwner'] },
                ],
              },
              // A newer event starts the read again, because the answer may not know it.
              on: { 'job.progress': { guard: { type: 'isOld', params: newsIn } }, 'refresh.requested': {} },
            },

            resting: { on: { 'job.progress': { actions: update } } },
          },
        },

        stopping: {
          initial: 'none',
          states: {
            none: { on: { 'cancel.chosen': { guard: 'isCancellable', target: 'asking' } } },

            asking: {
              tags: 'busy',
              invoke: [
                writes,
                {
                  id: 'cancelJob',
                  src: 'cancelJob',
                  input: ({ context }) => context.job.id,
                  onDone: { target: 'none', actions: 'read' },
                  onError: { target: 'none', actions: [notifyFailure, 'read'] },
                },
              ],
            },
          },
        },
      },
    },

    ending: {
      always: jobOutcomes.map((outcome) => ({ guard: { type: 'endedAs' as const, params: outcome }, target: outcome })),
    },

    completed: { type: 'final' },
    partial: { type: 'final' },
    failed: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
