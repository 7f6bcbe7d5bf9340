import { busyWaitOf, detailsOf, type Failure, growingPause, isServerBusy, textsOf } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { failureIn, logFault, type WithResult } from './reading.domain.ts'

/** The context of a machine that shows how long a busy server asks to wait, and then asks once more by itself. */
export interface WaitContext {
  /** The server has been asked again after it asked to wait. */
  hasWaited: boolean
}

/** The guard of `whenAskedToWait`: a second wait is up to the supplier. */
export const mustWait = ({ context }: { readonly context: WaitContext }, failure: Failure | null): boolean =>
  failure !== null && !context.hasWaited && busyWaitOf(failure) !== null

const failureOrNull = ({ event }: WithResult<unknown>): Failure | null => event.output.failure

/** The first branch of a read's `onDone`, before `hasFailed`: to the state that waits. */
export const whenAskedToWait = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'mustWait', params: failureOrNull },
    target,
    actions: { type: 'setFailure', params: failureIn },
  }) as const

/** The delay `wait` of the state that waits. */
export const waitAfter = (failure: Failure | null | undefined): number => busyWaitOf(must(failure)) ?? 0

/** The transition by which a machine stops waiting. */
export const untilWaited = <const Target extends string>(target: Target) =>
  ({ wait: { target, actions: 'setWaited' } }) as const

/** A failed read for its view; `isWaiting`: the next request is sent when the server takes it again. */
export const failedRead = (
  failure: Failure | null,
  isWaiting: boolean,
): { readonly message: Message | null; readonly mayRetry: boolean } => {
  if (failure === null) return { message: null, mayRetry: false }
  const wait = isWaiting ? busyWaitOf(failure) : null
  const key = failure.kind === 'refused' ? 'kit.askedToWait' : 'kit.busyAskedToWait'
  return {
    message: wait === null ? (messagesOf(failure)[0] ?? null) : { key, values: { seconds: wait / 1000 } },
    mayRetry: !isWaiting,
  }
}

/** The context of a list, a value or a record that a busy server is asked for again and again. */
export interface TriesContext {
  readonly failure: Failure | null
  /** How often the busy server was asked again without an answer. */
  readonly tries: number
}

/** Half an hour of tries at the longest pause; after that the supplier decides. */
const mostTries = 30

const firstPause = 5000

/**
 * Milliseconds until a busy server is asked again; `null` when only the supplier asks again. A server that names no
 * time is asked after growing pauses, with the millisecond of its answer for jitter.
 */
export const tryPauseOf = (failure: Failure, tries: number): number | null => {
  if (!isServerBusy(failure) || tries >= mostTries) return null
  return busyWaitOf(failure) ?? growingPause(firstPause, tries, (answeredAt(failure) % 1000) / 1000)
}

const answeredAt = (failure: Failure): number => ('at' in failure ? (failure.at ?? 0) : 0)

/** Guards, actions and delays of a machine with `whenBusy`. */
export const triesGuards = {
  mustTryAgain: ({ context }: { readonly context: TriesContext }, failure: Failure | null): boolean =>
    failure !== null && tryPauseOf(failure, context.tries) !== null,
  /** The server has not named a time before which it wants no request. */
  mayAsk: ({ context: { failure } }: { readonly context: TriesContext }): boolean =>
    failure === null || busyWaitOf(failure) === null,
}

export const tryDelay = ({ context: { failure, tries } }: { readonly context: TriesContext }): number =>
  tryPauseOf(must(failure), tries) ?? 0

/** The first branch of a read's `onDone`: to the state that waits for a busy server. */
export const whenBusy = <const Target extends string>(target: Target, subject: string) =>
  ({
    guard: { type: 'mustTryAgain', params: failureOrNull },
    target,
    actions: [{ type: 'setFailure', params: failureIn }, logFault(subject)],
  }) as const

/** The state that waits for a busy server, and then reads again. */
export const untilTried = <const Target extends string>(target: Target) =>
  ({
    tags: 'waiting',
    on: { 'retry.chosen': { guard: 'mayAsk', target, actions: 'countTry' } },
    after: { nextTry: { target, actions: 'countTry' } },
  }) as const

/** Why a list, a value or a record is not shown, with the time of the next request to a busy server. */
export const unread = (
  { failure, tries }: TriesContext,
  isWaiting: boolean,
): { readonly messages: readonly Message[]; readonly mayRetry: boolean } => {
  if (failure === null) return { messages: [], mayRetry: false }
  const pause = isWaiting ? tryPauseOf(failure, tries) : null
  if (pause === null) return { messages: messagesOf(failure), mayRetry: true }
  const texts = textsOf(failure)
  const details = detailsOf(failure)
  const busy: Message = { key: 'kit.serverBusy', ...(details !== null && { details }) }
  return {
    messages: [
      ...(texts.length > 0 ? texts : [busy]),
      { key: 'kit.triesAgainAt', values: { at: answeredAt(failure) + pause } },
    ],
    mayRetry: busyWaitOf(failure) === null,
  }
}
