import { type ActorRefFrom, assign, type PromiseActorLogic, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { isDirtyWithoutDraft, showsDialog, writes } from '../claims/claims.ts'
import { optionsMachine, pickerOpened } from '../form/options.machine.ts'
import { ofRecord } from '../form/pick-fields.domain.ts'
import {
  type AnyValues,
  cleaned,
  initialOf,
  isSame,
  mistakesIn,
  type RecordRules,
  refusalsIn,
  rulesOf,
  valuesWith,
  withoutPath,
} from '../form/record.domain.ts'
import type { Errors } from '../form/record-fields.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { CommandOutput, Run } from './command.domain.ts'

export interface CommandInput extends Omit<Run, 'values'> {
  readonly app: AppRef
  /** Whether to ask for confirmation in a dialog. */
  readonly asks: boolean
  /** The record on which the command was chosen. */
  readonly row: unknown
  /** Values that are sent without being typed. */
  readonly derived: AnyValues
}

/** A command that was chosen, without what its dialog adds. */
export type ChosenCommand = Omit<CommandInput, 'app'>

export type CommandEvent =
  | { type: 'command.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'picker.opened'; field: string }

export interface CommandContext extends CommandInput, CommandOutput {
  values: AnyValues
  errors: Errors
}

const runOf = ({ command, id, version, key, values, derived }: CommandContext): Run => ({
  command,
  id,
  version,
  key,
  values: { ...values, ...derived },
})

const foundIn = ({ event }: { readonly event: { readonly output: unknown } }) => event.output

/**
 * Runs one command on one record, after a confirmation or the input of its fields if required. If the response leaves
 * the outcome open, `isDone` reads the record and derives the outcome; `null` when the record does not show it.
 */
export const createCommandMachine = (rulesFor: (command: string) => RecordRules) => {
  const fieldsOf = (command: string) => rulesFor(command).fields
  const hasFields = ({ command }: CommandContext) => Object.keys(fieldsOf(command)).length > 0
  const mistakesOf = ({ command, values, row }: CommandContext) => mistakesIn(rulesFor(command), values, row)

  return setup({
    types: {
      input: {} as CommandInput,
      context: {} as CommandContext,
      events: {} as CommandEvent,
      output: {} as CommandOutput,
      tags: {} as 'busy',
    },
    actors: {
      run: {} as PromiseActorLogic<void, Run>,
      options: optionsMachine,
      /** Whether the record shows that the command was carried out; `null` when it cannot. */
      isDone: {} as PromiseActorLogic<boolean | null, Pick<Run, 'command' | 'id' | 'values'>>,
    },
    guards: {
      asks: ({ context }) => context.asks || hasFields(context),
      hasFields: ({ context }) => hasFields(context),
      isTyped: ({ context: { command, values } }) => !isSame(values, initialOf(fieldsOf(command))),
      isMistaken: ({ context }) => Object.keys(mistakesOf(context)).length > 0,
      isUnclear: (_, failure: Failure) => isUnclear(failure),
      isTrue: (_, found: unknown) => found === true,
      isFalse: (_, found: unknown) => found === false,
    },
    actions: {
      setValue: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: valuesWith(fieldsOf(context.command), context.values, field, value),
        errors: withoutPath(context.errors, field),
        failure: null,
      })),
      showMistakes: assign(({ context }) => ({ errors: mistakesOf(context), failure: null })),
      cleanValues: assign(({ context: { command, values, row } }) => ({
        values: cleaned(rulesFor(command), values, row),
        errors: {},
        failure: null,
      })),
      openPicker: sendTo('options', ({ context: { command, id, values } }, field: string) =>
        pickerOpened(fieldsOf(command), { ...values, [ofRecord]: { id } }, field),
      ),
      notifyApp,
      setResult: assign((_, result: CommandOutput['result']) => ({ result })),
      setFailure: assign(({ context: { command, values, row } }, failure: Failure) => {
        const { fields, statesOf } = rulesFor(command)
        return { failure, errors: refusalsIn(failure, fields, statesOf(values, row)) }
      }),
    },
  }).createMachine({
    id: 'command',
    context: ({ input }) => ({
      ...input,
      values: initialOf(fieldsOf(input.command)),
      errors: {},
      result: 'dismissed',
      failure: null,
    }),
    output: ({ context: { result, failure } }) => ({ result, failure }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'asks', target: 'asking' }, { target: 'running' }] },

      asking: {
        initial: 'choosing',
        invoke: [showsDialog, { id: 'options', src: 'options', onError: { actions: notifyFailure } }],
        on: {
          'field.changed': { target: '.choosing', actions: { type: 'setValue', params: ({ event }) => event } },
          'picker.opened': { actions: { type: 'openPicker', params: ({ event }) => event.field } },
          'command.confirmed': [
            { guard: 'isMistaken', actions: 'showMistakes' },
            { target: 'running', actions: 'cleanValues' },
          ],
          'dialog.dismissed': { target: 'over', actions: { type: 'setResult', params: 'dismissed' } },
        },
        states: {
          choosing: { always: [{ guard: 'isTyped', target: 'typed' }, { target: 'untouched' }] },
          untouched: {},
          typed: { invoke: isDirtyWithoutDraft },
        },
      },

      running: {
        tags: 'busy',
        invoke: [
          writes,
          {
            id: 'run',
            src: 'run',
            input: ({ context }) => runOf(context),
            onDone: { target: 'over', actions: { type: 'setResult', params: 'done' } },
            onError: [
              {
                guard: { type: 'isUnclear', params: failureOf },
                target: 'lookingUp',
                actions: { type: 'setFailure', params: failureOf },
              },
              {
                target: 'refused',
                actions: { type: 'setFailure', params: failureOf },
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
            input: ({ context }) => runOf(context),
            onDone: [
              {
                guard: { type: 'isTrue', params: foundIn },
                target: 'over',
                actions: { type: 'setResult', params: 'done' },
              },
              { guard: { type: 'isFalse', params: foundIn }, target: 'refused' },
              { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
            ],
            onError: { target: 'over', actions: { type: 'setResult', params: 'unclear' } },
          },
        ],
      },

      // A dialog with fields stays open with what was typed.
      refused: {
        always: [
          { guard: 'hasFields', target: 'asking' },
          { target: 'over', actions: { type: 'setResult', params: 'refused' } },
        ],
      },

      over: { type: 'final' },
    },
  })
}

export type CommandMachine = ReturnType<typeof createCommandMachine>
export type CommandActor = ActorRefFrom<CommandMachine>

/** Commands without fields. */
export const commandMachine = createCommandMachine(() => rulesOf({}))
