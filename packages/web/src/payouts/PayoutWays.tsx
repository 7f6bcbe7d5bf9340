import type { PayoutRequestActor } from '@supplier/core/payouts/payout-request.machine'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import type { PayoutStep } from './payout.ts'

interface PayoutWaysProps {
  readonly stands: PayoutStep
  /** The id of the form, for the submit button outside it. */
  readonly form: string
  readonly isBusy: boolean
  readonly isSent: boolean
  readonly send: PayoutRequestActor['send']
}

/** The buttons of a step: back and next, always in the same positions. */
export function PayoutWays({ stands, form, isBusy, isSent, send }: PayoutWaysProps) {
  const t = useTranslations()
  const labels = t.payout.dialog
  const primary = { variant: 'primary', busy: isBusy, 'data-initial-focus': '' } as const
  switch (stands.step) {
    case 'form':
      return (
        <>
          <Button onClick={() => send({ type: 'dialog.dismissed' })}>{t.money.cancel()}</Button>
          <Button key="form" type="submit" form={form} variant="primary" busy={isBusy} deliberate>
            {labels.next()}
          </Button>
        </>
      )
    case 'confirm':
      return (
        <>
          <Button disabled={isSent} onClick={() => send({ type: 'confirmation.left' })}>
            {labels.change()}
          </Button>
          <Button key="confirm" {...primary} deliberate onClick={() => send({ type: 'payout.confirmed' })}>
            {labels.confirmed()}
          </Button>
        </>
      )
    case 'confirmAccount':
      return (
        <>
          <Button disabled={isSent} onClick={() => send({ type: 'confirmation.left' })}>
            {labels.change()}
          </Button>
          <Button key="account" {...primary} deliberate onClick={() => send({ type: 'account.confirmed' })}>
            {labels.accountConfirmed()}
          </Button>
        </>
      )
    case 'sending':
      return null
  }
}
