import { type AnyActorRef, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { sendLater } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import { type Claimed, isBehind } from '../claims/claims.domain.ts'
import { type ClaimsChanged, claimActors, watchClaims } from '../claims/claims.ts'
import type { ReadResult } from '../load/reading.domain.ts'
import type { Readings } from '../load/reading.machine.ts'
import { type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { Send } from '../send/send.machine.ts'
import {
  type FollowUp,
  isGone,
  type Job,
  type JobFailures,
  type JobStarted,
  jobAt,
  locationOfJob,
  newerOf,
  outcomeOf,
  undoTimeOf,
} from './job.domain.ts'
import type { JobChanged } from './job.machine.ts'
import type { JobsPort } from './job.port.ts'

/** The page that is shown, or its query, has changed. */
export interface LocationChanged {
  readonly type: 'location.changed'
  readonly location: Location
}

export type JobDialogEvent =
  | LocationChanged
  | JobChanged
  | ClaimsChanged
  | { type: 'dialog.dismissed' }
  | { type: 'retry.chosen' }
  | { type: 'page.chosen'; page: number }
  | { type: 'cancel.chosen' }
  | { type: 'file.chosen' }
  /** Runs the job again on the rows that it did not change. */
  | { type: 'rerun.chosen' }
  | { type: 'undo.chosen' }

/** Sent to the owner, which follows all jobs that run. */
export type JobDialogReport = JobStarted | { type: 'cancel.chosen'; id: string } | { type: 'file.chosen'; id: string }

export interface JobDialogInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly owner: { send(event: JobDialogReport): void }
  readonly location: Location
}

export interface JobDialogContext extends JobDialogInput {
  readonly isHidden: boolean
  /** The job that is open; `null` until it is read. */
  readonly job: Job | null
  readonly failure: Failure | null
  readonly page: number
  readonly failures: JobFailures | null
  readonly followUp: FollowUp | null
}

const openId = ({ location }: JobDialogContext): string => must(jobAt(location))

/** Actors, guards and actions of the job that the address opens. */
export const jobDialogSetup = setup({
  types: {
    input: {} as JobDialogInput,
    context: {} as JobDialogContext,
    events: {} as JobDialogEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as Readings<Pick<JobsPort, 'fetchJob' | 'fetchFailures'>>),
    ...claimActors,
    followUp: {} as Send<FollowUp, Job>,
    watchClaims,
  },
  guards: {
    isNamed: ({ context }) => jobAt(context.location) !== null,
    isSame: ({ context }, location: Location) => jobAt(context.location) === jobAt(location),
    isGone: (_, { failure }: ReadResult<Job>) => isGone(failure),
    isOpen: ({ context }, { id }: Job) => context.job?.id === id,
    hasFailures: ({ context: { job } }) => job !== null && outcomeOf(job) !== null && job.failed > 0,
    isActive: ({ context: { job } }) => job !== null && outcomeOf(job) === null,
    mayUndo: ({ context: { job, clock } }) => undoTimeOf(job, clock.now()) > 0,
    isStarted: (_, output: SendOutput<Job>) => sentAnswer(output) !== null,
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setHidden: assign((_, claimed: Claimed) => ({ isHidden: isBehind(claimed, 'job') })),
    clear: assign({ job: null, failure: null, page: 1, failures: null }),
    setJob: assign((_, job: Job) => ({ job, failure: null })),
    merge: assign(({ context }, job: Job) => ({ job: newerOf(must(context.job), job) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setPage: assign((_, page: number) => ({ page, failure: null })),
    setFailures: assign((_, failures: JobFailures) => ({ failures, failure: null })),
    /** A job that runs is followed by the owner, which reports every change of it. */
    follow: ({ context: { owner, job } }) => {
      if (job !== null && outcomeOf(job) === null) sendLater(owner as AnyActorRef, { type: 'job.started', job })
    },
    sendToOwner: ({ context }, type: 'cancel.chosen' | 'file.chosen') =>
      context.owner.send({ type, id: openId(context) }),
    setFollowUp: assign(({ context }, kind: FollowUp['kind']) => ({
      followUp: { kind, id: openId(context), key: context.ids.next() },
    })),
    clearFollowUp: assign({ followUp: null }),
    /** The new job takes the place of the one that it follows from, unless another page is shown meanwhile. */
    openFollowUp: ({ context: { app, owner, location, followUp } }, output: SendOutput<Job>) => {
      const job = must(sentAnswer(output))
      sendLater(owner as AnyActorRef, { type: 'job.started', job })
      // The list behind the dialog offers the same undo.
      if (followUp?.kind === 'undo') app.send({ type: 'data.invalidated' })
      if (jobAt(location) !== followUp?.id) return
      app.send({ type: 'navigation.requested', location: locationOfJob(location, job.id) })
    },
    close: ({ context: { app, location } }) =>
      app.send({ type: 'navigation.requested', location: locationOfJob(location, null), replace: true }),
    notifyApp,
  },
  delays: { undoEnds: ({ context: { job, clock } }) => undoTimeOf(job, clock.now()) },
})
