import type { Message } from '../kernel/message.ts'
import type { PaymentActor, PaymentSnapshot } from './payment.machine.ts'
import { type TopUpChoice, topUpChoicesFor } from './top-up.domain.ts'
import type { TopUpSnapshot } from './top-up.machine.ts'

/** What the dialog of a top-up shows. */
export type TopUpDialog =
  | {
      readonly step: 'form'
      readonly text: string
      readonly error: Message | null
      readonly choices: readonly TopUpChoice[]
      readonly isBusy: boolean
    }
  /** The host is not a known one. */
  | { readonly step: 'ask'; readonly host: string; readonly href: string }
  | { readonly step: 'payment'; readonly payment: PaymentActor }
  | { readonly step: 'closed' }

export const selectTopUp = (snapshot: TopUpSnapshot): TopUpDialog => {
  const { text, error, known, verdict } = snapshot.context
  const { payment } = snapshot.children
  if (snapshot.matches('closed')) return { step: 'closed' }
  if (snapshot.matches('paying') && payment) return { step: 'payment', payment }
  if (snapshot.matches('asked') && verdict?.verdict === 'ask') {
    return { step: 'ask', host: verdict.host, href: verdict.href }
  }
  const isBusy = !snapshot.matches('form')
  return { step: 'form', text, error, choices: topUpChoicesFor(known), isBusy }
}

/** What is shown while the supplier pays on another page. */
export interface PaymentView {
  /** Always to be had by hand, too: a browser may have refused to open it. */
  readonly href: string
  readonly doing: 'opening' | 'waiting' | 'checking'
  readonly notes: readonly Message[]
}

export const selectPayment = (snapshot: PaymentSnapshot): PaymentView => {
  const { href, notes } = snapshot.context
  if (snapshot.matches('waiting')) return { href, doing: 'waiting', notes }
  const isOpening = snapshot.matches('saving') || snapshot.matches('opening')
  return { href, doing: isOpening ? 'opening' : 'checking', notes: [] }
}
