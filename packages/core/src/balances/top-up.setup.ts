import { assign, setup } from 'xstate'
import type { WrittenAddress } from '../intents/intents.domain.ts'
import { type Intent, intentOf } from '../intents/intents.domain.ts'
import type { IntentsPort, JournalPort } from '../intents/intents.port.ts'
import { type AddressVerdict, judgeAddress } from '../intents/payment-address.domain.ts'
import { snapshotOf } from '../intents/reconciliation.domain.ts'
import { notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { PlainRouteName } from '../kernel/routes.ts'
import type { SupplierScope } from '../kernel/scope.ts'
import { type DraftFound, draftEvents, draftMachine } from '../kit/drafts/draft.machine.ts'
import { amountText, readAmount } from '../kit/fields/amount.domain.ts'
import { errorsFromServer } from '../kit/fields/fields.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { checkTopUp, topUpChoicesFor } from './top-up.domain.ts'

export type TopUpEvent =
  | { type: 'amount.typed'; text: string }
  | { type: 'amount.chosen'; amount: Kopecks }
  | { type: 'form.submitted' }
  | { type: 'address.accepted' }
  | { type: 'tab.shown' }
  | { type: 'dialog.dismissed' }
  | DraftFound

export interface TopUpInput extends SupplierScope {
  /** The page behind the paywall that led here; `null` when the supplier opened the top-up directly. */
  readonly returnTo: PlainRouteName | null
}

export interface TopUpOutcome {
  /** A payment page was opened, so money may arrive at any time. */
  readonly mayHaveMoved: boolean
}

export interface TopUpContext extends TopUpInput {
  known: Setup | null
  /** The amount as typed. */
  text: string
  error: Message | null
  intent: Intent | null
  address: WrittenAddress | null
  result: AddressVerdict | null
  mayHaveMoved: boolean
}

const unknownSnapshot = { main: null, service: null, isSubscribed: false, lineIds: null } as const

export const topUpSetup = setup({
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
    mayGo: ({ context }) => context.result?.result === 'go',
    mustAsk: ({ context }) => context.result?.result === 'ask',
  },
  actions: {
    // Fills in the shortfall for a supplier who came from the paywall.
    setSetup: assign(({ context: { text, returnTo } }, known: Setup) => {
      const [choice] = returnTo === null ? [] : topUpChoicesFor(known)
      return { known, text: text === '' && choice?.missing ? amountText(choice.amount) : text }
    }),
    openIntent: assign(({ context: { text, known, supplierId, clock, ids, returnTo } }) => {
      const before = known ? snapshotOf(known, { lines: [] }) : unknownSnapshot
      const move = { kind: 'topUp' as const, amount: must(readAmount(text)) }
      return { intent: { ...intentOf(move, { supplierId, before, at: clock.now() }, null, ids.next), returnTo } }
    }),
    setText: assign((_, text: string) => ({ text, error: null })),
    showMistake: assign(({ context }) => ({ error: checkTopUp(context.text) })),
    showUnclear: assign({ error: { key: 'balances.topUpUnclear' } }),
    showRefusal: assign((_, failure: Failure) => ({
      error: errorsFromServer(failure, { amount: 'amount' }).amount ?? null,
    })),
    setAddress: assign((_, address: WrittenAddress) => ({ address })),
    judge: assign(({ context }, hosts: readonly string[]) => ({
      result: judgeAddress(must(context.address), hosts),
    })),
    setOpened: assign({ mayHaveMoved: true }),
    sendToDraft: ({ context: { text }, self }) =>
      childOf(self, 'draft')?.send(draftEvents(text ? { amount: text } : null)),
    clearDraft: ({ self }) => childOf(self, 'draft')?.send(draftEvents(null)),
    sendToPayment: ({ self }) => childOf(self, 'payment')?.send({ type: 'tab.shown' }),
    notifyApp,
  },
})
