import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { isConflict, pauseBeforeRetry } from '../intents/intents.domain.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, noteFault } from '../resource/reading.domain.ts'
import type { PayoutOutcome, PayoutResult } from './payout-outcome.domain.ts'
import { isCovered, pauseBeforeLook, wasMade } from './payout-sending.domain.ts'
import { newestPayouts, type PayoutPage, type PayoutRequest } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutSendingEvent = { type: 'check.chosen' } | { type: 'dialog.dismissed' }

export interface PayoutSendingInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly request: PayoutRequest
  /** What was there before the same request was sent for the first time; `null` when it never was. */
  readonly seen: readonly string[] | null
}

export interface PayoutSendingContext extends PayoutSendingInput {
  seen: readonly string[] | null
  fresh: PayoutPage | null
  failure: Failure | null
  sentAt: number
  /** How often in a row the list could not be read. */
  failures: number
  pause: number
  result: PayoutResult | null
}

const ends = (result: PayoutResult) => ({ type: 'rememberResult', params: result }) as const

const sayRequested = {
  type: 'tellTrunk',
  params: { type: 'success.met', message: { key: 'payouts.requested' } },
} as const

/** One confirmed payout: sent once, and looked up in the list where its outcome is unclear. */
export const payoutSendingMachine = setup({
  types: {
    input: {} as PayoutSendingInput,
    context: {} as PayoutSendingContext,
    events: {} as PayoutSendingEvent,
    output: {} as PayoutOutcome,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<PayoutsPort, 'fetchPayouts' | 'requestPayout'>>,
  guards: {
    wasMade: ({ context: { request, seen } }, page: PayoutPage) => seen !== null && wasMade(page, { request, seen }),
    isCovered: ({ context }, page: PayoutPage) => isCovered(context.request, page),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isConflict: (_, failure: Failure) => isConflict(failure),
    isSettled: ({ context }) => pauseBeforeLook(context) === 0,
    mayRetry: ({ context }) => pauseBeforeRetry(context.failures + 1) !== null,
  },
  actions: {
    rememberSeen: assign(({ context }, page: PayoutPage) => ({
      fresh: page,
      seen: context.seen ?? page.rows.map(({ id }) => id),
      sentAt: context.clock.now(),
    })),
    rememberFresh: assign((_, fresh: PayoutPage) => ({ fresh, failures: 0 })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    awaitLook: assign({ pause: ({ context }) => pauseBeforeLook(context) }),
    awaitRetry: assign(({ context }) => ({
      failures: context.failures + 1,
      pause: pauseBeforeRetry(context.failures + 1) ?? 0,
    })),
    forgetFailures: assign({ failures: 0 }),
    rememberResult: assign((_, result: PayoutResult) => ({ result })),
    tellTrunk,
  },
  delays: { lookIsDue: ({ context }) => context.pause },
}).createMachine({
  id: 'payoutSending',
  context: ({ input }) => ({ ...input, fresh: null, failure: null, sentAt: 0, failures: 0, pause: 0, result: null }),
  output: ({ context: { result, failure, fresh, request, seen } }) => ({
    result: must(result),
    failure,
    fresh,
    unsettled:
      (result === 'notMade' || result === 'left' || result === 'unread') && seen !== null ? { request, seen } : null,
  }),
  initial: 'readingBefore',
  states: {
    readingBefore: {
      tags: 'busy',
      invoke: {
        id: 'fetchPayouts',
        src: 'fetchPayouts',
        input: newestPayouts,
        onDone: [
          {
            guard: { type: 'wasMade', params: ({ event }) => event.output },
            target: 'finished',
            actions: [ends('made'), sayRequested],
          },
          {
            guard: { type: 'isCovered', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'rememberSeen', params: ({ event }) => event.output },
          },
          {
            target: 'finished',
            actions: [{ type: 'rememberFresh', params: ({ event }) => event.output }, ends('changed')],
          },
        ],
        onError: { target: 'finished', actions: [ends('unread'), tellFailure] },
      },
    },

    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestPayout',
        src: 'requestPayout',
        input: ({ context }) => context.request,
        onDone: { target: 'finished', actions: [ends('made'), sayRequested] },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'checking',
            actions: { type: 'rememberFailure', params: failureOf },
          },
          {
            guard: { type: 'isConflict', params: failureOf },
            target: 'finished',
            actions: [ends('changed'), tellFailure],
          },
          {
            target: 'finished',
            actions: [{ type: 'rememberFailure', params: failureOf }, ends('refused'), tellFailure],
          },
        ],
      },
    },

    checking: {
      tags: 'busy',
      invoke: {
        id: 'fetchPayouts',
        src: 'fetchPayouts',
        input: newestPayouts,
        onDone: [
          {
            guard: { type: 'wasMade', params: ({ event }) => event.output },
            target: 'finished',
            actions: [ends('made'), sayRequested],
          },
          {
            guard: 'isSettled',
            target: 'finished',
            actions: [{ type: 'rememberFresh', params: ({ event }) => event.output }, ends('notMade')],
          },
          { target: 'awaitingLook', actions: ['forgetFailures', 'awaitLook'] },
        ],
        onError: [
          { guard: 'mayRetry', target: 'awaitingLook', actions: 'awaitRetry' },
          { target: 'unchecked', actions: noteFault('payouts') },
        ],
      },
      on: { 'dialog.dismissed': { target: 'finished', actions: ends('left') } },
    },

    awaitingLook: {
      after: { lookIsDue: 'checking' },
      on: { 'dialog.dismissed': { target: 'finished', actions: ends('left') } },
    },

    unchecked: {
      entry: 'forgetFailures',
      on: {
        'check.chosen': 'checking',
        'dialog.dismissed': { target: 'finished', actions: ends('left') },
      },
    },

    finished: { type: 'final' },
  },
})

export type PayoutSendingActor = ActorRefFrom<typeof payoutSendingMachine>
export type PayoutSendingSnapshot = SnapshotFrom<typeof payoutSendingMachine>
