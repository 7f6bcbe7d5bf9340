import type { FeatureEvent, WithError } from '../../kernel/app-ref.ts'
import { busyWaitOf, type Failure, longestSilence, toFailure, whyNotShown } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import type { Since } from '../../kernel/port.ts'

/** The result of a read. */
export type ReadResult<Value> =
  | { readonly value: Value; readonly failure: null }
  | { readonly value: null; readonly failure: Failure }

export const succeeded = <Value>(value: Value): ReadResult<Value> => ({ value, failure: null })

export const failed = (failure: Failure): ReadResult<never> => ({ value: null, failure })

/** Milliseconds until the one retry; `null` unless a busy server asks for a wait that is not too long. */
export const retryPauseOf = (failure: Failure): number | null => {
  const wait = busyWaitOf(failure)
  return wait === null || wait > longestSilence * 1000 ? null : wait
}

export interface WithResult<Value> {
  readonly event: { readonly output: ReadResult<Value> }
}

/** The guard of the first branch of a read's `onDone`. */
export const hasFailed = ({ event }: WithResult<unknown>): boolean => event.output.failure !== null

/** The guard of a branch of a read's `onDone`, before that of `hasFailed`: the server does not have the call. */
export const isNotOffered = ({ event }: WithResult<unknown>): boolean =>
  event.output.failure !== null && whyNotShown(event.output.failure) === 'notOffered'

/** The value in a read's `onDone`, in the branches after `hasFailed`. */
export const valueIn = <Value>({ event }: WithResult<Value>): Value => event.output.value as Value

/** The failure in the branch of a read's `onDone` that `hasFailed` guards. */
export const failureIn = ({ event }: WithResult<unknown>): Failure => must(event.output.failure)

/** The time of the realtime event that caused a refresh. */
export const sinceIn = ({ event }: { readonly event: { readonly type: string; readonly since?: Since } }): Since =>
  event.since

export const failureOf = ({ event }: WithError): Failure => toFailure(event.error)

/** The action that logs a failed read, for `onError` and `hasFailed`; the owner of the result shows the message. */
export const logFault = (subject: string) =>
  ({
    type: 'notifyApp',
    params: (args: WithError | WithResult<unknown>): FeatureEvent => ({
      type: 'fault.logged',
      code: `Failed to fetch ${subject}`,
      failure: 'error' in args.event ? toFailure(args.event.error) : must(args.event.output.failure),
    }),
  }) as const

/** The first branch of a read's `onDone`: stores the failure and logs it. */
export const whenFailed = <const Target extends string>(target: Target, subject: string) =>
  ({ guard: hasFailed, target, actions: [{ type: 'setFailure', params: failureIn }, logFault(subject)] }) as const
