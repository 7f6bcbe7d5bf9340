import { type ActorRefFrom, not, type SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import { isDirtyWithoutDraft } from '../kit/claims/claims.ts'
import { readAmount } from '../kit/fields/amount.domain.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import { type PayoutFormContext, payoutFormSetup, previewIn, setPreview } from './payout-form.setup.ts'
import { wholeSum } from './payout-request.domain.ts'

const amountIn = ({ context }: { context: PayoutFormContext }): Kopecks => must(readAmount(context.values.amount))

/** The payout form: the amount with a live preview, the requisites, and a comment. */
export const payoutFormMachine = payoutFormSetup.createMachine({
  id: 'payoutForm',
  context: ({ input }) => input,
  output: ({ context: { values, preview, note } }) => ({ values, preview: must(preview), note }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isResubmitted', target: 'pricing' }, { target: 'filling' }],
    },

    filling: {
      type: 'parallel',
      on: {
        'amount.typed': [
          {
            guard: { type: 'isPossible', params: ({ event }) => event.text },
            target: '.preview.awaitingPause',
            actions: [{ type: 'setAmount', params: ({ event }) => event.text }, 'notifyOwner'],
          },
          {
            target: '.preview.resting',
            actions: [{ type: 'setAmount', params: ({ event }) => event.text }, 'notifyOwner'],
          },
        ],
        'draft.found': [
          { guard: not('isEmpty') },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.texts['amount'] ?? '' },
            target: '.preview.previewing',
            actions: [{ type: 'putBack', params: ({ event }) => event.texts }, 'notifyOwner'],
          },
          { actions: [{ type: 'putBack', params: ({ event }) => event.texts }, 'notifyOwner'] },
        ],
        'wholeSum.chosen': {
          guard: { type: 'isPossible', params: ({ context }) => wholeSum(context.known.totals) },
          target: '.preview.previewing',
          actions: [{ type: 'setAmount', params: ({ context }) => wholeSum(context.known.totals) }, 'notifyOwner'],
        },
        'requisites.chosen': {
          actions: [{ type: 'setRequisites', params: ({ event }) => event.id }, 'notifyOwner'],
        },
        'field.typed': { actions: [{ type: 'setField', params: ({ event }) => event }, 'notifyOwner'] },
        'form.submitted': [
          { guard: 'isMistaken', actions: 'showMistakes' },
          { guard: 'hasPreview', target: 'submitted' },
          { target: 'pricing', actions: 'showMistakes' },
        ],
      },
      states: {
        preview: {
          initial: 'resting',
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
                  { guard: { type: 'isForAmount', params: previewIn }, target: 'resting', actions: setPreview },
                  { target: 'unpreviewed' },
                ],
                onError: {
                  target: 'unpreviewed',
                  actions: [{ type: 'showRefusal', params: failureOf }, logFault('payout preview')],
                },
              },
            },

            unpreviewed: { on: { 'retry.chosen': 'previewing' } },
          },
        },

        // No draft holds requisites, so they would be lost.
        requisites: {
          initial: 'kept',
          states: {
            kept: { always: { guard: 'hasSensitive', target: 'unkept' } },
            unkept: { invoke: isDirtyWithoutDraft, always: { guard: not('hasSensitive'), target: 'kept' } },
          },
        },
      },
    },

    pricing: {
      tags: 'busy',
      invoke: {
        id: 'priceOfPayout',
        src: 'previewPayout',
        input: amountIn,
        onDone: [
          { guard: { type: 'isForAmount', params: previewIn }, target: 'submitted', actions: setPreview },
          {
            target: 'filling.preview.unpreviewed',
            actions: { type: 'notifyApp', params: { type: 'failure.reported', failure: { kind: 'unexpected' } } },
          },
        ],
        onError: {
          target: 'filling.preview.unpreviewed',
          actions: [{ type: 'showRefusal', params: failureOf }, notifyFailure],
        },
      },
    },

    submitted: { type: 'final' },
  },
})

export type PayoutFormActor = ActorRefFrom<typeof payoutFormMachine>
export type PayoutFormSnapshot = SnapshotFrom<typeof payoutFormMachine>
