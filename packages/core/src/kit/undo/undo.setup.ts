import { assign, raise, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import type { BulkSettled } from '../bulk/bulk.setup.ts'
import type { Edit } from '../cells/cells.domain.ts'
import type { FollowUp, Job } from '../job/job.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { Send } from '../send/send.machine.ts'
import {
  type BulkStep,
  type JobsById,
  jobsOf,
  offeredIn,
  pendingIn,
  type SentStep,
  sentIn,
  stepsAfter,
  stepsAt,
  stepsWith,
  timeLeft,
  type UndoName,
  type UndoStep,
  withoutSent,
  withoutStep,
} from './undo.domain.ts'
import type { UndoPort } from './undo.port.ts'

export type UndoEvent =
  | { type: 'step.added'; step: UndoStep }
  | BulkSettled
  | { type: 'undo.chosen' }
  | { type: 'undo.dismissed' }
  /** Jobs may have ended, or may have been taken back. */
  | { type: 'data.invalidated' }
  /** The steps are to be stored. */
  | { type: 'steps.changed' }
  /** The jobs of the steps were read. */
  | { type: 'jobs.read' }

/** Sent to the owner: an action of an earlier visit whose outcome is not known. */
export interface BulkFound {
  readonly type: 'bulk.found'
  readonly step: SentStep
}

/** Sent to the owner of the cells. */
export interface EditUndone {
  readonly type: 'edit.undone'
  readonly edit: Edit
}

export interface UndoInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly name: UndoName
  readonly owner: { send(event: EditUndone | BulkFound): void }
}

export interface UndoContext extends UndoInput {
  /** The newest first. */
  readonly steps: readonly UndoStep[]
  /** The action on many rows that is being taken back. */
  readonly undone: BulkStep | null
}

/** Actors, guards and actions of what can be taken back in a list. */
export const undoSetup = setup({
  types: {
    input: {} as UndoInput,
    context: {} as UndoContext,
    events: {} as UndoEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<UndoPort>),
    fetchJobs: {} as Reading<JobsById, readonly string[]>,
    followUp: {} as Send<FollowUp, Job>,
  },
  guards: {
    hasSteps: ({ context: { steps } }) => steps.length > 0,
    hasStep: ({ context: { steps, clock } }) => offeredIn(stepsAt(steps, clock.now())) !== null,
    isEdit: ({ context: { steps } }) => offeredIn(steps)?.kind === 'edit',
    isStarted: (_, output: SendOutput<Job>) => sentAnswer(output) !== null,
    hasJobs: ({ context: { steps } }) => jobsOf(steps).length > 0,
  },
  actions: {
    setKept: assign(({ context: { steps, clock } }, kept: readonly UndoStep[]) => ({
      steps: stepsAt([...steps, ...kept], clock.now()),
    })),
    add: assign(({ context: { steps, clock } }, step: UndoStep) => ({ steps: stepsWith(steps, step, clock.now()) })),
    takeBack: ({ context: { owner, steps } }) => {
      const step = offeredIn(steps)
      for (const edit of step?.kind === 'edit' ? step.edits : []) owner.send({ type: 'edit.undone', edit })
    },
    setUndone: assign(({ context: { steps } }) => {
      const step = offeredIn(steps)
      return { undone: step?.kind === 'bulk' ? step : null }
    }),
    clearUndone: assign({ undone: null }),
    setJobs: assign(({ context: { steps } }, jobs: JobsById) => ({ steps: stepsAfter(steps, jobs) })),
    tellSent: ({ context: { owner } }, kept: readonly UndoStep[]) => {
      const step = sentIn(kept)
      if (step !== null) owner.send({ type: 'bulk.found', step })
    },
    dropSent: assign(({ context: { steps } }, key: string) => ({ steps: withoutSent(steps, key) })),
    drop: assign(({ context: { steps } }) => ({ steps: withoutStep(steps, offeredIn(steps)) })),
    dropOver: assign(({ context: { steps, clock } }) => ({ steps: stepsAt(steps, clock.now()) })),
    dropOffered: assign(({ context: { steps } }) => ({ steps: pendingIn(steps) })),
    store: raise({ type: 'steps.changed' }),
    readJobs: raise({ type: 'data.invalidated' }),
    tellRead: raise({ type: 'jobs.read' }),
    reportStarted: ({ context: { app } }, output: SendOutput<Job>) => {
      app.send({ type: 'job.started', job: must(sentAnswer(output)) })
      app.send({ type: 'success.reported', message: { key: 'kit.undoStarted' } })
    },
    notifyApp,
  },
  delays: { stepEnds: ({ context: { steps, clock } }) => timeLeft(steps, clock.now()) },
})
