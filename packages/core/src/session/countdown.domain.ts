/** The milliseconds before another code can be sent to the same telephone. */
export const resendPause = 60_000

/** The whole seconds until `time`; never negative. */
export const secondsUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1000))

/** One tick of a countdown. It follows the clock, and goes down even if the clock stands still. */
export const ticked = (secondsLeft: number, time: number, now: number): number =>
  Math.max(0, Math.min(secondsLeft - 1, secondsUntil(time, now)))
