import type { TopUpActor } from '@supplier/core/balances/top-up.machine'
import { useId } from 'react'
import type { Translations } from '../i18n/language.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { TopUpBody } from './TopUpBody.tsx'
import type { TopUpStep } from './top-up.ts'

interface TopUpStepsProps {
  readonly step: TopUpStep
  readonly isOpen: boolean
  readonly send: TopUpActor['send']
  readonly onCheck: () => void
}

/** One dialog for all steps: entering the amount, confirming the payment page, and waiting for the payment. */
export function TopUpSteps({ step, isOpen, send, onCheck }: TopUpStepsProps) {
  const t = useTranslations()
  const labels = t.money.topUpDialog
  const form = useId()
  const isBusy = step.step === 'form' ? step.isBusy : step.step === 'payment' && step.activity !== 'waiting'
  // The request for an invoice cannot be undone, so the dialog cannot be closed while it is pending.
  const isHeld = step.step === 'form' && step.isBusy
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={step.step}
      title={titleOf(step, labels)}
      description={textOf(step, labels)}
      closeLabel={t.ui.close()}
      dismissible={!isHeld}
      busy={isBusy}
      onClose={close}
      footer={
        <>
          <Button disabled={isHeld} onClick={close}>
            {step.step === 'payment' ? t.ui.close() : t.money.cancel()}
          </Button>
          <GoOn step={step} form={form} isBusy={isBusy} send={send} onCheck={onCheck} />
        </>
      }
    >
      <TopUpBody id={form} step={step} send={send} />
      <StatusLine>{isBusy && doingOf(step, labels)}</StatusLine>
    </Dialog>
  )
}

interface GoOnProps extends Pick<TopUpStepsProps, 'step' | 'send' | 'onCheck'> {
  readonly form: string
  readonly isBusy: boolean
}

function GoOn({ step, form, isBusy, send, onCheck }: GoOnProps) {
  const labels = useTranslations().money.topUpDialog
  switch (step.step) {
    case 'form':
      return (
        <Button key="form" type="submit" form={form} variant="primary" deliberate busy={isBusy}>
          {labels.submit()}
        </Button>
      )
    case 'ask':
      return (
        <Button key="ask" variant="primary" deliberate onClick={() => send({ type: 'address.accepted' })}>
          {labels.open()}
        </Button>
      )
    case 'payment':
      return (
        <Button key="payment" variant="primary" busy={isBusy} data-initial-focus="" onClick={onCheck}>
          {labels.check()}
        </Button>
      )
  }
}

type TopUpTranslations = Translations['money']['topUpDialog']

const titleOf = ({ step }: TopUpStep, labels: TopUpTranslations): string =>
  step === 'form' ? labels.title() : step === 'ask' ? labels.ask() : labels.pay()

const textOf = ({ step }: TopUpStep, labels: TopUpTranslations): string =>
  step === 'form' ? labels.explained() : step === 'ask' ? labels.askText() : labels.payText()

const doingOf = (step: TopUpStep, labels: TopUpTranslations): string => {
  if (step.step !== 'payment' || step.activity === 'waiting') return labels.requesting()
  return labels.activity[step.activity]()
}
