import { type Failure, toFailure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import type { Since } from '../../kernel/port.ts'
import type { TrunkEvent, WithError } from '../../kernel/trunk.ts'

/** What a reading ends with. */
export type ReadResult<Value> =
  | { readonly value: Value; readonly failure: null }
  | { readonly value: null; readonly failure: Failure }

export const succeeded = <Value>(value: Value): ReadResult<Value> => ({ value, failure: null })

export const failed = (failure: Failure): ReadResult<never> => ({ value: null, failure })

/** Milliseconds after which the server is asked once more; `null` unless it said when to come back. */
export const retryPauseOf = (failure: Failure): number | null =>
  failure.kind === 'serverBroken' && failure.status === 503 && failure.retryAfter !== null
    ? failure.retryAfter * 1000
    : null

export interface WithResult<Value> {
  readonly event: { readonly output: ReadResult<Value> }
}

/** The guard of the first branch of a reading's `onDone`. */
export const hasFailed = ({ event }: WithResult<unknown>): boolean => event.output.failure !== null

/** The value in a reading's `onDone`, in the branches after `hasFailed`. */
export const valueIn = <Value>({ event }: WithResult<Value>): Value => event.output.value as Value

/** The failure in the branch of a reading's `onDone` that `hasFailed` guards. */
export const failureIn = ({ event }: WithResult<unknown>): Failure => must(event.output.failure)

/** The moment of the news because of which something is wanted anew. */
export const sinceIn = ({ event }: { readonly event: { readonly type: string; readonly since?: Since } }): Since =>
  event.since

export const failureOf = ({ event }: WithError): Failure => toFailure(event.error)

/** The action that notes a failed read, for `onError` and `hasFailed`; what to say of it is said where its result belongs. */
export const noteFault = (subject: string) =>
  ({
    type: 'tellTrunk',
    params: (args: WithError | WithResult<unknown>): TrunkEvent => ({
      type: 'fault.noted',
      code: `Failed to fetch ${subject}`,
      failure: 'error' in args.event ? toFailure(args.event.error) : must(args.event.output.failure),
    }),
  }) as const

/** The first branch of a reading's `onDone`, where the failure is shown and noted. */
export const whenFailed = <const Target extends string>(target: Target, subject: string) =>
  ({ guard: hasFailed, target, actions: [{ type: 'setFailure', params: failureIn }, noteFault(subject)] }) as const
