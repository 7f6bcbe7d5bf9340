import type { ActorRefFrom, DoneActorEvent } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import type { BulkSettled } from '../bulk/bulk.setup.ts'
import { notifyUnstarted, startedIn } from '../job/follow-up.ts'
import { hasFailed, logFault, valueIn } from '../load/reading.domain.ts'
import { jobsOf, type UndoStep } from './undo.domain.ts'
import { undoSetup } from './undo.setup.ts'

const add = { type: 'add', params: ({ event }: { readonly event: { readonly step: UndoStep } }) => event.step } as const
const dropSent = { type: 'dropSent', params: ({ event }: { readonly event: BulkSettled }) => event.key } as const

const keep = [
  { type: 'setKept', params: ({ event }: { readonly event: Loaded }) => event.output },
  { type: 'tellSent', params: ({ event }: { readonly event: Loaded }) => event.output },
  'readJobs',
] as const

type Loaded = DoneActorEvent<readonly UndoStep[]>

/**
 * What can be taken back in a list, the newest change first: edited cells and actions on many rows. It is kept for the
 * tab, so that a reload does not lose it. An action that is the work of a job can be taken back once the job has ended.
 * The cells and the server compare before they take something back, so they leave alone what has changed since.
 */
export const undoMachine = undoSetup.createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, steps: [], undone: null }),
  type: 'parallel',
  on: { 'bulk.settled': { actions: [dropSent, 'store'] } },
  states: {
    steps: {
      initial: 'loading',
      on: { 'step.added': { target: '.deciding', actions: [add, 'store'] }, 'jobs.read': '.deciding' },
      states: {
        loading: {
          tags: 'busy',
          // Nothing is stored before the kept steps are known, because it would replace them.
          on: { 'step.added': { actions: add }, 'bulk.settled': { actions: dropSent }, 'jobs.read': {} },
          invoke: {
            id: 'loadSteps',
            src: 'loadSteps',
            input: ({ context }) => context.name,
            onDone: [
              { guard: 'hasSteps', target: 'deciding', actions: [...keep, 'store'] },
              { target: 'deciding', actions: keep },
            ],
            onError: [{ guard: 'hasSteps', target: 'deciding', actions: 'store' }, { target: 'deciding' }],
          },
        },

        deciding: {
          always: [
            { guard: 'hasStep', target: 'offered' },
            { target: 'none', actions: 'dropOver' },
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
            'undo.dismissed': { target: 'none', actions: ['dropOffered', 'store'] },
          },
        },

        undoing: {
          tags: 'busy',
          on: { 'step.added': { actions: [add, 'store'] }, 'jobs.read': {} },
          exit: 'clearUndone',
          invoke: {
            id: 'followUp',
            src: 'followUp',
            input: ({ context: { ids, undone } }) => ({
              request: { kind: 'undo', id: must(undone).jobId, key: ids.next() },
            }),
            onDone: [
              {
                guard: { type: 'isStarted', params: startedIn },
                target: 'deciding',
                actions: { type: 'reportStarted', params: startedIn },
              },
              { target: 'deciding', actions: notifyUnstarted },
            ],
            onError: { target: 'deciding', actions: notifyFailure },
          },
        },
      },
    },

    jobs: {
      initial: 'known',
      states: {
        known: { on: { 'data.invalidated': { guard: 'hasJobs', target: 'reading' } } },

        reading: {
          tags: 'busy',
          on: { 'data.invalidated': { target: 'reading', reenter: true } },
          invoke: {
            id: 'fetchJobs',
            src: 'fetchJobs',
            input: ({ context }) => jobsOf(context.steps),
            onDone: [
              { guard: hasFailed, target: 'known', actions: logFault('jobs') },
              {
                target: 'known',
                actions: [{ type: 'setJobs', params: valueIn }, 'store', 'tellRead'],
              },
            ],
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
