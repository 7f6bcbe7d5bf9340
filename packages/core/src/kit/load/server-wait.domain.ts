import type { Failure } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { failureIn, type WithResult } from './reading.domain.ts'

/** The context of a machine that shows how long a busy server asks to wait, and then asks once more by itself. */
export interface WaitContext {
  /** The server has been asked again after it asked to wait. */
  hasWaited: boolean
}

/** Milliseconds that the server asks to wait because it got too many requests; `null` for any other failure. */
export const waitOf = (failure: Failure): number | null =>
  failure.kind === 'refused' && failure.status === 429 && failure.retryAfter !== null ? failure.retryAfter * 1000 : null

/** The guard of `whenAskedToWait`: a second wait is up to the supplier. */
export const mustWait = ({ context }: { readonly context: WaitContext }, failure: Failure | null): boolean =>
  failure !== null && !context.hasWaited && waitOf(failure) !== null

const failureOrNull = ({ event }: WithResult<unknown>): Failure | null => event.output.failure

/** The first branch of a read's `onDone`, before `hasFailed`: to the state that waits. */
export const whenAskedToWait = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'mustWait', params: failureOrNull },
    target,
    actions: { type: 'setFailure', params: failureIn },
  }) as const

/** The delay `wait` of the state that waits. */
export const waitAfter = (failure: Failure | null | undefined): number => waitOf(must(failure)) ?? 0

/** The transition by which a machine stops waiting. */
export const untilWaited = <const Target extends string>(target: Target) =>
  ({ wait: { target, actions: 'setWaited' } }) as const

/** A failed read for its view; `isWaiting`: the next request is sent when the server takes it again. */
export const failedRead = (
  failure: Failure | null,
  isWaiting: boolean,
): { readonly message: Message | null; readonly mayRetry: boolean } => {
  if (failure === null) return { message: null, mayRetry: false }
  const wait = isWaiting ? waitOf(failure) : null
  return {
    message:
      wait === null ? (messagesOf(failure)[0] ?? null) : { key: 'kit.askedToWait', values: { seconds: wait / 1000 } },
    mayRetry: !isWaiting,
  }
}
