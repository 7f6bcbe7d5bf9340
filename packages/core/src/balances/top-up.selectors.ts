import type { SafeAddress } from '../kernel/address.ts'
import type { Message } from '../kernel/message.ts'
import type { PaymentActor, PaymentSnapshot } from './payment.machine.ts'
import { type TopUpChoice, topUpChoicesFor } from './top-up.domain.ts'
import type { TopUpSnapshot } from './top-up.machine.ts'

/** The view of the top-up dialog. */
export type TopUpDialog =
  | {
      readonly step: 'form'
      readonly text: string
      readonly error: Message | null
      readonly choices: readonly TopUpChoice[]
      readonly isBusy: boolean
    }
  /** The host is unknown, so the supplier must confirm it. */
  | { readonly step: 'ask'; readonly host: string; readonly href: SafeAddress }
  | { readonly step: 'payment'; readonly payment: PaymentActor }
  | { readonly step: 'closed' }

export const selectTopUp = (snapshot: TopUpSnapshot): TopUpDialog => {
  const { text, error, known, result } = snapshot.context
  const { payment } = snapshot.children
  if (snapshot.matches('closed')) return { step: 'closed' }
  if (snapshot.matches('paying') && payment) return { step: 'payment', payment }
  if (snapshot.matches('asked') && result?.result === 'ask') {
    return { step: 'ask', host: result.host, href: result.href }
  }
  const isBusy = !snapshot.matches('form')
  return { step: 'form', text, error, choices: topUpChoicesFor(known), isBusy }
}

/** The view while the supplier pays on the payment page. */
export interface PaymentView {
  /** For a link that is always shown, because the browser may have refused to open the page. */
  readonly href: SafeAddress
  readonly activity: 'opening' | 'waiting' | 'checking'
  readonly notes: readonly Message[]
}

export const selectPayment = (snapshot: PaymentSnapshot): PaymentView => {
  const { href, notes } = snapshot.context
  if (snapshot.matches('waiting')) return { href, activity: 'waiting', notes }
  const isOpening = snapshot.matches('saving') || snapshot.matches('opening')
  return { href, activity: isOpening ? 'opening' : 'checking', notes: [] }
}
