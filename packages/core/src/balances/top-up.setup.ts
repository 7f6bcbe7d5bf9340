import { assign, setup } from 'xstate'
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
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type DraftFound, draftMachine, draftNews } from '../kit/drafts/draft.machine.ts'
import { amountText, readAmount } from '../kit/form/amount.domain.ts'
import { errorsFromServer } from '../kit/form/fields.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TopUpPort } from './balances.port.ts'
import { paymentMachine } from './payment.machine.ts'
import { type AddressVerdict, judgeAddress } from './payment-address.domain.ts'
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
})
