import { type ActorRefFrom, not, type SnapshotFrom } from 'xstate'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import { tellFailure } from '../kernel/trunk.ts'
import { readAmount } from '../kit/form/amount.domain.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import { type PayoutFormContext, payoutFormSetup, previewIn, rememberPreview } from './payout-form.setup.ts'
import { wholeSum } from './payout-request.domain.ts'

const amountIn = ({ context }: { context: PayoutFormContext }): Kopecks => must(readAmount(context.values.amount))

/** Asking for a payout: the amount with its live preview, where to, and a comment. */
export const payoutFormMachine = payoutFormSetup.createMachine({
  id: 'payoutForm',
  context: ({ input }) => input,
  output: ({ context: { values, preview, note } }) => ({ values, preview: must(preview), note }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isResubmitted', target: 'pricing' }, { target: 'filling.resting' }],
    },

    filling: {
      initial: 'resting',
      on: {
        'amount.typed': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event.text },
            target: '.awaitingPause',
            actions: [{ type: 'rememberAmount', params: ({ event }) => event.text }, 'tellOwner'],
          },
          {
            target: '.resting',
            actions: [{ type: 'rememberAmount', params: ({ event }) => event.text }, 'tellOwner'],
          },
        ],
        'draft.found': [
          { guard: not('isEmpty') },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.texts['amount'] ?? '' },
            target: '.previewing',
            actions: [{ type: 'putBack', params: ({ event }) => event.texts }, 'tellOwner'],
          },
          { actions: [{ type: 'putBack', params: ({ event }) => event.texts }, 'tellOwner'] },
        ],
        'wholeSum.chosen': {
          guard: { type: 'isPossible', params: ({ context }) => wholeSum(context.known.totals) },
          target: '.previewing',
          actions: [{ type: 'rememberAmount', params: ({ context }) => wholeSum(context.known.totals) }, 'tellOwner'],
        },
        'requisites.chosen': {
          actions: [{ type: 'rememberRequisites', params: ({ event }) => event.id }, 'tellOwner'],
        },
        'field.typed': { actions: [{ type: 'rememberField', params: ({ event }) => event }, 'tellOwner'] },
        'form.submitted': [
          { guard: 'isMistaken', actions: 'showMistakes' },
          { guard: 'hasPreview', target: 'submitted' },
          { target: 'pricing', actions: 'showMistakes' },
        ],
      },
      states: {
        resting: {},

        awaitingPause: { after: { typingPauses: 'previewing' } },

        previewing: {
          tags: 'busy',
          invoke: {
            id: 'previewPayout',
            src: 'previewPayout',
            input: amountIn,
            onDone: [
              { guard: { type: 'isForAmount', params: previewIn }, target: 'resting', actions: rememberPreview },
              { target: 'unpreviewed' },
            ],
            onError: {
              target: 'unpreviewed',
              actions: [{ type: 'showRefusal', params: failureOf }, noteFault('payout preview')],
            },
          },
        },

        unpreviewed: { on: { 'retry.chosen': 'previewing' } },
      },
    },

    pricing: {
      tags: 'busy',
      invoke: {
        id: 'priceOfPayout',
        src: 'previewPayout',
        input: amountIn,
        onDone: [
          { guard: { type: 'isForAmount', params: previewIn }, target: 'submitted', actions: rememberPreview },
          {
            target: 'filling.unpreviewed',
            actions: { type: 'tellTrunk', params: { type: 'failure.met', failure: { kind: 'unexpected' } } },
          },
        ],
        onError: {
          target: 'filling.unpreviewed',
          actions: [{ type: 'showRefusal', params: failureOf }, tellFailure],
        },
      },
    },

    submitted: { type: 'final' },
  },
})

export type PayoutFormActor = ActorRefFrom<typeof payoutFormMachine>
export type PayoutFormSnapshot = SnapshotFrom<typeof payoutFormMachine>
