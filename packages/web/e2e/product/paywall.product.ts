import { setup } from 'xstate'

export interface PaywallWorld {
  /** Whether the balances cover the price. */
  readonly purse: 'enough' | 'shortOnService' | 'shortOnBoth'
}

type PaywallEvent = {
  readonly type:
    | 'page.opened'
    | 'freePage.opened'
    | 'offer.accepted'
    | 'offer.acceptedDearer'
    | 'offer.acceptedUnread'
    | 'offer.acceptedSlowly'
    | 'offer.acceptedElsewhere'
    | 'answers.came'
    | 'step.cancelled'
    | 'transfer.confirmed'
    | 'transfer.refused'
    | 'transfer.confirmedSlowly'
    | 'paymentAfterTransfer.refused'
    | 'payment.confirmed'
    | 'payment.refused'
    | 'payment.confirmedSlowly'
    | 'payment.answerLost'
    | 'payment.unanswered'
    | 'time.passed'
    | 'elsewhere.understood'
    | 'payments.chosen'
    | 'topUp.chosen'
    | 'main.toppedUp'
    | 'service.toppedUp'
    | 'subscription.paidElsewhere'
    | 'escape.pressed'
    | 'back.pressed'
    | 'page.reloaded'
    | 'loggedOut.beside'
}

const has = (purse: PaywallWorld['purse']) => ({ type: 'has', params: purse }) as const

/** The next step, depending on the balances. */
const onward = [
  { guard: has('shortOnBoth'), target: 'shortOnMain' },
  { guard: has('shortOnService'), target: 'shortOnService' },
] as const

/** Events of the world, possible in any step that waits for a person. */
const anyStep = {
  'subscription.paidElsewhere': 'panel',
  'page.reloaded': 'offer',
  'loggedOut.beside': 'signedOut',
} as const

const cancelled = { 'step.cancelled': 'offer' } as const

/** From the offer to a subscription, by the steps that the balances require. */
export const paywallModel = setup({
  types: { input: {} as PaywallWorld, context: {} as PaywallWorld, events: {} as PaywallEvent },
  guards: {
    has: ({ context }, purse: PaywallWorld['purse']) => context.purse === purse,
  },
}).createMachine({
  id: 'paywall',
  context: ({ input }) => input,
  initial: 'nowhere',
  states: {
    nowhere: { on: { 'page.opened': 'offer', 'freePage.opened': 'payments' } },
    offer: {
      on: {
        ...anyStep,
        'offer.accepted': [...onward, { target: 'panel' }],
        'offer.acceptedDearer': { guard: has('enough'), target: 'ready' },
        'offer.acceptedUnread': 'offerUnread',
        'offer.acceptedSlowly': 'reading',
        'offer.acceptedElsewhere': 'elsewhere',
        'payments.chosen': 'payments',
        'escape.pressed': 'offer',
      },
    },
    offerUnread: { on: { 'offer.accepted': [...onward, { target: 'panel' }], 'payments.chosen': 'payments' } },
    reading: {
      on: {
        'answers.came': [...onward, { target: 'panel' }],
        'page.reloaded': 'offer',
        'loggedOut.beside': 'signedOut',
      },
    },
    elsewhere: { on: { ...anyStep, 'elsewhere.understood': 'offer', 'payments.chosen': 'payments' } },
    shortOnMain: {
      on: {
        ...anyStep,
        ...cancelled,
        'main.toppedUp': 'shortOnServiceToppedUp',
        'topUp.chosen': 'topUp',
        'escape.pressed': 'shortOnMain',
      },
    },
    shortOnServiceToppedUp: { on: { ...cancelled, 'transfer.confirmed': 'panel' } },
    topUp: { on: { 'back.pressed': 'offer', 'loggedOut.beside': 'signedOut' } },
    shortOnService: {
      on: {
        ...anyStep,
        ...cancelled,
        'transfer.confirmed': 'panel',
        'transfer.refused': 'shortOnServiceRefused',
        'transfer.confirmedSlowly': 'transferring',
        'paymentAfterTransfer.refused': 'covered',
        'service.toppedUp': 'ready',
        'escape.pressed': 'shortOnService',
      },
    },
    shortOnServiceRefused: {
      on: { ...cancelled, 'transfer.confirmed': 'panel', 'transfer.refused': 'shortOnServiceRefused' },
    },
    transferring: { on: { 'answers.came': 'panel' } },
    covered: { on: { ...cancelled, 'payment.confirmed': 'panel', 'payment.refused': 'readyRefused' } },
    ready: {
      on: {
        ...anyStep,
        ...cancelled,
        'payment.confirmed': 'panel',
        'payment.refused': 'readyRefused',
        'payment.confirmedSlowly': 'paying',
        'payment.answerLost': 'checked',
        'payment.unanswered': 'unanswered',
        'escape.pressed': 'ready',
      },
    },
    readyRefused: { on: { ...cancelled, 'payment.confirmed': 'panel', 'payment.refused': 'readyRefused' } },
    paying: { on: { 'answers.came': 'panel' } },
    checked: { on: { 'answers.came': 'panel', 'page.reloaded': 'panel' } },
    unanswered: { on: { 'page.reloaded': 'offerPending' } },
    offerPending: { on: { 'time.passed': 'offerNotMoved' } },
    offerNotMoved: { on: { 'offer.accepted': 'panel', 'payments.chosen': 'payments' } },
    payments: { on: { 'page.reloaded': 'payments', 'loggedOut.beside': 'signedOut' } },
    panel: { on: { 'page.reloaded': 'panel' } },
    signedOut: {},
  },
})
