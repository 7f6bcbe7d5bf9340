import type { Failure } from '../kernel/failure.ts'

/** Why now is a good moment to try again: the network is back, the tab is looked at, a call was answered, or its token taken. */
export type NudgeReason = 'regained' | 'shown' | 'answered' | 'accepted'

/** Moments at which what somebody sees had better be true. */
export const isLook = (reason: NudgeReason): reason is 'regained' | 'shown' =>
  reason === 'regained' || reason === 'shown'

/** What a close code of the Pusher protocol asks for. */
export type CloseAdvice = 'again' | 'slowly'

/** 4000 to 4099: not worth repeating soon; everything else may be tried again with a growing pause. */
export const adviceOf = (code: number | null): CloseAdvice =>
  code !== null && ((code >= 4000 && code <= 4099) || code === 4300) ? 'slowly' : 'again'

/**
 * Milliseconds between attempts that fail at once: one second first, doubling, never more than four.
 * Chance, from 0 to 1, spreads them: a server that drops all tabs at once must not meet them again all at once.
 */
const backoff = (attempt: number, chance: number): number =>
  Math.min(2250, 1000 * 2 ** Math.min(attempt, 10)) * (1 + 0.75 * chance)

const shortestPause = 500

/** Milliseconds that no good moment shortens: a server that just closed is left alone for so long. */
const leastWait = 1000

/** Milliseconds of that least wait which are still to come, so long after an attempt has ended. */
export const waitLeft = (waited: number): number => Math.max(0, leastWait - waited)

/**
 * Milliseconds from an attempt that found nobody to the next one.
 * After a dozen refusals a browser lets every socket wait up to five seconds: what it waits need not be waited again.
 */
export const pauseAfter = (attempt: number, took: number, chance: number): number =>
  Math.max(shortestPause, Math.round(backoff(attempt, chance)) - 3 * took)

/** Attempts that are cheap: a browser counts refused sockets for minutes, and holds back whoever had too many. */
const unaskedAttempts = 3

/** One socket a minute is tried whatever the answer: something on the way may swallow the question alone. */
const unaskedEach = 16

/** Whether the next attempt begins with a question over HTTP, after so many that failed in a row. */
export const asksFirst = (failed: number): boolean => failed >= unaskedAttempts && failed % unaskedEach !== 0

/** Nobody answered, or a gateway that found nobody behind it; any other answer comes from the server itself. */
export const isAway = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'timedOut' ||
  (failure.kind === 'serverBroken' && [502, 503, 504].includes(failure.status))

/** Attempts that may fail beside a server that answers until the line is given up on: something on the way opens no sockets. */
const mostShutOut = 3

/** Whether the next attempt to fail beside a server that answers is the last one that anybody waits for. */
export const losesHope = (shutOut: number): boolean => shutOut + 1 >= mostShutOut

/** Milliseconds for which an open line, or what was read without one, is taken to be good when somebody looks or the network is back. */
const goodFor = {
  open: { shown: 5 * 60_000, regained: 5000 },
  off: { shown: 10_000, regained: 5000 },
} as const

/** Whether it is time to make sure of the line, or to read without it what it would have told. */
export const isDue = (
  line: keyof typeof goodFor,
  reason: NudgeReason,
  caughtUpAt: number | null,
  now: number,
): boolean => isLook(reason) && (caughtUpAt === null || now - caughtUpAt >= goodFor[line][reason])

/** Milliseconds for which what the panel read at its start needs no second reading when the channels are joined. */
const startIsGoodFor = 5000

/** Whether nothing has to be read again once the channels are joined: the panel started just now, and missed nothing since. */
export const isUpToDate = (
  { isBehind, startedAt }: { readonly isBehind: boolean; readonly startedAt: number | null },
  now: number,
): boolean => !isBehind && startedAt !== null && now - startedAt < startIsGoodFor

/** Milliseconds to rest after a server said no, or flapped: one attempt in ten seconds, spread by up to three either way. */
export const restFor = (chance: number, sinceAttempt: number): number =>
  Math.max(leastWait, 7000 + Math.round(6000 * chance) - sinceAttempt)

/** Milliseconds until a server that refused to sign the channels is asked again: a minute, or up to a quarter less. */
export const refusalFor = (chance: number): number => 60_000 - Math.round(15_000 * chance)

/** A server that was there closed before it said hello; a line that broke off, or was never answered, is none. */
export const wasTurnedAway = (code: number | null): boolean =>
  code !== null && code !== 1006 && adviceOf(code) === 'again'

/** What has happened to the line of late. */
interface Troubles {
  /** When connections were opened. */
  readonly openings: readonly number[]
  /** Subscriptions that failed in a row. */
  readonly failedSubscriptions: number
}

const minute = 60_000

/** So many connections within a minute, and the line rests when it is lost. */
const mostOpenings = 5

/** The connections that still count, with the newest one. */
export const openingsWith = (openings: readonly number[], now: number): readonly number[] =>
  recent([...openings, now], now)

/** Subscriptions that may fail in a row before the line rests. */
const mostFailedSubscriptions = 3

/** Whether a lost line had better rest now, rather than be tried again. */
export const needsRest = ({ openings, failedSubscriptions }: Troubles, now: number): boolean =>
  failedSubscriptions >= mostFailedSubscriptions || recent(openings, now).length >= mostOpenings

const recent = (times: readonly number[], now: number): readonly number[] => times.filter((at) => now - at < minute)
