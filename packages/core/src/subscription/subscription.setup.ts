import { assign, setup } from 'xstate'
import type { Intent, IntentKind, SessionResult } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import { paymentSessionMachine } from '../intents/payment-session.machine.ts'
import type { SessionOutcome, SessionProgress } from '../intents/payment-session.setup.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Confirmed,
  confirmedByOffer,
  fundsOf,
  hasUnknownBalance,
  isBarred,
  isCovered,
  isPaid,
  nextStep,
} from './subscription.domain.ts'

export type SubscriptionEvent =
  | SessionProgress
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'place.left'; to: RouteName }
  | PromptsNews
  | ClaimsChanged
  /** It is known now what became of a move whose answer was lost. */
  | { type: 'intent.settled'; intent: Intent }
  /** A top-up that was begun here has arrived: the next step shows at once. */
  | { type: 'purchase.resumed' }
  | { type: 'offer.accepted' }
  | { type: 'payments.chosen' }
  | { type: 'topUp.chosen' }
  | { type: 'transfer.confirmed' }
  | { type: 'payment.confirmed' }
  | { type: 'dialog.dismissed' }

/** A prompt goes before the paywall, or does so no more. */
export type PromptsNews = { type: 'prompts.changed'; isDue: boolean }

/** A purchase is under way, or over. */
export type PurchaseNews = { type: 'purchase.changed'; isUnderWay: boolean }

export interface SubscriptionInput {
  readonly trunk: Trunk
  readonly panel: { send(news: PurchaseNews): void }
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly to: RouteName
}

/** Why no money can be moved now. */
export type Prevention = Extract<SessionResult, 'elsewhere' | 'unprovable' | 'unwritable'>

export interface SubscriptionContext extends SubscriptionInput {
  /** A dialog stands in front of the paywall, which shows again behind it. */
  isHidden: boolean
  /** Something else is to be settled before the paywall. */
  isYielding: boolean
  /** The freshest settings; never what a cache recalled. */
  known: Setup | null
  confirmed: Confirmed | null
  /** What became of the newest move that was confirmed here. */
  newest: 'none' | 'notMoved' | 'pending'
  /** The shortfall stands on the service balance already, and nothing is paid yet. */
  isCovered: boolean
  prevention: Prevention | null
  isResumed: boolean
  phase: SessionProgress['phase']
  /** Which move is under way. */
  kind: IntentKind | null
}

interface WithOutcome {
  readonly event: { readonly output: SessionOutcome }
}

export const outcomeOf = ({ event }: WithOutcome): SessionOutcome => event.output

export const setOutcome = { type: 'setOutcome', params: outcomeOf } as const

const isPrevention = (result: SessionResult): result is Prevention =>
  result === 'elsewhere' || result === 'unprovable' || result === 'unwritable'

export const subscriptionSetup = setup({
  types: {
    input: {} as SubscriptionInput,
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    tags: {} as 'busy',
    children: {} as { session: 'session' },
  },
  actors: {
    ...({} as PortActors<Pick<JournalPort, 'loadIntents'>>),
    session: paymentSessionMachine,
    watchClaims,
  },
  guards: {
    isBarred: ({ context }) => !context.isYielding && isBarred(context.known, context.to),
    isResumed: ({ context }) => context.isResumed,
    isFree: ({ context }) => context.isYielding || !isBarred(context.known, context.to),
    mainIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnMain',
    serviceIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnService',
    isPayable: ({ context }) => nextStep(must(context.known), null) === 'ready',
    hasUnknownBalance: ({ context }) => hasUnknownBalance(must(context.known)),
    // Nobody confirms what is out of sight.
    isSeen: ({ context }) => !context.isHidden,
    isPaid: (_, { fresh, made }: SessionOutcome) => isPaid(fresh, made),
    isPrevented: (_, { result }: SessionOutcome) => isPrevention(result),
    isUnpayable: (_, { result, fresh }: SessionOutcome) =>
      result === 'decided' && fresh !== null && nextStep(fresh, null) === 'unpayable' && !hasUnknownBalance(fresh),
    isDecided: (_, { result }: SessionOutcome) => result === 'decided' || result === 'refused',
  },
  actions: {
    rememberSetup: assign((_, known: Setup) => ({ known })),
    rememberPlace: assign((_, to: RouteName) => ({ to })),
    rememberPrompts: assign((_, isYielding: boolean) => ({ isYielding })),
    setHidden: assign((_, claimed: Claimed) => ({ isHidden: isBehind(claimed, 'paywall') })),
    setJournal: assign((_, journal: readonly Intent[]) => ({
      isCovered: isCovered(journal.filter(({ step }) => step === 'moved')),
    })),
    setSettled: assign(({ context }, intent: Intent) => ({
      newest: intent.step === 'notMoved' ? ('notMoved' as const) : ('none' as const),
      isCovered: context.isCovered || (intent.step === 'moved' && isCovered([intent])),
    })),
    setResumed: assign({ isResumed: true }),
    forgetResumed: assign({ isResumed: false }),
    confirmOffer: assign(({ context }) => ({ confirmed: confirmedByOffer(context.known) })),
    confirmStep: assign(({ context }, step: Confirmed['step']) => {
      const funds = fundsOf(context.known)
      return { confirmed: funds && { step, funds } }
    }),
    forgetConfirmed: assign({ confirmed: null, phase: 'reading', kind: null }),
    setProgress: assign((_, { phase, kind }: SessionProgress) => ({ phase, kind })),
    setOutcome: assign(({ context }, { result, fresh, made }: SessionOutcome) => ({
      known: fresh ?? context.known,
      newest:
        result === 'refused'
          ? ('notMoved' as const)
          : result === 'unclear' || result === 'pending'
            ? ('pending' as const)
            : ('none' as const),
      isCovered: context.isCovered || isCovered(made),
      prevention: isPrevention(result) ? result : null,
    })),
    stopMoving: ({ self }) => childOf(self, 'session')?.send({ type: 'dialog.dismissed' }),
    tellPanel: ({ context }, news: PurchaseNews) => context.panel.send(news),
    tellTrunk,
  },
})
