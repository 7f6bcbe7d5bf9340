import type { PayoutRequestActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import type { PayoutStep } from './payout.ts'

interface PayoutWaysProps {
  readonly stands: PayoutStep
  /** The form's own id, for the button outside it. */
  readonly form: string
  readonly isBusy: boolean
  readonly isSent: boolean
  readonly send: PayoutRequestActor['send']
}

/** The ways out of a step: one back and one on, in the same places. */
export function PayoutWays({ stands, form, isBusy, isSent, send }: PayoutWaysProps) {
  const words = useWords()
  const said = words.payout.dialog
  const primary = { variant: 'primary', busy: isBusy, 'data-initial-focus': '' } as const
  switch (stands.step) {
    case 'form':
      return (
        <>
          <Button onClick={() => send({ type: 'dialog.dismissed' })}>{words.money.cancel()}</Button>
          <Button key="form" type="submit" form={form} variant="primary" busy={isBusy} deliberate>
            {said.next()}
          </Button>
        </>
      )
    case 'confirm':
      return (
        <>
          <Button disabled={isSent} onClick={() => send({ type: 'confirmation.left' })}>
            {said.change()}
          </Button>
          <Button key="confirm" {...primary} deliberate onClick={() => send({ type: 'payout.confirmed' })}>
            {said.confirmed()}
          </Button>
        </>
      )
    case 'confirmAccount':
      return (
        <>
          <Button disabled={isSent} onClick={() => send({ type: 'confirmation.left' })}>
            {said.change()}
          </Button>
          <Button key="account" {...primary} deliberate onClick={() => send({ type: 'account.confirmed' })}>
            {said.accountConfirmed()}
          </Button>
        </>
      )
    case 'sending':
      return null
  }
}
