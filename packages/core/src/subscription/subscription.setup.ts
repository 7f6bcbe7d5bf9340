import { assign, setup } from 'xstate'
import type { Intent, IntentKind, SessionResult } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import { paymentSessionMachine } from '../intents/payment-session.machine.ts'
import type { SessionOutcome, SessionProgress } from '../intents/payment-session.setup.ts'
import { notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import type { SupplierScope } from '../kernel/scope.ts'
import { type Claimed, isBehind } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, watchClaims } from '../kit/claims/claims.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Confirmed,
  confirmedByOffer,
  fundsOf,
  hasUnknownBalance,
  isBlocked,
  isCovered,
  isPaid,
  nextStep,
} from './subscription.domain.ts'

export type SubscriptionEvent =
  | SessionProgress
  | { type: 'setup.loaded'; setup: Setup }
  | { type: 'route.changed'; to: RouteName }
  | PromptsChanged
  | ClaimsChanged
  /** The outcome of a move without a response is known now. */
  | { type: 'intent.settled'; intent: Intent }
  /** Money of a top-up that began at the paywall has arrived; the paywall shows the next step at once. */
  | { type: 'purchase.resumed' }
  | { type: 'offer.accepted' }
  | { type: 'payments.chosen' }
  | { type: 'topUp.chosen' }
  | { type: 'transfer.confirmed' }
  | { type: 'payment.confirmed' }
  | { type: 'dialog.dismissed' }

/** Whether a prompt is due, which comes before the paywall. */
export type PromptsChanged = { type: 'prompts.changed'; isDue: boolean }

/** A purchase has started or ended. */
export type PurchaseChanged = { type: 'purchase.changed'; isUnderWay: boolean }

export interface SubscriptionInput extends SupplierScope {
  readonly panel: { send(events: PurchaseChanged): void }
  readonly to: RouteName
}

/** Why no money can be moved now. */
export type Prevention = Extract<SessionResult, 'elsewhere' | 'unprovable' | 'unwritable'>

export interface SubscriptionContext extends SubscriptionInput {
  /** Another dialog is in front of the paywall, which is shown again afterwards. */
  isHidden: boolean
  /** A prompt is due and comes before the paywall. */
  isYielding: boolean
  /** The last settings loaded from the server, never cached ones. */
  known: Setup | null
  confirmed: Confirmed | null
  /** The outcome of the last move confirmed here. */
  newest: 'none' | 'notMoved' | 'pending'
  /** The shortfall was moved to the service balance, and the subscription is not paid yet. */
  isCovered: boolean
  prevention: Prevention | null
  isResumed: boolean
  phase: SessionProgress['phase']
  /** The kind of the move under way. */
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
    isBlocked: ({ context }) => !context.isYielding && isBlocked(context.known, context.to),
    isResumed: ({ context }) => context.isResumed,
    isFree: ({ context }) => context.isYielding || !isBlocked(context.known, context.to),
    mainIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnMain',
    serviceIsTooLow: ({ context }) => nextStep(must(context.known), null) === 'shortOnService',
    isPayable: ({ context }) => nextStep(must(context.known), null) === 'ready',
    hasUnknownBalance: ({ context }) => hasUnknownBalance(must(context.known)),
    // A hidden paywall accepts no confirmation.
    isSeen: ({ context }) => !context.isHidden,
    isPaid: (_, { fresh, made }: SessionOutcome) => isPaid(fresh, made),
    isPrevented: (_, { result }: SessionOutcome) => isPrevention(result),
    isUnpayable: (_, { result, fresh }: SessionOutcome) =>
      result === 'decided' && fresh !== null && nextStep(fresh, null) === 'unpayable' && !hasUnknownBalance(fresh),
    isDecided: (_, { result }: SessionOutcome) => result === 'decided' || result === 'refused',
  },
  actions: {
    setSetup: assign((_, known: Setup) => ({ known })),
    setLocation: assign((_, to: RouteName) => ({ to })),
    setPrompts: assign((_, isYielding: boolean) => ({ isYielding })),
    setHidden: assign((_, claimed: Claimed) => ({ isHidden: isBehind(claimed, 'paywall') })),
    setJournal: assign((_, journal: readonly Intent[]) => ({
      isCovered: isCovered(journal.filter(({ step }) => step === 'moved')),
    })),
    setSettled: assign(({ context }, intent: Intent) => ({
      newest: intent.step === 'notMoved' ? ('notMoved' as const) : ('none' as const),
      isCovered: context.isCovered || (intent.step === 'moved' && isCovered([intent])),
    })),
    setResumed: assign({ isResumed: true }),
    clearResumed: assign({ isResumed: false }),
    confirmOffer: assign(({ context }) => ({ confirmed: confirmedByOffer(context.known) })),
    confirmStep: assign(({ context }, step: Confirmed['step']) => {
      const funds = fundsOf(context.known)
      return { confirmed: funds && { step, funds } }
    }),
    clearConfirmed: assign({ confirmed: null, phase: 'reading', kind: null }),
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
    notifyPanel: ({ context }, events: PurchaseChanged) => context.panel.send(events),
    notifyApp,
  },
})
