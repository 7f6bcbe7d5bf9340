import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import type { Edit } from '../cells/cells.domain.ts'
import { followUpMachine } from '../job/follow-up.machine.ts'
import type { Job } from '../job/job.domain.ts'
import { stepsAt, stepsWith, timeLeft, type UndoName, type UndoStep } from './undo.domain.ts'
import type { UndoPort } from './undo.port.ts'

export type UndoEvent =
  | { type: 'step.added'; step: UndoStep }
  | { type: 'undo.chosen' }
  | { type: 'undo.dismissed' }
  /** The steps are to be stored. */
  | { type: 'steps.changed' }

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
  readonly owner: { send(event: EditUndone): void }
}

export interface UndoContext extends UndoInput {
  /** The newest first. */
  readonly steps: readonly UndoStep[]
  /** The action on many rows that is being taken back. */
  readonly undone: Extract<UndoStep, { kind: 'bulk' }> | null
}

const add = [
  { type: 'add', params: ({ event }: { readonly event: { readonly step: UndoStep } }) => event.step },
  'store',
] as const

/**
 * What can be taken back in a list, the newest change first: edited cells and actions on many rows. It is kept for the
 * tab, so that a reload does not lose it. What changed since is left as it is: the cells look before they send, and so
 * does the server before it takes a job back.
 */
export const undoMachine = setup({
  types: {
    input: {} as UndoInput,
    context: {} as UndoContext,
    events: {} as UndoEvent,
    tags: {} as 'busy',
  },
  actors: { ...({} as PortActors<UndoPort>), followUp: followUpMachine },
  guards: {
    hasStep: ({ context: { steps, clock } }) => stepsAt(steps, clock.now()).length > 0,
    isEdit: ({ context: { steps } }) => steps[0]?.kind === 'edit',
    isStarted: (_, job: Job | null) => job !== null,
  },
  actions: {
    setKept: assign(({ context: { steps, clock } }, kept: readonly UndoStep[]) => ({
      steps: stepsAt([...steps, ...kept], clock.now()),
    })),
    add: assign(({ context: { steps, clock } }, step: UndoStep) => ({ steps: stepsWith(steps, step, clock.now()) })),
    takeBack: ({ context: { owner, steps } }) => {
      const step = must(steps[0])
      if (step.kind === 'edit') owner.send({ type: 'edit.undone', edit: step.edit })
    },
    setUndone: assign(({ context: { steps } }) => ({ undone: steps[0]?.kind === 'bulk' ? steps[0] : null })),
    clearUndone: assign({ undone: null }),
    drop: assign(({ context: { steps } }) => ({ steps: steps.slice(1) })),
    dropOver: assign(({ context: { steps, clock } }) => ({ steps: stepsAt(steps, clock.now()) })),
    dropAll: assign({ steps: [] }),
    store: raise({ type: 'steps.changed' }),
    reportStarted: ({ context: { app } }, job: Job | null) => {
      app.send({ type: 'job.started', job: must(job) })
      app.send({ type: 'success.reported', message: { key: 'kit.undoStarted' } })
    },
    notifyApp,
  },
  delays: { stepEnds: ({ context: { steps, clock } }) => timeLeft(steps, clock.now()) },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, steps: [], undone: null }),
  type: 'parallel',
  states: {
    steps: {
      initial: 'loading',
      on: { 'step.added': { target: '.deciding', actions: add } },
      states: {
        loading: {
          tags: 'busy',
          on: { 'step.added': { actions: add } },
          invoke: {
            id: 'loadSteps',
            src: 'loadSteps',
            input: ({ context }) => context.name,
            onDone: { target: 'deciding', actions: { type: 'setKept', params: ({ event }) => event.output } },
            onError: 'deciding',
          },
        },

        deciding: {
          always: [
            { guard: 'hasStep', target: 'offered' },
            { target: 'none', actions: 'dropAll' },
          ],
        },

        none: {},

        offered: {
          after: { stepEnds: { target: 'deciding', actions: ['dropOver', 'store'] } },
          on: {
            'undo.chosen': [
              {
                guard: 'isEdit',
                target: 'deciding',
                actions: ['takeBack', 'drop', 'store'],
              },
              { target: 'undoing', actions: ['setUndone', 'drop', 'store'] },
            ],
            'undo.dismissed': { target: 'none', actions: ['dropAll', 'store'] },
          },
        },

        undoing: {
          on: { 'step.added': { actions: add } },
          exit: 'clearUndone',
          invoke: {
            id: 'followUp',
            src: 'followUp',
            input: ({ context: { app, ids, undone } }) => ({
              app,
              kind: 'undo',
              id: must(undone).jobId,
              key: ids.next(),
            }),
            onDone: [
              {
                guard: { type: 'isStarted', params: ({ event }) => event.output.job },
                target: 'deciding',
                actions: { type: 'reportStarted', params: ({ event }) => event.output.job },
              },
              { target: 'deciding' },
            ],
            onError: { target: 'deciding', actions: notifyFailure },
          },
        },
      },
    },

    storage: {
      initial: 'stored',
      states: {
        stored: { on: { 'steps.changed': 'storing' } },

        storing: {
          tags: 'busy',
          on: { 'steps.changed': { target: 'storing', reenter: true } },
          invoke: {
            id: 'saveSteps',
            src: 'saveSteps',
            input: ({ context: { name, steps } }) => ({ ...name, steps }),
            onDone: 'stored',
            onError: 'stored',
          },
        },
      },
    },
  },
})

export type UndoActor = ActorRefFrom<typeof undoMachine>
