import { assign, setup } from 'xstate'
import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear, type ServerText, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import {
  type Intent,
  isConflict,
  isFollowed,
  isSettled,
  patienceAfter,
  pauseBeforeLook,
  pauseBeforeRetry,
  type TrailLine,
} from './intents.domain.ts'
import type { IntentsPort, JournalPort } from './intents.port.ts'
import { standingOf, type Verdict, verdictOf } from './verdict.domain.ts'

export type IntentEvent = { type: 'check.chosen' } | { type: 'check.postponed' }

/** Where an intent stands, as far as a person may know. */
export type IntentPhase = 'sending' | 'checking' | 'unchecked'

/** What an intent tells whoever started it. */
export type IntentNews = { type: 'intent.progressed'; phase: IntentPhase }

export interface IntentInput {
  readonly clock: ClockPort
  readonly intent: Intent
  readonly owner: { send(news: IntentNews): void }
  /** Whether it was sent before, by this tab or another, and only its outcome is asked for. */
  readonly isResumed: boolean
}

/** How it ended. */
export type IntentOutcome = { readonly intent: Intent } & (
  | {
      readonly result: 'moved'
      /** By the server's own word, or by its figures later on. */
      readonly isAnswered: boolean
      readonly text: ServerText | null
    }
  | {
      readonly result: 'notMoved'
      /** Why the server refused it; `null` when the figures show that it was never carried out. */
      readonly failure: Failure | null
    }
  /** A person left it to be looked up later; it stays written down. */
  | { readonly result: 'postponed' }
)

export interface IntentContext extends IntentInput {
  setup: Setup | null
  /** How long after the confirmation it may still be carried out, in milliseconds. */
  patience: number
  /** How often in a row the figures could not be read. */
  failures: number
  outcome: IntentOutcome | null
}

/** A move of money made at most once: written down, sent once, and looked up where its outcome is unclear. */
export const intentMachine = setup({
  types: {
    input: {} as IntentInput,
    context: {} as IntentContext,
    events: {} as IntentEvent,
    output: {} as IntentOutcome,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<
    Pick<ConnectivityPort, 'isOnline'> &
      IntentsPort &
      Pick<JournalPort, 'keepIntent' | 'forgetIntent'> &
      Pick<SetupPort, 'fetchSetup'>
  >,
  guards: {
    isResumed: ({ context }) => context.isResumed,
    isOnline: (_, online: boolean) => online,
    isUnclear: (_, failure: Failure) => isUnclear(failure) || isConflict(failure),
    hasMoved: (_, verdict: Verdict) => verdict === 'moved',
    hasNotMoved: (_, verdict: Verdict) => verdict === 'notMoved',
    isOpen: (_, verdict: Verdict) => verdict === 'open',
    mayRetry: ({ context }) => pauseBeforeRetry(context.failures + 1) !== null,
    isFollowed: ({ context }) => context.outcome?.result === 'moved' && isFollowed(context.intent),
  },
  actions: {
    rememberSetup: assign((_, fresh: Setup) => ({ setup: fresh })),
    rememberPatience: assign((_, failure: Failure) => ({ patience: patienceAfter(failure) })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    rememberAnswered: assign(({ context }, text: ServerText | null) => ({
      outcome: { result: 'moved' as const, intent: context.intent, isAnswered: true, text },
    })),
    rememberFound: assign(({ context }) => ({
      outcome: { result: 'moved' as const, intent: context.intent, isAnswered: false, text: null },
    })),
    rememberPostponed: assign(({ context }) => ({
      outcome: { result: 'postponed' as const, intent: context.intent },
    })),
    rememberNotMoved: assign(({ context }, failure: Failure | null) => ({
      outcome: { result: 'notMoved' as const, intent: context.intent, failure },
    })),
    tellOwner: ({ context }, phase: IntentPhase) => context.owner.send({ type: 'intent.progressed', phase }),
  },
  delays: {
    pauseEnds: ({ context }) => pauseBeforeRetry(context.failures) ?? 0,
    lookIsDue: ({ context }) => pauseBeforeLook(context.intent, context.patience, context.clock.now()),
  },
}).createMachine({
  id: 'intent',
  context: ({ input }) => ({ ...input, setup: null, patience: patienceAfter(null), failures: 0, outcome: null }),
  output: ({ context }) => must(context.outcome),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isResumed', target: 'checking' }, { target: 'askingLine' }],
    },

    askingLine: {
      tags: 'busy',
      entry: { type: 'tellOwner', params: 'sending' },
      invoke: {
        id: 'isOnline',
        src: 'isOnline',
        onDone: [
          { guard: { type: 'isOnline', params: ({ event }) => event.output }, target: 'keeping' },
          { target: 'finished', actions: { type: 'rememberNotMoved', params: { kind: 'unreachable' } } },
        ],
        onError: {
          target: 'finished',
          actions: { type: 'rememberNotMoved', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepIntent',
        src: 'keepIntent',
        input: ({ context }) => context.intent,
        onDone: 'sending',
        onError: {
          target: 'finished',
          actions: { type: 'rememberNotMoved', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendIntent',
        src: 'sendIntent',
        input: ({ context }) => context.intent,
        onDone: { target: 'settling', actions: { type: 'rememberAnswered', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnclear', params: ({ event }) => toFailure(event.error) },
            target: 'checking',
            actions: { type: 'rememberPatience', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'settling',
            actions: { type: 'rememberNotMoved', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },

    checking: {
      tags: 'busy',
      entry: { type: 'tellOwner', params: 'checking' },
      initial: 'readingSetup',
      states: {
        readingSetup: {
          invoke: {
            id: 'fetchSetup',
            src: 'fetchSetup',
            onDone: { target: 'readingTrail', actions: { type: 'rememberSetup', params: ({ event }) => event.output } },
            onError: cannotRead(),
          },
        },
        readingTrail: {
          invoke: {
            id: 'fetchTrail',
            src: 'fetchTrail',
            input: ({ context }) => context.intent.kind,
            onDone: [
              {
                guard: { type: 'hasMoved', params: ({ context, event }) => judged(context, event.output) },
                target: '#intent.settling',
                actions: 'rememberFound',
              },
              {
                guard: { type: 'hasNotMoved', params: ({ context, event }) => judged(context, event.output) },
                target: '#intent.settling',
                actions: { type: 'rememberNotMoved', params: null },
              },
              {
                guard: { type: 'isOpen', params: ({ context, event }) => judged(context, event.output) },
                target: '#intent.open',
                actions: 'forgetFailures',
              },
              { target: '#intent.unchecked' },
            ],
            onError: cannotRead(),
          },
        },
      },
    },

    pausing: {
      after: { pauseEnds: 'checking' },
    },

    open: {
      after: { lookIsDue: 'checking' },
    },

    unchecked: {
      entry: { type: 'tellOwner', params: 'unchecked' },
      on: {
        'check.chosen': { target: 'checking', actions: 'forgetFailures' },
        'check.postponed': { target: 'finished', actions: 'rememberPostponed' },
      },
    },

    settling: {
      always: [{ guard: 'isFollowed', target: 'keepingMoved' }, { target: 'forgetting' }],
    },

    keepingMoved: {
      tags: 'busy',
      invoke: {
        id: 'keepMoved',
        src: 'keepIntent',
        input: ({ context }) => ({ ...context.intent, step: 'moved' as const }),
        onDone: 'finished',
        onError: 'finished',
      },
    },

    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'forgetIntent',
        src: 'forgetIntent',
        input: ({ context }) => context.intent.supplierId,
        onDone: 'finished',
        onError: 'finished',
      },
    },

    finished: { type: 'final' },
  },
})

function judged({ intent, setup: fresh, patience, clock }: IntentContext, lines: readonly TrailLine[]): Verdict {
  return verdictOf(intent, standingOf(must(fresh), lines), lines, isSettled(intent, patience, clock.now()))
}

function cannotRead() {
  return [
    { guard: 'mayRetry', target: '#intent.pausing', actions: 'countFailure' },
    { target: '#intent.unchecked', actions: 'countFailure' },
  ] as const
}
