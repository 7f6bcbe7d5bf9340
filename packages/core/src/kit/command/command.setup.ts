import { assign, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Message } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { isSame } from '../../kernel/same.ts'
import { ofRecord } from '../fields/pick-fields.domain.ts'
import type { Errors } from '../fields/record-fields.domain.ts'
import { optionsMachine, pickerOpened } from '../form/options.machine.ts'
import { type QuestionAnswered, questionChanged, questionMachine } from '../form/question.machine.ts'
import {
  type AnyValues,
  cleaned,
  initialOf,
  mistakesIn,
  type RecordRules,
  refusalsIn,
  valuesWith,
  withoutPath,
} from '../form/record.domain.ts'
import type { Job, JobBegun } from '../job/job.domain.ts'
import { type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { AnswerMissed, Send, SendInput } from '../send/send.machine.ts'
import type { CommandOutput, Made, Offer, Outdated, RecordTouched, Run, Told } from './command.domain.ts'

export interface CommandInput extends Omit<Run, 'values'> {
  readonly app: AppRef
  /** Whether to ask for confirmation in a dialog. */
  readonly asks: boolean
  /** Whether its work goes on as a job. */
  readonly isJob?: boolean
  /** Whether the dialog of its job opens at once. */
  readonly opensJob?: boolean
  /** Whether a request without an answer may be sent again with its key. */
  readonly isKeyed?: boolean
  /** Whether its dialog leads to where a refusal is mended, so that it stays open. */
  readonly leads?: boolean
  /** The message about an unclear outcome, where it says more than that. */
  readonly unclear?: Message | undefined
  /** The record on which the command was chosen. */
  readonly row: unknown
  /** Values that the dialog offers for its fields. */
  readonly offers?: readonly Offer[]
  /** Values that are sent without being typed. */
  readonly derived: AnyValues
  /** The values of its fields at first, beside their own. They count as untouched. */
  readonly begins?: AnyValues
  /** Errors that the form opens with, for example after an action on many rows was refused on this one. */
  readonly errors?: Errors
  /** Learns that the record has changed since it was read. */
  readonly owner?: { send(event: RecordTouched | JobBegun): void }
}

/** A command that was chosen, without what its dialog adds. */
export type ChosenCommand = Omit<CommandInput, 'app' | 'owner'>

export type CommandEvent =
  | { type: 'command.confirmed' }
  | { type: 'dialog.dismissed' }
  /** Looks once more whether the command was carried out. */
  | { type: 'check.chosen' }
  | AnswerMissed
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'picker.opened'; field: string }
  | QuestionAnswered
  | RecordRead
  | RowRead

/** From the owner: the record as it is now, which another tab may have changed while the dialog is open. */
export interface RecordRead extends Pick<CommandInput, 'row' | 'version'> {
  readonly type: 'record.read'
  readonly begins: AnyValues
}

/** From the owner: the row as the list or the form has it now, and whether it still allows the command. */
export interface RowRead {
  readonly type: 'row.read'
  readonly row: unknown
  readonly isAllowed: boolean
  /** Values of the row that are sent without being typed. */
  readonly sends: AnyValues
}

export interface CommandContext extends Omit<CommandInput, 'errors'>, CommandOutput {
  values: AnyValues
  errors: Errors
  /** A text about the command that was carried out; `null` for none. */
  told: Message | null
  /** The request can no longer arrive, so that it is only looked up. */
  isLate: boolean
  /** Whether the record as it was read last allows the command. */
  isAllowed: boolean
}

/** The answer to the request of a command. */
export type CommandAnswer = Job | Told | Made | Outdated | undefined
export type CommandSent = SendOutput<CommandAnswer>
type Answer = CommandAnswer | null

const jobIn = (answer: Answer): Job | null => (answer && 'id' in answer ? answer : null)
const madeIn = (answer: Answer): string | null => (answer && 'made' in answer ? answer.made : null)
const toldIn = (answer: Answer): Message | null => (answer && 'told' in answer ? answer.told : null)

/** The request of the command as it is filled in. */
const runOf = ({ command, id, version, key, values, derived }: CommandContext): Run => ({
  command,
  id,
  version,
  key,
  values: { ...values, ...derived },
})

/** The request to send, or to look up. */
export const sendInputOf = (context: CommandContext, owner: NonNullable<SendInput<Run>['owner']>): SendInput<Run> => ({
  request: runOf(context),
  isKeyed: context.isKeyed === true,
  owner,
  ...(context.isLate && { sent: { isLate: true } }),
})

/** Whether a row shows that a command was carried out with these values. */
export type IsDone = (command: string, row: unknown, values: AnyValues) => boolean

/** Actors, guards and actions of a command, built from the rules of its section. */
export const commandSetup = (rulesFor: (command: string) => RecordRules, isDone: IsDone) => {
  const fieldsOf = (command: string) => rulesFor(command).fields
  const hasFields = ({ command }: CommandContext) => Object.keys(fieldsOf(command)).length > 0
  const staysOpen = (context: CommandContext) => hasFields(context) || (context.asks && context.leads === true)
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
      send: {} as Send<Run, CommandAnswer>,
      options: optionsMachine,
      question: questionMachine,
    },
    guards: {
      hasDialog: ({ context }) => context.asks || hasFields(context),
      staysOpen: ({ context }) => staysOpen(context),
      isTyped: ({ context }) => !isSame(context.values, beginningOf(rulesFor, context)),
      isMistaken: ({ context }) => Object.keys(mistakesOf(context)).length > 0,
      // With fields, the server is asked: its refusal leaves the dialog open with what was typed.
      isForbidden: ({ context }) => !context.isAllowed && !hasFields(context),
      isNotSent: (_, output: CommandSent) => {
        const answer = sentAnswer(output)
        return answer != null && 'isOutdated' in answer
      },
      shows: ({ context }, row: unknown) => isDone(context.command, row, runOf(context).values),
      isJob: (_, output: CommandSent) => jobIn(sentAnswer(output)) !== null,
      tells: (_, output: CommandSent) => toldIn(sentAnswer(output)) !== null,
      isDone: (_, { result }: CommandSent) => result === 'done',
      isOutdated: ({ context }) =>
        staysOpen(context) && context.failure?.kind === 'refused' && context.failure.status === 409,
      isUnclear: (_, { result }: CommandSent) => result === 'unclear',
      isUnknown: (_, { result }: CommandSent) => result === 'unknown',
    },
    actions: {
      setValue: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: valuesWith(fieldsOf(context.command), context.values, field, value),
        errors: withoutPath(context.errors, field),
        failure: null,
      })),
      // What was not typed follows the record; what both have changed is said at its field.
      followRecord: assign(({ context }, { row, version, begins }: RecordRead) => {
        const before = beginningOf(rulesFor, context)
        const now = beginningOf(rulesFor, { ...context, begins })
        const changed = Object.keys(now).filter((name) => !isSame(before[name], now[name]))
        const isTyped = (name: string) => ![before[name], now[name]].some((one) => isSame(one, context.values[name]))
        const followed = changed.filter((name) => !isTyped(name)).map((name) => [name, now[name]])
        const conflicts = changed.filter(isTyped).map((name) => [name, changedElsewhere(now[name])])
        return {
          row,
          version,
          begins,
          values: { ...context.values, ...Object.fromEntries(followed) },
          errors: { ...context.errors, ...Object.fromEntries(conflicts) },
        }
      }),
      followRow: assign(({ context }, { isAllowed, sends }: RowRead) => ({
        isAllowed,
        derived: { ...context.derived, ...sends },
      })),
      tellOwner: ({ context: { owner } }) => owner?.send({ type: 'record.touched' }),
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
      reportJob: ({ context: { app, owner, opensJob } }, output: CommandSent) => {
        const job = must(jobIn(sentAnswer(output)))
        app.send({ type: 'job.started', job })
        if (opensJob) owner?.send({ type: 'job.begun', id: job.id })
      },
      setTold: assign((_, output: CommandSent) => ({ told: toldIn(sentAnswer(output)) })),
      setLate: assign({ isLate: true }),
      setResult: assign((_, result: CommandOutput['result']) => ({ result })),
      setMade: assign((_, output: CommandSent) => ({ made: madeIn(sentAnswer(output)) })),
      setFailure: assign(({ context: { command, values, row } }, output: CommandSent) => {
        const { fields, statesOf } = rulesFor(command)
        const { failure } = output as Exclude<CommandSent, { readonly result: 'done' }>
        return { failure, isLate: false, errors: refusalsIn(failure, fields, statesOf(values, row)) }
      }),
    },
  })
}

/** The message about a value that another tab has changed, too. */
const changedElsewhere = (value: unknown): Message => {
  const text = typeof value === 'string' ? value : (value as { readonly title?: string } | null)?.title
  return { key: 'kit.changedElsewhere', values: { value: text ?? '' } }
}

const beginningOf = (
  rulesFor: (command: string) => RecordRules,
  { command, begins }: Pick<CommandInput, 'command' | 'begins'>,
): AnyValues => ({
  ...initialOf(rulesFor(command).fields),
  ...begins,
})

export const startOf =
  (rulesFor: (command: string) => RecordRules) =>
  ({ input }: { readonly input: CommandInput }): CommandContext => ({
    ...input,
    values: beginningOf(rulesFor, input),
    errors: input.errors ?? {},
    result: 'dismissed',
    failure: null,
    told: null,
    made: null,
    isLate: false,
    isAllowed: true,
  })
