import type { PaymentActor } from '@supplier/core/balances/payment.machine'
import type { TopUpActor } from '@supplier/core/balances/top-up.machine'
import {
  type PaymentView,
  selectPayment,
  selectTopUp,
  type TopUpDialog as TopUpView,
} from '@supplier/core/balances/top-up.selectors'
import { useSelector } from '@xstate/react'
import { useLast } from '../ui/overlays/use-last.ts'
import { TopUpSteps } from './TopUpSteps.tsx'
import type { TopUpStep } from './top-up.ts'

export interface TopUpDialogProps {
  /** `null` while the dialog is closed. */
  readonly actor: TopUpActor | null
}

/** Tops up the main balance through the page of a payment provider. */
export function TopUpDialog({ actor }: TopUpDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <OpenTopUp key={last.sessionId} actor={last} isOpen={actor !== null} />
}

function OpenTopUp({ actor, isOpen }: { readonly actor: TopUpActor; readonly isOpen: boolean }) {
  const topUp = useSelector(actor, selectTopUp)
  const payment = topUp.step === 'payment' ? topUp.payment : null
  const view = usePayment(payment)
  const stands = useLast(stepOf(topUp, view), topUp.step !== 'closed')
  if (stands === null) return null
  return (
    <TopUpSteps
      step={stands}
      isOpen={isOpen && topUp.step !== 'closed'}
      send={actor.send}
      onCheck={() => payment?.send({ type: 'check.chosen' })}
    />
  )
}

const usePayment = (payment: PaymentActor | null): PaymentView | null =>
  useSelector(payment ?? undefined, (snapshot) => (snapshot === undefined ? null : selectPayment(snapshot)))

const stepOf = (topUp: TopUpView, payment: PaymentView | null): TopUpStep | null => {
  if (topUp.step === 'form' || topUp.step === 'ask') return topUp
  return payment && { step: 'payment', ...payment }
}
