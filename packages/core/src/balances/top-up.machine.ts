import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { must } from '../kernel/must.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { tellFailure } from '../kernel/trunk.ts'
import { amountText } from '../kit/form/amount.domain.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import { hrefOf } from './payment-address.domain.ts'
import { topUpSetup } from './top-up.setup.ts'

/** Topping up the main balance: takes the amount, has an invoice made, and opens the page where it is paid. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input }) => ({
    ...input,
    known: null,
    text: '',
    error: null,
    intent: null,
    address: null,
    verdict: null,
    mayHaveMoved: false,
  }),
  output: ({ context: { mayHaveMoved } }) => ({ mayHaveMoved }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: 'topUp' }),
    onError: { actions: noteDraftFault },
  },
  initial: 'form',
  states: {
    form: {
      initial: 'learning',
      on: {
        'amount.typed': { actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'tellDraft'] },
        'amount.chosen': {
          actions: [{ type: 'rememberText', params: ({ event }) => amountText(event.amount) }, 'tellDraft'],
        },
        'draft.found': {
          guard: 'isEmpty',
          actions: [{ type: 'rememberText', params: ({ event }) => event.texts['amount'] ?? '' }, 'tellDraft'],
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
            onDone: { target: 'typing', actions: { type: 'rememberSetup', params: ({ event }) => event.output } },
            onError: { target: 'typing', actions: noteFault('setup settings') },
          },
        },

        typing: {},
      },
    },

    // An invoice charges nothing by itself: it is asked for even where nothing can be written down.
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
          actions: [{ type: 'rememberAddress', params: ({ event }) => event.output }, 'forgetDraft'],
        },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'forgetting',
            actions: ['showUnclear', tellFailure],
          },
          { target: 'forgetting', actions: [{ type: 'showRefusal', params: failureOf }, tellFailure] },
        ],
      },
    },

    // An address that never came cannot be paid at.
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
          actions: { type: 'tellTrunk', params: { type: 'failure.met', failure: { kind: 'unexpected' } } },
        },
      ],
    },

    asked: {
      on: { 'address.accepted': 'paying', 'dialog.dismissed': 'closed' },
    },

    paying: {
      entry: 'rememberOpened',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { trunk, intent, verdict } }) => ({
          trunk,
          intent: must(intent),
          href: must(hrefOf(verdict)),
        }),
        onDone: 'closed',
        onError: { target: 'closed', actions: tellFailure },
      },
      on: { 'tab.shown': { actions: 'tellPayment' }, 'dialog.dismissed': 'closed' },
    },

    closed: { type: 'final' },
  },
})

export type TopUpActor = ActorRefFrom<typeof topUpMachine>
export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>
