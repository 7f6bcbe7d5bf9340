import { assign, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { PortActors } from '../../kernel/port.ts'
import type { Errors } from '../fields/record-fields.domain.ts'
import { optionsMachine, pickerOpened } from '../form/options.machine.ts'
import {
  type AnyValues,
  cleaned,
  initialOf,
  mistakesIn,
  refusalsIn,
  rulesOf as rulesOfFields,
  valuesWith,
  withoutPath,
} from '../form/record.domain.ts'
import { type SendOutput, sentAnswer } from '../send/send.domain.ts'
import type { AnswerMissed, Send, SendInput } from '../send/send.machine.ts'
import {
  type BulkAction,
  type BulkAnswer,
  type BulkOutput,
  type BulkPreview,
  type BulkRun,
  countOf,
  type Picks,
  passingIn,
} from './bulk.domain.ts'
import type { BulkPort, Total } from './bulk.port.ts'

export interface BulkInput {
  readonly app: AppRef
  readonly ids: IdsPort
  readonly action: string
  readonly picks: Picks
  /** The first values of its fields, beside their own. */
  readonly begins?: AnyValues
  /** Learns that the action is sent, and that its outcome is known. */
  readonly owner?: { send(event: BulkSentOff | BulkSettled): void }
  /** An action of an earlier visit, which is only looked up. */
  readonly lost?: LostBulk | null
}

export interface LostBulk {
  readonly key: string
  readonly count: number
  /** Its request can no longer arrive. */
  readonly isLate: boolean
}

/** Sent to the owner when the action is sent. */
export interface BulkSentOff {
  readonly type: 'bulk.sent'
  readonly action: string
  readonly key: string
  readonly count: number
}

/** Sent to the owner when the outcome of an action is known. */
export interface BulkSettled {
  readonly type: 'bulk.settled'
  readonly key: string
}

export type BulkEvent =
  | { type: 'field.changed'; field: string; value: unknown }
  | { type: 'picker.opened'; field: string }
  | { type: 'bulk.confirmed' }
  /** Back from the preview to the fields. */
  | { type: 'back.chosen' }
  /** Runs the action again on the rows that were refused. */
  | { type: 'retry.chosen' }
  | { type: 'dialog.dismissed' }
  /** Looks once more whether the action was carried out. */
  | { type: 'check.chosen' }
  | AnswerMissed

export interface BulkContext extends BulkInput {
  readonly values: AnyValues
  readonly errors: Errors
  readonly key: string
  readonly preview: BulkPreview | null
  readonly failure: Failure | null
  readonly answer: BulkAnswer | null
  /** It was sent before, so that it is only looked up, once if it can no longer arrive. */
  readonly sent: { readonly isLate: boolean } | null
  readonly isUnclear: boolean
}

const hasCode = (failure: Failure, code: string): boolean => failure.kind === 'refused' && failure.code === code

export const runOf = ({ action, picks, values, key, preview }: BulkContext): BulkRun => ({
  action,
  picks,
  values,
  key,
  token: preview?.token ?? null,
})

export type BulkSent = SendOutput<BulkAnswer>

/** The request to send, or to look up. */
export const sendInputOf = (
  context: BulkContext,
  owner: NonNullable<SendInput<BulkRun>['owner']>,
): SendInput<BulkRun> => ({
  request: runOf(context),
  owner,
  ...(context.sent && { sent: context.sent }),
})

export const outputOf = ({ action, answer, isUnclear: isOpen }: BulkContext): BulkOutput => ({
  action,
  answer,
  isUnclear: isOpen,
})

const fieldsOf = ({ form = {} }: BulkAction) => form

const rulesOf = (action: BulkAction) => ({
  ...rulesOfFields(fieldsOf(action)),
  mistakesOf: (values: AnyValues) => action.mistakesOf?.(values) ?? {},
})

/** Actors, guards and actions of an action on many rows. */
export const bulkSetup = (actionNamed: (name: string) => BulkAction) => {
  const actionOf = ({ action }: Pick<BulkContext, 'action'>) => actionNamed(action)
  const mistakesOf = (context: BulkContext) => mistakesIn(rulesOf(actionOf(context)), context.values, null)
  return setup({
    types: {
      input: {} as BulkInput,
      context: {} as BulkContext,
      events: {} as BulkEvent,
      output: {} as BulkOutput,
      tags: {} as 'busy',
    },
    actors: {
      ...({} as PortActors<Pick<BulkPort, 'previewBulk' | 'fetchTotal'>>),
      send: {} as Send<BulkRun, BulkAnswer>,
      options: optionsMachine,
    },
    guards: {
      isLostBefore: ({ context }) => context.sent !== null,
      hasFields: ({ context }) => Object.keys(fieldsOf(actionOf(context))).length > 0,
      asks: ({ context }) => actionOf(context).needsConfirmation === true,
      previews: ({ context }) => actionOf(context).previews === true,
      isMistaken: ({ context }) => Object.keys(mistakesOf(context)).length > 0,
      isDone: (_, { result }: BulkSent) => result === 'done',
      isUnclear: (_, { result }: BulkSent) => result === 'unclear',
      isLost: (_, { result }: BulkSent) => result === 'notArrived' || result === 'unknown',
      isSelectionChanged: (_, failure: Failure) => hasCode(failure, 'selection_changed'),
      isPreviewOver: ({ context }, failure: Failure) =>
        context.preview !== null && failure.kind === 'refused' && failure.status === 410,
      hasFailed: ({ context: { answer } }) => answer?.result != null && answer.result.failed.length > 0,
      isEmpty: (_, { total }: Total) => total === null || total === 0,
    },
    actions: {
      setValue: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: valuesWith(fieldsOf(actionOf(context)), context.values, field, value),
        errors: withoutPath(context.errors, field),
        failure: null,
      })),
      openPicker: sendTo('options', ({ context }, field: string) =>
        pickerOpened(fieldsOf(actionOf(context)), context.values, field),
      ),
      showMistakes: assign(({ context }) => ({ errors: mistakesOf(context), failure: null })),
      cleanValues: assign(({ context }) => ({
        values: cleaned(rulesOf(actionOf(context)), context.values, null),
        errors: {},
        failure: null,
      })),
      setPreview: assign((_, preview: BulkPreview) => ({ preview, failure: null })),
      clearPreview: assign({ preview: null }),
      setAnswer: assign((_, output: BulkSent) => ({ answer: sentAnswer(output), failure: null })),
      setFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: refusalsIn(failure, fieldsOf(actionOf(context))),
      })),
      setTotal: assign(({ context: { picks, ids } }, { total, asOf }: Total) => ({
        picks: 'ids' in picks ? picks : { ...picks, total: total ?? 0, asOf },
        preview: null,
        key: ids.next(),
        failure: null,
      })),
      setLate: assign({ sent: { isLate: true } }),
      tellSent: ({ context: { owner, action, key, picks, sent } }) => {
        if (sent === null) owner?.send({ type: 'bulk.sent', action, key, count: countOf(picks) })
      },
      tellSettled: ({ context: { owner, key } }) => owner?.send({ type: 'bulk.settled', key }),
      setUnclear: assign({ isUnclear: true }),
      pickFailed: assign(({ context: { answer, ids } }) => ({
        picks: { ids: passingIn(answer?.result?.failed ?? []).map(({ id }) => id) },
        answer: null,
        preview: null,
        key: ids.next(),
        lost: null,
        sent: null,
      })),
      notifyApp,
    },
  })
}

export const initialContext =
  (actionNamed: (name: string) => BulkAction) =>
  ({ input }: { readonly input: BulkInput }): BulkContext => ({
    ...input,
    values: { ...initialOf(fieldsOf(actionNamed(input.action))), ...input.begins },
    errors: {},
    key: input.lost?.key ?? input.ids.next(),
    preview: null,
    failure: null,
    answer: null,
    sent: input.lost ? { isLate: input.lost.isLate } : null,
    isUnclear: false,
  })
