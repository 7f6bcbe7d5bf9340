import { assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { MessageKey } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type IntentNews, type IntentOutcome, intentMachine } from './intent.machine.ts'
import {
  type Intent,
  type IntentKind,
  intentOf,
  type Move,
  type Plan,
  type Standing,
  type TrailLine,
} from './intents.domain.ts'
import type { IntentsPort, JournalPort, LockFact } from './intents.port.ts'
import { afterMove, standingOf } from './verdict.domain.ts'

export type AttemptPhase = 'reading' | 'moving' | 'checking' | 'unchecked'

/** What an attempt tells whoever started it. */
export type AttemptNews = { type: 'attempt.progressed'; phase: AttemptPhase; kind: IntentKind | null }

export type AttemptEvent = LockFact | IntentNews | { type: 'check.chosen' } | { type: 'dialog.dismissed' }

export interface AttemptOutcome {
  /** `decided`: nothing is left to be moved by what is confirmed. */
  readonly result: 'decided' | 'failed' | 'elsewhere' | 'postponed'
  readonly fresh: Setup | null
  /** The moves that were carried out, also those of an earlier visit. */
  readonly made: readonly Intent[]
  /** What was sent and never carried out; confirming it again keeps its id. */
  readonly notMoved: Intent | null
  /** An earlier visit had left a move unclear, so that only this was looked up. */
  readonly isResumed: boolean
}

export interface AttemptInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly owner: { send(news: AttemptNews): void }
  readonly supplierId: number
  /** `null` when nothing is confirmed, and only what an earlier visit left is looked up. */
  readonly plan: Plan | null
  readonly notMoved: Intent | null
}

export interface AttemptContext extends AttemptInput {
  fresh: Setup | null
  before: Standing | null
  intent: Intent | null
  made: readonly Intent[]
  isResumed: boolean
  result: AttemptOutcome['result'] | null
}

interface WithOutcome {
  readonly event: { readonly output: IntentOutcome }
}

const outcomeOf = ({ event }: WithOutcome): IntentOutcome => event.output

const successes: Readonly<Record<IntentKind, MessageKey>> = {
  coverShortfall: 'subscription.transferred',
  paySubscription: 'subscription.paid',
  transferToMain: 'balances.transferred',
  transferToService: 'balances.transferred',
}

const sayMoved = [
  {
    type: 'tellTrunk',
    params: ({ event: { output } }: WithOutcome): TrunkEvent => ({
      type: 'success.met',
      message: (output.result === 'moved' ? output.text : null) ?? { key: successes[output.intent.kind] },
    }),
  },
  { type: 'tellTrunk', params: { type: 'balances.changed' } },
  'rememberMade',
] as const

const sayRefused = {
  type: 'tellTrunk',
  params: ({ event: { output } }: WithOutcome): TrunkEvent => ({
    type: 'failure.met',
    failure: (output.result === 'notMoved' && output.failure) || { kind: 'unexpected' },
  }),
} as const

/** What follows from how a move ended. Only a move that the server itself answered is followed by the next one. */
const outcomes = [
  { guard: { type: 'isAnswered', params: outcomeOf }, target: 'deciding', actions: sayMoved },
  { guard: { type: 'isFound', params: outcomeOf }, target: 'readingSetup', actions: [...sayMoved, 'forgetPlan'] },
  {
    guard: { type: 'isPostponed', params: outcomeOf },
    target: 'finished',
    actions: { type: 'rememberResult', params: 'postponed' },
  },
  {
    guard: { type: 'isRefused', params: outcomeOf },
    target: 'readingSetup',
    actions: ['rememberNotMoved', 'forgetPlan', sayRefused],
  },
  { target: 'readingSetup', actions: ['rememberNotMoved', 'forgetPlan'] },
] as const

const failed = {
  target: 'finished',
  actions: [{ type: 'rememberResult', params: 'failed' }, tellFailure],
} as const

/** One attempt to move money: alone among all tabs, by settings read a moment ago, in the amounts that were confirmed. */
export const attemptMachine = setup({
  types: {
    input: {} as AttemptInput,
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    output: {} as AttemptOutcome,
    tags: {} as 'busy',
    children: {} as { intent: 'intent' },
  },
  actors: {
    ...({} as PortActors<
      Pick<SetupPort, 'fetchSetup'> & Pick<IntentsPort, 'fetchTrail'> & Pick<JournalPort, 'recallIntent'>
    >),
    holdMoney: {} as CallbackActorLogic<LockFact, number>,
    intent: intentMachine,
  },
  guards: {
    isUnclear: (_, found: Intent | null) => found?.step === 'sent',
    hasMove: ({ context }) => moveOf(context) !== null,
    isAnswered: (_, outcome: IntentOutcome) => outcome.result === 'moved' && outcome.isAnswered,
    isFound: (_, outcome: IntentOutcome) => outcome.result === 'moved',
    isPostponed: (_, outcome: IntentOutcome) => outcome.result === 'postponed',
    isRefused: (_, outcome: IntentOutcome) => outcome.result === 'notMoved' && outcome.failure !== null,
  },
  actions: {
    rememberFresh: assign((_, fresh: Setup) => ({ fresh })),
    rememberBefore: assign(({ context }, lines: readonly TrailLine[]) => ({
      before: standingOf(must(context.fresh), lines),
    })),
    rememberLeft: assign((_, intent: Intent | null) => ({ intent, plan: null, isResumed: true })),
    openIntent: assign(({ context }) => {
      const { supplierId, clock, ids, notMoved, before } = context
      const confirmed = { ...must(moveOf(context)), supplierId, before: must(before), at: clock.now() }
      return { intent: intentOf(confirmed, notMoved, ids.next) }
    }),
    rememberMade: assign(({ context }) => {
      const intent = must(context.intent)
      return { made: [...context.made, intent], before: context.before && afterMove(context.before, intent) }
    }),
    rememberNotMoved: assign(({ context }) => ({ notMoved: context.intent })),
    forgetPlan: assign({ plan: null }),
    rememberResult: assign((_, result: AttemptOutcome['result']) => ({ result })),
    askCheck: ({ self }) => childOf(self, 'intent')?.send({ type: 'check.chosen' }),
    postponeCheck: ({ self }) => childOf(self, 'intent')?.send({ type: 'check.postponed' }),
    tellOwner: ({ context }, phase: AttemptPhase) =>
      context.owner.send({ type: 'attempt.progressed', phase, kind: context.intent?.kind ?? null }),
    tellTrunk,
  },
}).createMachine({
  id: 'attempt',
  context: ({ input }) => ({
    ...input,
    fresh: null,
    before: null,
    intent: null,
    made: [],
    isResumed: false,
    result: null,
  }),
  output: ({ context: { result, fresh, made, notMoved, isResumed } }) => ({
    result: must(result),
    fresh,
    made,
    notMoved,
    isResumed,
  }),
  invoke: {
    id: 'holdMoney',
    src: 'holdMoney',
    input: ({ context }) => context.supplierId,
    onError: { target: '.finished', actions: failed.actions },
  },
  initial: 'claiming',
  on: {
    'intent.progressed': {
      actions: {
        type: 'tellOwner',
        params: ({ event: { phase } }) => (phase === 'sending' ? 'moving' : phase),
      },
    },
    'check.chosen': { actions: 'askCheck' },
    'dialog.dismissed': { actions: ['forgetPlan', 'postponeCheck'] },
  },
  states: {
    claiming: {
      on: {
        'lock.granted': 'recalling',
        'lock.refused': { target: 'finished', actions: { type: 'rememberResult', params: 'elsewhere' } },
      },
    },

    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallIntent',
        src: 'recallIntent',
        input: ({ context }) => context.supplierId,
        onDone: [
          {
            guard: { type: 'isUnclear', params: ({ event }) => event.output },
            target: 'resuming',
            actions: { type: 'rememberLeft', params: ({ event }) => event.output },
          },
          { target: 'readingSetup' },
        ],
        onError: failed,
      },
    },

    readingSetup: {
      tags: 'busy',
      entry: { type: 'tellOwner', params: 'reading' },
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: { target: 'readingTrail', actions: { type: 'rememberFresh', params: ({ event }) => event.output } },
        onError: failed,
      },
    },

    readingTrail: {
      tags: 'busy',
      invoke: {
        id: 'fetchTrail',
        src: 'fetchTrail',
        input: 'paySubscription',
        onDone: { target: 'deciding', actions: { type: 'rememberBefore', params: ({ event }) => event.output } },
        onError: failed,
      },
    },

    deciding: {
      always: [
        { guard: 'hasMove', target: 'moving', actions: 'openIntent' },
        { target: 'finished', actions: { type: 'rememberResult', params: 'decided' } },
      ],
    },

    moving: {
      invoke: {
        id: 'intent',
        src: 'intent',
        input: ({ context: { clock, intent }, self }) => ({
          clock,
          intent: must(intent),
          isResumed: false,
          owner: self,
        }),
        onDone: outcomes,
        onError: failed,
      },
    },

    resuming: {
      invoke: {
        id: 'intent',
        src: 'intent',
        input: ({ context: { clock, intent }, self }) => ({
          clock,
          intent: must(intent),
          isResumed: true,
          owner: self,
        }),
        onDone: outcomes,
        onError: failed,
      },
    },

    finished: { type: 'final' },
  },
})

export type AttemptSnapshot = SnapshotFrom<typeof attemptMachine>

function moveOf({ plan, fresh, made }: AttemptContext): Move | null {
  return plan?.(must(fresh), made) ?? null
}
