import { busyWaitOf, type Failure, growingPause, isServerBusy } from '../kernel/failure.ts'

/**
 * Why a retry may succeed now: the network is back, the tab became visible, a request got a response, or its token was
 * accepted.
 */
export type WakeUpReason = 'regained' | 'shown' | 'answered' | 'accepted'

/** Whether a wake-up calls for fresh data on the page. */
export const isLook = (reason: WakeUpReason): reason is 'regained' | 'shown' =>
  reason === 'regained' || reason === 'shown'

/** How to retry after a close code of the Pusher protocol. */
export type CloseAdvice = 'again' | 'slowly'

/** 4000 to 4099 and 4300: rest before the next attempt. Any other code: retry with backoff. */
export const adviceOf = (code: number | null): CloseAdvice =>
  code !== null && ((code >= 4000 && code <= 4099) || code === 4300) ? 'slowly' : 'again'

/**
 * Milliseconds between attempts that fail at once: exponential backoff from one second to about four. The jitter, from
 * 0 to 1, spreads the attempts of many tabs that a server has dropped at the same moment.
 */
const backoff = (attempt: number, jitter: number): number =>
  Math.min(2250, 1000 * 2 ** Math.min(attempt, 10)) * (1 + 0.75 * jitter)

const shortestPause = 500

/**
 * The minimum milliseconds between attempts, even after a wake-up, so as not to burden a server that has just closed.
 */
const leastWait = 1000

/**
 * The rest of the minimum wait, or of a longer one that a busy server needs, by the milliseconds waited so far; none
 * after the clock was set back.
 */
export const waitLeft = (waited: number, busyPause = 0): number =>
  Math.max(0, Math.max(leastWait, busyPause) - Math.abs(waited))

/**
 * Milliseconds from an attempt that reached no server to the next one. After a dozen refusals a browser itself delays
 * every socket by up to five seconds; that delay shortens the pause.
 */
export const pauseAfter = (attempt: number, took: number, jitter: number, busyPause = 0): number =>
  Math.max(shortestPause, busyPause, Math.round(backoff(attempt, jitter)) - 3 * Math.abs(took))

/**
 * The number of attempts without an HTTP ping. A browser counts refused sockets for minutes and delays further ones, so
 * later attempts ping first.
 */
const unaskedAttempts = 3

/**
 * Every 16th attempt, about one a minute, opens a socket without a ping, because the network may block only the ping.
 */
const unaskedEach = 16

/** Whether the next attempt starts with an HTTP ping, by the number of consecutive failures. */
export const pingsFirst = (failed: number): boolean => failed >= unaskedAttempts && failed % unaskedEach !== 0

/**
 * Whether a failed ping means that the server is away: no response, or a gateway error. Any other response comes from
 * the server itself.
 */
export const isAway = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'timedOut' ||
  isServerBusy(failure) ||
  (failure.kind === 'serverBroken' && [502, 504].includes(failure.status))

/**
 * Milliseconds until the next ping after one that failed: what a busy server asks for, or without that up to a minute.
 * Zero after any other failure.
 */
export const busyPauseOf = (failure: Failure, attempt: number, jitter: number): number =>
  isServerBusy(failure) ? (busyWaitOf(failure) ?? growingPause(1000, attempt, jitter)) : 0

/**
 * The number of failed attempts beside a responding server after which the connection counts as off: the network blocks
 * sockets.
 */
const mostFailedBesideServer = 3

/** Whether the next failed attempt beside a responding server turns the connection off. */
export const losesHope = (failedBesideServer: number): boolean => failedBesideServer + 1 >= mostFailedBesideServer

/** Milliseconds for which data counts as fresh, by the state of the connection and the kind of wake-up. */
const goodFor = {
  open: { shown: 5 * 60_000, regained: 5000 },
  off: { shown: 10_000, regained: 5000 },
} as const

/** Whether a wake-up should replace an open connection or, without one, refetch the data. */
export const isDue = (
  line: keyof typeof goodFor,
  reason: WakeUpReason,
  caughtUpAt: number | null,
  now: number,
): boolean => isLook(reason) && (caughtUpAt === null || Math.abs(now - caughtUpAt) >= goodFor[line][reason])

/** Milliseconds after the panel's start during which joining the channels needs no refetch. */
const startIsGoodFor = 5000

/** Whether joining the channels needs no refetch, because the panel has just started and missed nothing since. */
export const isUpToDate = (
  { isBehind, startedAt }: { readonly isBehind: boolean; readonly startedAt: number | null },
  now: number,
): boolean => !isBehind && startedAt !== null && Math.abs(now - startedAt) < startIsGoodFor

/** Milliseconds to rest after a refusal or flapping: ten seconds between attempts, give or take three. */
export const restFor = (jitter: number, sinceAttempt: number): number =>
  Math.max(leastWait, 7000 + Math.round(6000 * jitter) - Math.abs(sinceAttempt))

/** Milliseconds until the next attempt after the channels were refused: 45 to 60 seconds. */
export const refusalFor = (jitter: number): number => 60_000 - Math.round(15_000 * jitter)

/**
 * Whether a server was reached and closed the connection before its greeting. A broken connection (1006) or none at all
 * does not count.
 */
export const wasTurnedAway = (code: number | null): boolean =>
  code !== null && code !== 1006 && adviceOf(code) === 'again'

/** The recent problems of the connection. */
interface Troubles {
  /** The times at which connections were opened. */
  readonly openings: readonly number[]
  /** The number of consecutive failed subscriptions. */
  readonly failedSubscriptions: number
}

const minute = 60_000

/** After this many connections within a minute, a lost connection rests before the next attempt. */
const mostOpenings = 5

/** The openings of the last minute, including a new one. */
export const openingsWith = (openings: readonly number[], now: number): readonly number[] =>
  recent([...openings, now], now)

/** After this many consecutive failed subscriptions, the connection rests. */
const mostFailedSubscriptions = 3

/** Whether a lost connection should rest instead of being retried with backoff. */
export const needsRest = ({ openings, failedSubscriptions }: Troubles, now: number): boolean =>
  failedSubscriptions >= mostFailedSubscriptions || recent(openings, now).length >= mostOpenings

const recent = (times: readonly number[], now: number): readonly number[] =>
  times.filter((at) => Math.abs(now - at) < minute)
