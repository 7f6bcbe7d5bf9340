import type { PayoutFormActor } from '@supplier/core/payouts/payout-form.machine'
import type { PayoutRequestActor } from '@supplier/core/payouts/payout-request.machine'
import {
  type PayoutDialog as PayoutView,
  selectPayoutDialog,
  selectPayoutForm,
} from '@supplier/core/payouts/payout-request.selectors'
import { useSelector } from '@xstate/react'
import { useLast } from '../ui/overlays/use-last.ts'
import { PayoutSteps } from './PayoutSteps.tsx'
import type { PayoutStep } from './payout.ts'

export interface PayoutDialogProps {
  /** `null` while the dialog is closed. */
  readonly actor: PayoutRequestActor | null
}

/** Requests a payout: the amount, the destination, and a confirmation. */
export function PayoutDialog({ actor }: PayoutDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <OpenPayout key={last.sessionId} actor={last} isOpen={actor !== null} />
}

function OpenPayout({ actor, isOpen }: { readonly actor: PayoutRequestActor; readonly isOpen: boolean }) {
  const view = useSelector(actor, selectPayoutDialog)
  const form = view.step === 'form' ? view.form : null
  const step = useStep(view, form)
  const last = useLast(step, step !== null)
  if (last === null) return null
  return (
    <PayoutSteps
      step={last}
      isOpen={isOpen && view.step !== 'closed'}
      send={actor.send}
      sendForm={(event) => form?.send(event)}
    />
  )
}

/** The step combined with the state of its form actor; `null` when the dialog is closed. */
const useStep = (view: PayoutView, form: PayoutFormActor | null): PayoutStep | null => {
  const filled = useForm(form)
  switch (view.step) {
    case 'form':
      return filled && { step: 'form', ...filled }
    case 'sending':
      return sending
    case 'closed':
      return null
    default:
      return view
  }
}

const useForm = (form: PayoutFormActor | null) =>
  useSelector(form ?? undefined, (snapshot) => (snapshot === undefined ? null : selectPayoutForm(snapshot)))

const sending: PayoutStep = { step: 'sending' }
