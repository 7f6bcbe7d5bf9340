import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Intent, intentOf } from '../intents/intents.domain.ts'
import type { IntentsPort, JournalPort } from '../intents/intents.port.ts'
import { snapshotOf } from '../intents/reconciliation.domain.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { PlainRouteName } from '../kernel/routes.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { type DraftFound, draftMachine, draftNews } from '../kit/drafts/draft.machine.ts'
import { amountText, readAmount } from '../kit/form/amount.domain.ts'
import { errorsFromServer } from '../kit/form/fields.domain.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { type AddressVerdict, hrefOf, judgeAddress } from './payment-address.domain.ts'
import { checkTopUp, topUpChoicesFor, type WrittenAddress } from './top-up.domain.ts'

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
  readonly ids: IdsPort
  readonly supplierId: number
  /** The page whose paywall sent the supplier here; `null` where they came by themselves. */
  readonly returnTo: PlainRouteName | null
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
  intent: Intent | null
  address: WrittenAddress | null
  verdict: AddressVerdict | null
  mayHaveMoved: boolean
}

const unknownSnapshot = { main: null, service: null, isSubscribed: false, lineIds: null } as const

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
    ...({} as PortActors<
      SetupPort &
        Pick<TopUpPort, 'fetchPaymentHosts'> &
        Pick<IntentsPort, 'requestTopUp'> &
        Pick<JournalPort, 'saveIntent' | 'settleIntents'>
    >),
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
    // A supplier who was sent here by the paywall finds what is missing filled in.
    rememberSetup: assign(({ context: { text, returnTo } }, known: Setup) => {
      const [choice] = returnTo === null ? [] : topUpChoicesFor(known)
      return { known, text: text === '' && choice?.missing ? amountText(choice.amount) : text }
    }),
    openIntent: assign(({ context: { text, known, supplierId, clock, ids, returnTo } }) => {
      const before = known ? snapshotOf(known, { lines: [] }) : unknownSnapshot
      const move = { kind: 'topUp' as const, amount: must(readAmount(text)) }
      return { intent: { ...intentOf(move, { supplierId, before, at: clock.now() }, null, ids.next), returnTo } }
    }),
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
