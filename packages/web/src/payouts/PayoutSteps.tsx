import type { PayoutFormActor, PayoutRequestActor } from '@supplier/core'
import { useId } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { useLast } from '../ui/use-last.ts'
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

/** One dialog through all steps. What was confirmed stays in sight while it is sent. */
export function PayoutSteps({ step, isOpen, send, sendForm }: PayoutStepsProps) {
  const words = useWords()
  const said = words.payout.dialog
  const form = useId()
  const isSent = step.step === 'sending'
  const stands = useLast(step, !isSent)
  const isPricing = step.step === 'form' && step.isBusy
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={stands.step}
      title={titleOf(stands, said)}
      {...(stands.step === 'form' || stands.step === 'sending' ? {} : { description: said[`${stands.step}Text`]() })}
      closeLabel={words.ui.close()}
      // What has been sent can no longer be called back.
      dismissible={!isSent}
      busy={isSent || isPricing}
      onClose={() => send({ type: 'dialog.dismissed' })}
      footer={<PayoutWays stands={stands} form={form} isBusy={isSent || isPricing} isSent={isSent} send={send} />}
    >
      {stands.step === 'form' && <PayoutForm id={form} form={stands} send={sendForm} />}
      {stands.step === 'confirm' && <ConfirmPayout {...stands} />}
      {stands.step === 'confirmAccount' && <ConfirmAccount account={stands.account} />}
      <StatusLine>{isSent ? said.sending() : isPricing && said.pricing()}</StatusLine>
    </Dialog>
  )
}

type PayoutWords = Words['payout']['dialog']

const titleOf = ({ step }: PayoutStep, said: PayoutWords): string =>
  step === 'form' || step === 'sending' ? said.title() : said[step]()
