import { type Failure, retryAfterOf, toFailure } from '../../kernel/failure.ts'
import type { Since } from '../../kernel/port.ts'
import type { TrunkEvent, WithError } from '../../kernel/trunk.ts'

/** A server that says when to come back is asked once more. */
export const mayAskAgain = (failure: Failure): boolean =>
  failure.kind === 'serverBroken' && failure.status === 503 && failure.retryAfter !== null

/** Milliseconds until the server may be asked once more. */
export const pauseAfter = (failure: Failure): number => (retryAfterOf(failure) ?? 0) * 1000

/** The moment of the news because of which something is wanted anew. */
export const sinceIn = ({ event }: { readonly event: { readonly type: string; readonly since?: Since } }): Since =>
  event.since

export const failureOf = ({ event }: WithError): Failure => toFailure(event.error)

/** The piece of an `onError` that notes a failed read; what to say of it is said where its result belongs. */
export const noteFault = (subject: string) =>
  ({
    type: 'tellTrunk',
    params: (args: WithError): TrunkEvent => ({
      type: 'fault.noted',
      code: `Failed to fetch ${subject}`,
      failure: failureOf(args),
    }),
  }) as const
