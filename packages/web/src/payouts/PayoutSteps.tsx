import type { PayoutFormActor } from '@supplier/core/payouts/payout-form.machine'
import type { PayoutRequestActor } from '@supplier/core/payouts/payout-request.machine'
import { useId } from 'react'
import type { Translations } from '../i18n/language.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { ConfirmAccount, ConfirmPayout } from './ConfirmPayout.tsx'
import { PayoutForm } from './PayoutForm.tsx'
import { PayoutWays } from './PayoutWays.tsx'
import type { PayoutStep } from './payout.ts'

interface PayoutStepsProps {
  readonly step: PayoutStep
  readonly isOpen: boolean
  readonly send: PayoutRequestActor['send']
  readonly sendForm: PayoutFormActor['send']
}

/** One dialog for all steps. The confirmed data stays visible while the request is sent. */
export function PayoutSteps({ step, isOpen, send, sendForm }: PayoutStepsProps) {
  const t = useTranslations()
  const labels = t.payout.dialog
  const form = useId()
  const isSent = step.step === 'sending'
  const stands = useLast(step, !isSent)
  const isPricing = step.step === 'form' && step.isBusy
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={stands.step}
      title={titleOf(stands, labels)}
      {...(stands.step === 'form' || stands.step === 'sending' ? {} : { description: labels[`${stands.step}Text`]() })}
      closeLabel={t.ui.close()}
      // A sent request cannot be undone, so the dialog cannot be closed while it is pending.
      dismissible={!isSent}
      busy={isSent || isPricing}
      onClose={() => send({ type: 'dialog.dismissed' })}
      footer={<PayoutWays stands={stands} form={form} isBusy={isSent || isPricing} isSent={isSent} send={send} />}
    >
      {stands.step === 'form' && <PayoutForm id={form} form={stands} send={sendForm} />}
      {stands.step === 'confirm' && <ConfirmPayout {...stands} />}
      {stands.step === 'confirmAccount' && <ConfirmAccount account={stands.account} />}
      <StatusLine>{isSent ? labels.sending() : isPricing && labels.pricing()}</StatusLine>
    </Dialog>
  )
}

type PayoutTranslations = Translations['payout']['dialog']

const titleOf = ({ step }: PayoutStep, labels: PayoutTranslations): string =>
  step === 'form' || step === 'sending' ? labels.title() : labels[step]()
