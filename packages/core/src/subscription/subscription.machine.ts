import { type ActorRefFrom, and, assign, not, type SnapshotFrom, setup } from 'xstate'
import { type AttemptNews, type AttemptOutcome, type AttemptPhase, attemptMachine } from '../intents/attempt.machine.ts'
import type { Intent, IntentKind } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import { type Bar, type BarNews, barredAfter, hearsOfBars } from '../kernel/bars.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Confirmed,
  confirmedByOffer,
  fundsOf,
  isBarred,
  isCovered,
  isPaid,
  nextStep,
  subscriptionPlan,
} from './subscription.domain.ts'

export type SubscriptionEvent =
  | AttemptNews
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'place.left'; to: RouteName }
  | PromptsNews
  | BarNews
  | { type: 'offer.accepted' }
  | { type: 'payments.chosen' }
  | { type: 'topUp.chosen' }
  | { type: 'transfer.confirmed' }
  | { type: 'payment.confirmed' }
  | { type: 'check.chosen' }
  | { type: 'dialog.dismissed' }

/** A prompt goes before the paywall, or does so no more. */
export type PromptsNews = { type: 'prompts.changed'; isDue: boolean }

/** A purchase is under way, or over. */
export type PurchaseNews = { type: 'purchase.changed'; isUnderWay: boolean }

export interface SubscriptionInput {
  readonly trunk: Trunk
  readonly panel: { send(news: BarNews | PurchaseNews): void }
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly to: RouteName
  /** What goes before the paywall, which shows again behind it. */
  readonly barredBy: readonly Bar[]
}

export interface SubscriptionContext extends SubscriptionInput {
  /** Something else is to be settled before the paywall. */
  isYielding: boolean
  /** The freshest settings; never what a cache recalled. */
  known: Setup | null
  confirmed: Confirmed | null
  notMoved: Intent | null
  /** The shortfall stands on the service balance already, and nothing is paid yet. */
  isCovered: boolean
  phase: AttemptPhase
  /** Which move is under way. */
  kind: IntentKind | null
  /** The attempt looks up what an earlier visit left unclear; nobody asked for it. */
  isQuiet: boolean
}

interface WithOutcome {
  readonly event: { readonly output: AttemptOutcome }
}

const outcomeOf = ({ event }: WithOutcome): AttemptOutcome => event.output

const rememberOutcome = { type: 'rememberOutcome', params: outcomeOf } as const

/** The paywall: bars the pages of subscribers, and leads to a subscription by whichever way the balances allow. */
export const subscriptionMachine = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    tags: {} as 'busy',
    children: {} as { attempt: 'attempt' },
  },
  actors: {
    ...({} as PortActors<Pick<JournalPort, 'recallIntent'>>),
    attempt: attemptMachine,
  },
  guards: {
    isUnclear: (_, found: Intent | null) => found?.step === 'sent',
    isBarred: ({ context }) => !context.isYielding && isBarred(context.known, context.to),
    isFree: ({ context }) => context.isYielding || !isBarred(context.known, context.to),
    mainIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnMain',
    serviceIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnService',
    isPayable: ({ context }) => nextStep(must(context.known), null) === 'ready',
    isQuiet: ({ context }) => context.isQuiet,
    // What nobody asked for shows itself only where it needs a person, or the page is barred anyway.
    isShown: ({ context: { isYielding, phase, known, to } }) =>
      !isYielding && (phase === 'unchecked' || isBarred(known, to)),
    // Nobody confirms what is out of sight.
    isSeen: ({ context }) => context.barredBy.length === 0,
    isPaid: (_, { fresh, made }: AttemptOutcome) => isPaid(fresh, made),
    isElsewhere: (_, { result }: AttemptOutcome) => result === 'elsewhere',
    isUnpayable: (_, { result, fresh }: AttemptOutcome) => result === 'decided' && fundsOf(fresh) === null,
    isDecided: (_, { result }: AttemptOutcome) => result === 'decided',
  },
  actions: {
    rememberSetup: assign((_, known: Setup) => ({ known })),
    rememberPlace: assign((_, to: RouteName) => ({ to })),
    rememberPrompts: assign((_, isYielding: boolean) => ({ isYielding })),
    rememberBar: assign(({ context }, news: BarNews) => ({ barredBy: barredAfter(context.barredBy, news) })),
    rememberFound: assign((_, found: Intent | null) => ({ isCovered: found?.step === 'moved' })),
    confirmOffer: assign(({ context }) => ({ confirmed: confirmedByOffer(context.known) })),
    confirmStep: assign(({ context }, step: Confirmed['step']) => {
      const funds = fundsOf(context.known)
      return { confirmed: funds && { step, funds } }
    }),
    forgetConfirmed: assign({ confirmed: null, isQuiet: false, phase: 'reading', kind: null }),
    goQuietly: assign({ isQuiet: true }),
    rememberPhase: assign((_, { phase, kind }: Pick<AttemptNews, 'phase' | 'kind'>) => ({ phase, kind })),
    rememberOutcome: assign(({ context }, { fresh, notMoved, made }: AttemptOutcome) => ({
      known: fresh ?? context.known,
      notMoved,
      isCovered: context.isCovered || isCovered(made),
    })),
    tellAttempt: ({ self }, event: { type: 'check.chosen' } | { type: 'dialog.dismissed' }) =>
      childOf(self, 'attempt')?.send(event),
    tellPanel: ({ context }, news: BarNews | PurchaseNews) => context.panel.send(news),
    tellTrunk,
  },
}).createMachine({
  id: 'subscription',
  context: ({ input }) => ({
    ...input,
    isYielding: true,
    known: null,
    confirmed: null,
    notMoved: null,
    isCovered: false,
    phase: 'reading',
    kind: null,
    isQuiet: false,
  }),
  initial: 'recalling',
  on: {
    'setup.learned': { actions: { type: 'rememberSetup', params: ({ event }) => event.setup } },
    'place.left': { actions: { type: 'rememberPlace', params: ({ event }) => event.to } },
    ...hearsOfBars,
    'prompts.changed': { actions: { type: 'rememberPrompts', params: ({ event }) => event.isDue } },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallIntent',
        src: 'recallIntent',
        input: ({ context }) => context.supplierId,
        onDone: [
          {
            guard: { type: 'isUnclear', params: ({ event }) => event.output },
            target: 'purchasing.quiet',
            actions: 'goQuietly',
          },
          { target: 'closed', actions: { type: 'rememberFound', params: ({ event }) => event.output } },
        ],
        onError: 'closed',
      },
    },

    closed: {
      entry: { type: 'tellPanel', params: { type: 'page.freed', by: 'paywall' } },
      always: { guard: 'isBarred', target: 'open' },
    },

    open: {
      entry: { type: 'tellPanel', params: { type: 'page.barred', by: 'paywall' } },
      initial: 'offered',
      always: { guard: 'isFree', target: 'closed' },
      on: {
        'setup.learned': {
          target: '.choosing',
          actions: { type: 'rememberSetup', params: ({ event }) => event.setup },
        },
        'place.left': { target: 'closed', actions: { type: 'rememberPlace', params: ({ event }) => event.to } },
        'dialog.dismissed': '.offered',
        'payments.chosen': {
          actions: { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'main-balance' } } },
        },
      },
      states: {
        offered: {
          on: {
            'setup.learned': { actions: { type: 'rememberSetup', params: ({ event }) => event.setup } },
            'offer.accepted': { guard: 'isSeen', target: '#subscription.purchasing', actions: 'confirmOffer' },
          },
        },

        choosing: {
          always: [
            { guard: 'mainIsTooLow', target: 'shortOnMain' },
            { guard: 'serviceIsTooLow', target: 'shortOnService' },
            { guard: 'isPayable', target: 'ready' },
            { target: 'offered' },
          ],
        },

        shortOnMain: {
          on: {
            'topUp.chosen': {
              actions: {
                type: 'tellTrunk',
                params: { type: 'place.wanted', place: { to: 'main-balance', search: '?topUp' } },
              },
            },
          },
        },

        shortOnService: {
          on: {
            'transfer.confirmed': {
              guard: 'isSeen',
              target: '#subscription.purchasing',
              actions: { type: 'confirmStep', params: 'transfer' },
            },
          },
        },

        ready: {
          on: {
            'payment.confirmed': {
              guard: 'isSeen',
              target: '#subscription.purchasing',
              actions: { type: 'confirmStep', params: 'pay' },
            },
          },
        },

        elsewhere: {
          on: {
            'setup.learned': { actions: { type: 'rememberSetup', params: ({ event }) => event.setup } },
          },
        },
      },
    },

    purchasing: {
      entry: { type: 'tellPanel', params: { type: 'purchase.changed', isUnderWay: true } },
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { trunk, clock, ids, supplierId, confirmed, notMoved }, self }) => ({
          trunk,
          clock,
          ids,
          owner: self,
          supplierId,
          plan: confirmed && subscriptionPlan(confirmed),
          notMoved,
        }),
        onDone: [
          { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: rememberOutcome },
          { guard: { type: 'isElsewhere', params: outcomeOf }, target: 'open.elsewhere' },
          {
            guard: { type: 'isUnpayable', params: outcomeOf },
            target: 'closed',
            actions: [
              rememberOutcome,
              { type: 'tellTrunk', params: { type: 'failure.met', failure: { kind: 'unexpected' } } },
            ],
          },
          { guard: { type: 'isDecided', params: outcomeOf }, target: 'open.choosing', actions: rememberOutcome },
          { target: 'closed', actions: rememberOutcome },
        ],
        onError: { target: 'closed', actions: tellFailure },
      },
      exit: ['forgetConfirmed', { type: 'tellPanel', params: { type: 'purchase.changed', isUnderWay: false } }],
      on: {
        'attempt.progressed': { actions: { type: 'rememberPhase', params: ({ event }) => event } },
        'check.chosen': { actions: { type: 'tellAttempt', params: ({ event }) => event } },
        'dialog.dismissed': { actions: { type: 'tellAttempt', params: ({ event }) => event } },
      },
      initial: 'shown',
      states: {
        shown: {
          always: {
            guard: and(['isQuiet', not('isShown')]),
            target: 'quiet',
            actions: { type: 'tellPanel', params: { type: 'page.freed', by: 'paywall' } },
          },
        },

        quiet: {
          always: {
            guard: 'isShown',
            target: 'shown',
            actions: { type: 'tellPanel', params: { type: 'page.barred', by: 'paywall' } },
          },
        },
      },
    },

    paid: {
      entry: { type: 'tellTrunk', params: { type: 'access.gained' } },
    },
  },
})

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>
export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>
