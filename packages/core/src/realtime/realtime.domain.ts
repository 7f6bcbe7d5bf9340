/** Why now is a good moment to try again: the network is back, the tab is looked at, a call was answered. */
export type NudgeReason = 'regained' | 'shown' | 'answered'

/** What a close code of the Pusher protocol asks for. */
export type CloseAdvice = 'again' | 'slowly'

/** 4000 to 4099: not worth repeating soon; everything else may be tried again with a growing pause. */
export const adviceOf = (code: number | null): CloseAdvice =>
  code !== null && ((code >= 4000 && code <= 4099) || code === 4300) ? 'slowly' : 'again'

/** Milliseconds between attempts: one second first, doubling, never more than four. */
export const backoff = (attempt: number): number => Math.min(4000, 1000 * 2 ** Math.min(attempt, 10))

/** Milliseconds to rest after a server said no, or flapped: a minute, spread by up to a quarter. */
export const restFor = (chance: number): number => 60_000 + Math.round(15_000 * chance)

/** Connections within the window that open the breaker. */
const breakerLimit = 5
const breakerWindow = 10_000

/** The openings that still count, with the newest one. */
export const openingsWith = (openings: readonly number[], now: number): readonly number[] =>
  [...openings, now].filter((at) => now - at < breakerWindow)

export const isFlapping = (openings: readonly number[]): boolean => openings.length >= breakerLimit

/** Subscriptions that may fail in a row before the line rests. */
export const mostFailedSubscriptions = 3
