import type { Failure } from '../kernel/failure.ts'

/** The longest a server may make a read wait, in milliseconds. */
export const longestPause = 30_000

/** A server that says when to come back is asked once more. */
export const mayAskAgain = (failure: Failure): boolean =>
  failure.kind === 'serverBroken' && failure.status === 503 && failure.retryAfter !== null
