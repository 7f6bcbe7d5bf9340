import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { hrefOf } from '../intents/payment-address.domain.ts'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { keepsDraft } from '../kit/drafts/draft.machine.ts'
import { amountText } from '../kit/fields/amount.domain.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import { topUpSetup } from './top-up.setup.ts'

/** A top-up of the main balance: takes the amount, requests an invoice, and opens its payment page. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input }) => ({
    ...input,
    known: null,
    text: '',
    error: null,
    intent: null,
    address: null,
    result: null,
    mayHaveMoved: false,
  }),
  output: ({ context: { mayHaveMoved } }) => ({ mayHaveMoved }),
  invoke: keepsDraft('topUp'),
  initial: 'form',
  states: {
    form: {
      initial: 'learning',
      on: {
        'amount.typed': { actions: [{ type: 'setText', params: ({ event }) => event.text }, 'sendToDraft'] },
        'amount.chosen': {
          actions: [{ type: 'setText', params: ({ event }) => amountText(event.amount) }, 'sendToDraft'],
        },
        'draft.found': {
          guard: 'isEmpty',
          actions: [{ type: 'setText', params: ({ event }) => event.texts['amount'] ?? '' }, 'sendToDraft'],
        },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: ['showMistake', 'openIntent'] },
          { actions: 'showMistake' },
        ],
        'dialog.dismissed': 'closed',
      },
      states: {
        learning: {
          tags: 'busy',
          invoke: {
            id: 'fetchSetup',
            src: 'fetchSetup',
            onDone: { target: 'typing', actions: { type: 'setSetup', params: ({ event }) => event.output } },
            onError: { target: 'typing', actions: logFault('setup settings') },
          },
        },

        typing: {},
      },
    },

    // The invoice is requested even when the intent cannot be saved, because an invoice alone charges nothing.
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveIntent',
        src: 'saveIntent',
        input: ({ context }) => must(context.intent),
        onDone: 'requesting',
        onError: 'requesting',
      },
    },

    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestTopUp',
        src: 'requestTopUp',
        input: ({ context }) => must(context.intent),
        onDone: {
          target: 'readingHosts',
          actions: [{ type: 'setAddress', params: ({ event }) => event.output }, 'clearDraft'],
        },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'forgetting',
            actions: ['showUnclear', notifyFailure],
          },
          { target: 'forgetting', actions: [{ type: 'showRefusal', params: failureOf }, notifyFailure] },
        ],
      },
    },

    // Removes an intent without a payment address, because it can never be paid.
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context }) => [{ intent: must(context.intent), next: null }],
        onDone: 'form.typing',
        onError: 'form.typing',
      },
    },

    readingHosts: {
      tags: 'busy',
      invoke: {
        id: 'fetchPaymentHosts',
        src: 'fetchPaymentHosts',
        onDone: { target: 'judging', actions: { type: 'judge', params: ({ event }) => event.output } },
        onError: { target: 'judging', actions: { type: 'judge', params: [] } },
      },
    },

    judging: {
      always: [
        { guard: 'mayGo', target: 'paying' },
        { guard: 'mustAsk', target: 'asked' },
        {
          target: 'forgetting',
          actions: { type: 'notifyApp', params: { type: 'failure.reported', failure: { kind: 'unexpected' } } },
        },
      ],
    },

    asked: {
      on: { 'address.accepted': 'paying', 'dialog.dismissed': 'closed' },
    },

    paying: {
      entry: 'setOpened',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { app, intent, result } }) => ({
          app,
          intent: must(intent),
          href: must(hrefOf(result)),
        }),
        onDone: 'closed',
        onError: { target: 'closed', actions: notifyFailure },
      },
      on: { 'tab.shown': { actions: 'sendToPayment' }, 'dialog.dismissed': 'closed' },
    },

    closed: { type: 'final' },
  },
})

export type TopUpActor = ActorRefFrom<typeof topUpMachine>
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>
