import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import type { AppRef } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { showsDialog, writes } from '../claims/claims.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { CommandOutput, Run } from './command.domain.ts'

export interface CommandInput extends Run {
  readonly app: AppRef
  /** Whether to ask for confirmation in a dialog. */
  readonly asks: boolean
}

export type CommandEvent = { type: 'command.confirmed' } | { type: 'dialog.dismissed' }

export interface CommandContext extends CommandInput, CommandOutput {}

const foundIn = ({ event }: { readonly event: { readonly output: unknown } }) => event.output

/**
 * Runs one command on one record, after a confirmation if required. If the response leaves the outcome open, `isDone`
 * reads the record and derives the outcome; `null` when the record does not show it.
 */
export const commandMachine = setup({
  types: {
    input: {} as CommandInput,
    context: {} as CommandContext,
    events: {} as CommandEvent,
    output: {} as CommandOutput,
    tags: {} as 'busy',
  },
  actors: {
    run: {} as PromiseActorLogic<void, Run>,
    /** Whether the record shows that the command was carried out; `null` when it cannot. */
    isDone: {} as PromiseActorLogic<boolean | null, Pick<Run, 'command' | 'id'>>,
  },
  guards: {
    asks: ({ context }) => context.asks,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isTrue: (_, found: unknown) => found === true,
    isFalse: (_, found: unknown) => found === false,
  },
  actions: {
    setResult: assign((_, result: CommandOutput['result']) => ({ result })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'command',
  context: ({ input }) => ({ ...input, result: 'dismissed', failure: null }),
  output: ({ context: { result, failure } }) => ({ result, failure }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'asks', target: 'asking' }, { target: 'running' }] },

    asking: {
      invoke: showsDialog,
      on: { 'command.confirmed': 'running', 'dialog.dismissed': 'over' },
    },

    running: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'run',
          src: 'run',
          input: ({ context: { command, id, key } }) => ({ command, id, key }),
          onDone: { target: 'over', actions: { type: 'setResult', params: 'done' } },
          onError: [
            {
              guard: { type: 'isUnclear', params: failureOf },
              target: 'lookingUp',
              actions: { type: 'setFailure', params: failureOf },
            },
            {
              target: 'over',
              actions: [
                { type: 'setFailure', params: failureOf },
                { type: 'setResult', params: 'refused' },
              ],
            },
          ],
        },
      ],
    },

    lookingUp: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'isDone',
          src: 'isDone',
          input: ({ context: { command, id } }) => ({ command, id }),
          onDone: [
            {
              guard: { type: 'isTrue', params: foundIn },
              target: 'over',
              actions: { type: 'setResult', params: 'done' },
            },
            {
              guard: { type: 'isFalse', params: foundIn },
              target: 'over',
              actions: { type: 'setResult', params: 'refused' },
            },
            { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
          ],
          onError: { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
        },
      ],
    },

    over: { type: 'final' },
  },
})

export type CommandActor = ActorRefFrom<typeof commandMachine>
