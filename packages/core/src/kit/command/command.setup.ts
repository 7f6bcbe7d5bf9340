import { assign, type PromiseActorLogic, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import { optionsMachine, pickerOpened } from '../form/options.machine.ts'
import { ofRecord } from '../form/pick-fields.domain.ts'
import { type QuestionAnswered, questionChanged, questionMachine } from '../form/question.machine.ts'
import {
  type AnyValues,
  cleaned,
  initialOf,
  isSame,
  mistakesIn,
  type RecordRules,
  refusalsIn,
  valuesWith,
  withoutPath,
} from '../form/record.domain.ts'
import type { Errors } from '../form/record-fields.domain.ts'
import type { Job } from '../job/job.domain.ts'
import type { LostJob, LostJobOutput } from '../job/lost-job.machine.ts'
import type { CommandOutput, Offer, Run, Told } from './command.domain.ts'

export interface CommandInput extends Omit<Run, 'values'> {
  readonly app: AppRef
  /** Whether to ask for confirmation in a dialog. */
  readonly asks: boolean
  /** Whether its work goes on as a job. */
  readonly isJob?: boolean
  /** Whether a request without an answer may be sent again with its key. */
  readonly isKeyed?: boolean
  /** Whether its dialog leads to where a refusal is mended, so that it stays open. */
  readonly leads?: boolean
  /** The record on which the command was chosen. */
  readonly row: unknown
  /** Values that the dialog offers for its fields. */
  readonly offers?: readonly Offer[]
  /** Values that are sent without being typed. */
  readonly derived: AnyValues
  /** The values of its fields at first, beside their own. They count as untouched. */
  readonly begins?: AnyValues
}

/** A command that was chosen, without what its dialog adds. */
export type ChosenCommand = Omit<CommandInput, 'app'>

export type CommandEvent =
  | { type: 'command.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'picker.opened'; field: string }
  | QuestionAnswered

export interface CommandContext extends CommandInput, CommandOutput {
  values: AnyValues
  errors: Errors
  /** A text about the command that was carried out; `null` for none. */
  told: Message | null
}

type Answer = Job | Told | null | undefined

const jobIn = (answer: Answer): Job | null => (answer && 'id' in answer ? answer : null)
const toldIn = (answer: Answer): Message | null => (answer && 'told' in answer ? answer.told : null)

/** The request of the command as it is filled in. */
export const runOf = ({ command, id, version, key, values, derived }: CommandContext): Run => ({
  command,
  id,
  version,
  key,
  values: { ...values, ...derived },
})

/** Actors, guards and actions of a command, built from the rules of its section. */
export const commandSetup = (rulesFor: (command: string) => RecordRules) => {
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
      run: {} as PromiseActorLogic<Job | Told | undefined, Run>,
      lostJob: {} as LostJob,
      options: optionsMachine,
      question: questionMachine,
      /** Whether the record shows that the command was carried out; `null` when it cannot. */
      isDone: {} as PromiseActorLogic<boolean | null, Pick<Run, 'command' | 'id' | 'values'>>,
    },
    guards: {
      asks: ({ context }) => context.asks || hasFields(context),
      staysOpen: ({ context }) => hasFields(context) || (context.asks && context.leads === true),
      isTyped: ({ context }) => !isSame(context.values, beginningOf(rulesFor, context)),
      isMistaken: ({ context }) => Object.keys(mistakesOf(context)).length > 0,
      isUnclear: (_, failure: Failure) => isUnclear(failure),
      isJob: (_, answer: Answer) => jobIn(answer) !== null,
      tells: (_, answer: Answer) => toldIn(answer) !== null,
      mayRepeat: ({ context }, failure: Failure) => context.isKeyed === true && isUnclear(failure),
      mayHaveStarted: ({ context }, failure: Failure) => context.isJob === true && isUnclear(failure),
      isRefuted: (_, lost: LostJobOutput) => lost.isRefuted,
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
      ask: sendTo('question', ({ context }) => questionChanged(rulesFor(context.command), context)),
      notifyApp,
      reportJob: ({ context: { app } }, answer: Answer) => {
        const job = jobIn(answer)
        if (job) app.send({ type: 'job.started', job })
      },
      setTold: assign((_, answer: Answer) => ({ told: toldIn(answer) })),
      setResult: assign((_, result: CommandOutput['result']) => ({ result })),
      setFailure: assign(({ context: { command, values, row } }, failure: Failure) => {
        const { fields, statesOf } = rulesFor(command)
        return { failure, errors: refusalsIn(failure, fields, statesOf(values, row)) }
      }),
    },
  })
}

const beginningOf = (rulesFor: (command: string) => RecordRules, { command, begins }: CommandInput): AnyValues => ({
  ...initialOf(rulesFor(command).fields),
  ...begins,
})

export const startOf =
  (rulesFor: (command: string) => RecordRules) =>
  ({ input }: { readonly input: CommandInput }): CommandContext => ({
    ...input,
    values: beginningOf(rulesFor, input),
    errors: {},
    result: 'dismissed',
    failure: null,
    told: null,
  })
