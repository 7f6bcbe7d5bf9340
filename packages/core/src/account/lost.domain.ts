import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'

interface WithLost {
  readonly context: { readonly lost: Failure | null }
}

export interface WithAccount {
  readonly event: { readonly output: SupplierPatch }
}

/** The failure that left the request without a response. */
export const lostOf = ({ context }: WithLost): Failure => must(context.lost)

/**
 * An `onError` transition: the server may have applied a request without a response, so check the account before
 * reporting the failure.
 */
export const looksUpLost = {
  guard: { type: 'isUnclear', params: failureOf },
  target: 'checking',
  actions: { type: 'setLost', params: failureOf },
} as const

/** A state that reads the account to see whether it contains the sent values. */
export const checksAccount = <const Found extends object, const Missing, const Unread>(
  isHeld: Found,
  isMissing: Missing,
  isUnread: Unread,
) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'fetchAccount',
      src: 'fetchAccount',
      onDone: [
        { guard: { type: 'isHeld', params: ({ event }: WithAccount) => event.output }, ...isHeld },
        { target: 'filling', actions: isMissing },
      ],
      onError: { target: 'filling', actions: isUnread },
    },
  }) as const
