import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type DraftFound, draftMachine, draftNews } from '../drafts/draft.machine.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { amountText, readAmount } from '../resource/amount.domain.ts'
import { failureOf, noteFault } from '../resource/reading.domain.ts'
import { errorsFromServer } from '../session/fields.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { type AddressVerdict, hrefOf, judgeAddress } from './payment-address.domain.ts'
import { checkTopUp, type WrittenAddress } from './top-up.domain.ts'

export type TopUpEvent =
  | { type: 'amount.typed'; text: string }
  | { type: 'amount.chosen'; amount: Kopecks }
  | { type: 'form.submitted' }
  | { type: 'address.accepted' }
  | { type: 'tab.shown' }
  | { type: 'dialog.dismissed' }
  | DraftFound

export interface TopUpInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface TopUpOutcome {
  /** A payment page was opened, so that money may come at any moment. */
  readonly mayHaveMoved: boolean
}

export interface TopUpContext extends TopUpInput {
  known: Setup | null
  /** As it was typed. */
  text: string
  error: Message | null
  address: WrittenAddress | null
  verdict: AddressVerdict | null
  mayHaveMoved: boolean
}

/** Topping up the main balance: takes the amount, has an invoice made, and opens the page where it is paid. */
export const topUpMachine = setup({
  types: {
    input: {} as TopUpInput,
    context: {} as TopUpContext,
    events: {} as TopUpEvent,
    output: {} as TopUpOutcome,
    tags: {} as 'busy',
    children: {} as { draft: 'draft'; payment: 'payment' },
  },
  actors: {
    ...({} as PortActors<SetupPort & Pick<TopUpPort, 'requestTopUp' | 'fetchPaymentHosts'>>),
    draft: draftMachine,
    payment: paymentMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.text === '',
    isValid: ({ context }) => checkTopUp(context.text) === null,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    mayGo: ({ context }) => context.verdict?.verdict === 'go',
    mustAsk: ({ context }) => context.verdict?.verdict === 'ask',
  },
  actions: {
    rememberSetup: assign((_, known: Setup) => ({ known })),
    rememberText: assign((_, text: string) => ({ text, error: null })),
    showMistake: assign(({ context }) => ({ error: checkTopUp(context.text) })),
    showUnclear: assign({ error: { key: 'balances.topUpUnclear' } }),
    showRefusal: assign((_, failure: Failure) => ({
      error: errorsFromServer(failure, { amount: 'amount' }).amount ?? null,
    })),
    rememberAddress: assign((_, address: WrittenAddress) => ({ address })),
    judge: assign(({ context }, hosts: readonly string[]) => ({
      verdict: judgeAddress(must(context.address), hosts),
    })),
    rememberOpened: assign({ mayHaveMoved: true }),
    tellDraft: ({ context: { text }, self }) => childOf(self, 'draft')?.send(draftNews(text ? { amount: text } : null)),
    forgetDraft: ({ self }) => childOf(self, 'draft')?.send(draftNews(null)),
    tellPayment: ({ self }) => childOf(self, 'payment')?.send({ type: 'tab.shown' }),
    tellTrunk,
  },
}).createMachine({
  id: 'topUp',
  context: ({ input }) => ({
    ...input,
    known: null,
    text: '',
    error: null,
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
        'form.submitted': [{ guard: 'isValid', target: 'requesting' }, { actions: 'showMistake' }],
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

    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestTopUp',
        src: 'requestTopUp',
        input: ({ context }) => must(readAmount(context.text)),
        onDone: {
          target: 'readingHosts',
          actions: [{ type: 'rememberAddress', params: ({ event }) => event.output }, 'forgetDraft'],
        },
        onError: [
          {
            guard: { type: 'isUnclear', params: failureOf },
            target: 'form.typing',
            actions: ['showUnclear', tellFailure],
          },
          { target: 'form.typing', actions: [{ type: 'showRefusal', params: failureOf }, tellFailure] },
        ],
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
          target: 'form.typing',
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
        input: ({ context: { trunk, clock, supplierId, known, text, verdict } }) => ({
          trunk,
          clock,
          supplierId,
          amount: must(readAmount(text)),
          before: known?.mainBalance ?? null,
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
