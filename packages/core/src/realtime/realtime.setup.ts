import { assign, setup } from 'xstate'
import type { AppRef } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { GapFound } from './gaps.machine.ts'
import {
  adviceOf,
  busyPauseOf,
  isAway,
  isDue,
  isLook,
  isUpToDate,
  losesHope,
  needsRest,
  openingsWith,
  pauseAfter,
  pingsFirst,
  refusalFor,
  restFor,
  type WakeUpReason,
  waitLeft,
  wasTurnedAway,
} from './realtime.domain.ts'
import type { ConnectionEvent, NumberedEvent, RealtimePort, SequenceReported } from './realtime.port.ts'

export type RealtimeEvent =
  | ConnectionEvent
  | { type: 'wakeUp.received'; reason: WakeUpReason }
  /** Realtime events may not arrive from now on. */
  | { type: 'network.lost' }
  | { type: 'token.changed' }
  | { type: 'token.refused' }

/** Sent to the panel: events may have been missed, data changed on the server, or Telegram was linked. */
export type RealtimeOutput = GapFound | SequenceReported | NumberedEvent | { type: 'telegram.linked'; chatId: string }

export interface RealtimeContext {
  app: AppRef
  panel: { send(event: RealtimeOutput): void }
  clock: ClockPort
  supplierId: number
  attempt: number
  /** When this attempt started to look for a server; `null` once it has reached one. */
  attemptStartedAt: number | null
  /** When the last attempt started. */
  triedAt: number
  /** When the pause before the next attempt started. */
  pausedAt: number
  failedSubscriptions: number
  /** The server answered an HTTP request just before this attempt. */
  isAnswered: boolean
  /** The number of consecutive attempts that failed although the server answers HTTP requests. */
  failedBesideServer: number
  /** The connection counts as off, although attempts go on. */
  isOff: boolean
  /** Events may have been missed since the panel was last informed. */
  isBehind: boolean
  /** When the panel was last up to date; `null` once the network was lost. */
  caughtUpAt: number | null
  /** When the panel started and fetched everything; `null` once the network was lost. */
  startedAt: number | null
  openings: readonly number[]
  ignored: number
  jitter: number
  /** Milliseconds without a request for a server that is too busy. */
  busyPause: number
}

type RealtimeInput = Pick<RealtimeContext, 'app' | 'panel' | 'clock' | 'supplierId'>

/** Actors, guards, actions and delays of the connection to the realtime server. */
export const realtimeSetup = setup({
  types: {
    input: {} as RealtimeInput,
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Omit<RealtimePort, 'fetchMissedEvents'>>,
  guards: {
    needsRest: ({ context }) => needsRest(context, context.clock.now()),
    wasTurnedAway: (_, code: number | null) => wasTurnedAway(code),
    isFinal: (_, code: number | null) => adviceOf(code) === 'slowly',
    isForbidden: (_, status: number | null) => status === 401 || status === 403,
    pingsFirst: ({ context }) => pingsFirst(context.attempt),
    isAway: (_, failure: Failure) => isAway(failure),
    waitsLong: ({ context }, reason: WakeUpReason) => isLook(reason) && context.attempt > 0,
    isAnswer: ({ context }, reason: WakeUpReason) => reason === 'answered' && context.attempt > 0,
    isLook: (_, reason: WakeUpReason) => isLook(reason),
    isAccepted: (_, reason: WakeUpReason) => reason === 'accepted',
    isUnproven: ({ context: { caughtUpAt, clock } }, reason: WakeUpReason) =>
      isDue('open', reason, caughtUpAt, clock.now()),
    isUntold: ({ context: { isOff, caughtUpAt, clock } }, reason: WakeUpReason) =>
      isOff && isDue('off', reason, caughtUpAt, clock.now()),
    isUpToDate: ({ context }) => isUpToDate(context, context.clock.now()),
    isAnswered: ({ context }) => context.isAnswered,
    losesHope: ({ context }) => context.isAnswered && losesHope(context.failedBesideServer),
    isLinked: (_, { isConnected, chatId }: { isConnected: boolean; chatId: string | null }) =>
      isConnected && chatId !== null,
  },
  actions: {
    seek: assign({ attemptStartedAt: ({ context }) => context.clock.now(), busyPause: 0 }),
    countTry: assign({ triedAt: ({ context }) => context.clock.now() }),
    pause: assign({ pausedAt: ({ context }) => context.clock.now() }),
    countOpening: assign({
      openings: ({ context }) => openingsWith(context.openings, context.clock.now()),
      attemptStartedAt: null,
      isAnswered: false,
    }),
    setAnswered: assign({ isAnswered: true, busyPause: 0 }),
    setBusyPause: assign(({ context: { attempt, jitter } }, failure: Failure) => ({
      busyPause: busyPauseOf(failure, attempt, jitter),
    })),
    countFailedBesideServer: assign({
      failedBesideServer: ({ context }) => context.failedBesideServer + 1,
      isAnswered: false,
    }),
    giveUp: assign(({ context: { isBehind, caughtUpAt, clock } }) => ({
      isOff: true,
      failedBesideServer: 0,
      isAnswered: false,
      isBehind: false,
      caughtUpAt: isBehind ? clock.now() : caughtUpAt,
    })),
    // Refetch nothing, because the token may be rejected.
    shutDown: assign({ isOff: true }),
    fallBehind: assign({ isBehind: true }),
    setCaughtUp: assign({ isBehind: false, caughtUpAt: ({ context }) => context.clock.now() }),
    clearCaughtUp: assign({ caughtUpAt: null, startedAt: null }),
    notifyIfBehind: ({ context: { isBehind, panel } }) => {
      if (isBehind) panel.send({ type: 'gap.found' })
    },
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    countFailedSubscription: assign({ failedSubscriptions: ({ context }) => context.failedSubscriptions + 1 }),
    countIgnored: assign({ ignored: ({ context }) => context.ignored + 1 }),
    clearFailures: assign({ attempt: 0, failedSubscriptions: 0, failedBesideServer: 0, isOff: false }),
    clearFailedSubscriptions: assign({ failedSubscriptions: 0 }),
    setJitter: assign((_, jitter: number) => ({ jitter })),
    // Suppliers work on without realtime, so its trouble is for developers only.
    logTrouble: ({ context: { app } }, code: string) => app.send({ type: 'fault.logged', code }),
    notifyPanel: ({ context }, events: RealtimeOutput) => context.panel.send(events),
  },
  delays: {
    connectingTakesTooLong: 10_000,
    signingTakesTooLong: 30_000,
    joiningTakesTooLong: 10_000,
    backoffEnds: ({ context: { attempt, clock, attemptStartedAt, jitter, busyPause } }) =>
      pauseAfter(attempt, attemptStartedAt === null ? 0 : clock.now() - attemptStartedAt, jitter, busyPause),
    leastWaitEnds: ({ context: { clock, pausedAt, busyPause } }) => waitLeft(clock.now() - pausedAt, busyPause),
    refusalEnds: ({ context }) => refusalFor(context.jitter),
    restEnds: ({ context: { jitter, clock, triedAt } }) => restFor(jitter, clock.now() - triedAt),
  },
})

/** The context before the first attempt. */
export const startOf = ({ input }: { readonly input: RealtimeInput }): RealtimeContext => ({
  ...input,
  attempt: 0,
  attemptStartedAt: null,
  triedAt: 0,
  pausedAt: 0,
  failedSubscriptions: 0,
  isAnswered: false,
  failedBesideServer: 0,
  isOff: false,
  isBehind: false,
  caughtUpAt: null,
  startedAt: input.clock.now(),
  openings: [],
  ignored: 0,
  jitter: 0,
  busyPause: 0,
})
