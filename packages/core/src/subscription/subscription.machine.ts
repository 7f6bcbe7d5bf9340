import { type ActorRefFrom, and, type SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { isPlainRoute } from '../kernel/routes.ts'
import { scopeOf } from '../kernel/scope.ts'
import { movesMoney, showsModal } from '../kit/claims/claims.ts'
import { subscriptionMoves } from './subscription.domain.ts'
import { outcomeOf, setOutcome, subscriptionSetup } from './subscription.setup.ts'

/**
 * The paywall: blocks the pages that need a subscription, and leads to a payment in the way that the balances allow.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input }) => ({
    ...input,
    isHidden: false,
    isYielding: true,
    known: null,
    confirmed: null,
    newest: 'none',
    isCovered: false,
    prevention: null,
    isResumed: false,
    phase: 'reading',
    kind: null,
  }),
  invoke: { id: 'watchClaims', src: 'watchClaims', onError: {} },
  initial: 'recalling',
  on: {
    'setup.loaded': { actions: { type: 'setSetup', params: ({ event }) => event.setup } },
    'route.changed': { actions: { type: 'setLocation', params: ({ event }) => event.to } },
    'purchase.resumed': { actions: 'setResumed' },
    'intent.settled': { actions: { type: 'setSettled', params: ({ event }) => event.intent } },
    'claims.changed': { actions: { type: 'setHidden', params: ({ event }) => event.claimed } },
    'prompts.changed': { actions: { type: 'setPrompts', params: ({ event }) => event.isDue } },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'loadIntents',
        src: 'loadIntents',
        input: ({ context }) => context.supplierId,
        onDone: { target: 'closed', actions: { type: 'setJournal', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },

    closed: {
      always: [
        { guard: and(['isResumed', 'isBlocked']), target: 'open.choosing', actions: 'clearResumed' },
        { guard: 'isBlocked', target: 'open' },
      ],
    },

    open: {
      invoke: showsModal('paywall'),
      initial: 'offered',
      always: { guard: 'isFree', target: 'closed' },
      on: {
        'setup.loaded': {
          target: '.choosing',
          actions: { type: 'setSetup', params: ({ event }) => event.setup },
        },
        'route.changed': { target: 'closed', actions: { type: 'setLocation', params: ({ event }) => event.to } },
        'dialog.dismissed': '.offered',
        'payments.chosen': {
          actions: { type: 'notifyApp', params: { type: 'navigation.requested', location: { to: 'main-balance' } } },
        },
      },
      states: {
        offered: {
          on: {
            'setup.loaded': { actions: { type: 'setSetup', params: ({ event }) => event.setup } },
            'offer.accepted': { guard: 'isSeen', target: '#subscription.purchasing', actions: 'confirmOffer' },
          },
        },

        choosing: {
          always: [
            { guard: 'mainIsTooLow', target: 'shortOnMain' },
            { guard: 'serviceIsTooLow', target: 'shortOnService' },
            { guard: 'isPayable', target: 'ready' },
            { guard: 'hasUnknownBalance', target: 'unreadable' },
            { target: 'offered' },
          ],
        },

        shortOnMain: {
          on: {
            'topUp.chosen': {
              actions: {
                type: 'notifyApp',
                params: ({ context: { to } }) => ({
                  type: 'navigation.requested',
                  location: { to: 'main-balance', search: isPlainRoute(to) ? `?topUp&to=${to}` : '?topUp' },
                }),
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

        // A balance is unknown, so the payment cannot be calculated.
        unreadable: {
          on: {
            'offer.accepted': { guard: 'isSeen', target: '#subscription.purchasing' },
          },
        },

        prevented: {
          on: {
            'setup.loaded': { actions: { type: 'setSetup', params: ({ event }) => event.setup } },
          },
        },
      },
    },

    purchasing: {
      entry: { type: 'notifyPanel', params: { type: 'purchase.changed', isUnderWay: true } },
      invoke: [
        movesMoney,
        showsModal('paywall'),
        {
          id: 'session',
          src: 'session',
          input: ({ context, self }) => ({
            ...scopeOf(context),
            owner: self,
            list: 'service' as const,
            nextMove: context.confirmed ? subscriptionMoves(context.confirmed) : () => null,
          }),
          onDone: [
            { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: setOutcome },
            { guard: { type: 'isPrevented', params: outcomeOf }, target: 'open.prevented', actions: setOutcome },
            {
              guard: { type: 'isUnpayable', params: outcomeOf },
              target: 'closed',
              actions: [
                setOutcome,
                { type: 'notifyApp', params: { type: 'failure.reported', failure: { kind: 'unexpected' } } },
              ],
            },
            { guard: { type: 'isDecided', params: outcomeOf }, target: 'open.choosing', actions: setOutcome },
            { target: 'closed', actions: setOutcome },
          ],
          onError: { target: 'closed', actions: notifyFailure },
        },
      ],
      exit: ['clearConfirmed', { type: 'notifyPanel', params: { type: 'purchase.changed', isUnderWay: false } }],
      on: {
        'session.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'dialog.dismissed': { actions: 'stopMoving' },
      },
    },

    paid: {
      invoke: showsModal('paywall'),
      entry: { type: 'notifyApp', params: { type: 'access.gained' } },
    },
  },
})

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>
export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>
