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

/** Why the answer never came. */
export const lostOf = ({ context }: WithLost): Failure => must(context.lost)

/** The piece of an `onError` that says nothing yet of a lost answer: what was sent may have been carried out all the same. */
export const looksUpLost = {
  guard: { type: 'isUnclear', params: failureOf },
  target: 'checking',
  actions: { type: 'rememberLost', params: failureOf },
} as const

/** The state in which the account is asked whether it holds what was sent. */
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
