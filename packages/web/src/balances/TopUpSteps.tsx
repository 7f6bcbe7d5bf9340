import type { TopUpActor } from '@supplier/core'
import { useId } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { TopUpBody } from './TopUpBody.tsx'
import type { TopUpStep } from './top-up.ts'

interface TopUpStepsProps {
  readonly step: TopUpStep
  readonly isOpen: boolean
  readonly send: TopUpActor['send']
  readonly onCheck: () => void
}

/** One dialog through all steps: how much, where to, and whether it has come. */
export function TopUpSteps({ step, isOpen, send, onCheck }: TopUpStepsProps) {
  const words = useWords()
  const said = words.money.topUpDialog
  const form = useId()
  const isBusy = step.step === 'form' ? step.isBusy : step.step === 'payment' && step.doing !== 'waiting'
  // An invoice that has been asked for cannot be called back.
  const isHeld = step.step === 'form' && step.isBusy
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={step.step}
      title={titleOf(step, said)}
      description={textOf(step, said)}
      closeLabel={words.ui.close()}
      dismissible={!isHeld}
      busy={isBusy}
      onClose={close}
      footer={
        <>
          <Button disabled={isHeld} onClick={close}>
            {step.step === 'payment' ? words.ui.close() : words.money.cancel()}
          </Button>
          <GoOn step={step} form={form} isBusy={isBusy} send={send} onCheck={onCheck} />
        </>
      }
    >
      <TopUpBody id={form} step={step} send={send} />
      <StatusLine>{isBusy && doingOf(step, said)}</StatusLine>
    </Dialog>
  )
}

interface GoOnProps extends Pick<TopUpStepsProps, 'step' | 'send' | 'onCheck'> {
  readonly form: string
  readonly isBusy: boolean
}

function GoOn({ step, form, isBusy, send, onCheck }: GoOnProps) {
  const said = useWords().money.topUpDialog
  switch (step.step) {
    case 'form':
      return (
        <Button key="form" type="submit" form={form} variant="primary" deliberate busy={isBusy}>
          {said.submit()}
        </Button>
      )
    case 'ask':
      return (
        <Button key="ask" variant="primary" deliberate onClick={() => send({ type: 'address.accepted' })}>
          {said.open()}
        </Button>
      )
    case 'payment':
      return (
        <Button key="payment" variant="primary" busy={isBusy} data-initial-focus="" onClick={onCheck}>
          {said.check()}
        </Button>
      )
  }
}

type TopUpWords = Words['money']['topUpDialog']

const titleOf = ({ step }: TopUpStep, said: TopUpWords): string =>
  step === 'form' ? said.title() : step === 'ask' ? said.ask() : said.pay()

const textOf = ({ step }: TopUpStep, said: TopUpWords): string =>
  step === 'form' ? said.explained() : step === 'ask' ? said.askText() : said.payText()

const doingOf = (step: TopUpStep, said: TopUpWords): string => {
  if (step.step !== 'payment' || step.doing === 'waiting') return said.requesting()
  return said.doing[step.doing]()
}
