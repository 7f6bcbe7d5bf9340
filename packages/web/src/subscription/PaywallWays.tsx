import type { SubscriptionActor } from '@supplier/core/subscription/subscription.machine'
import type { Translations } from '../i18n/language.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import type { PaywallStep, PaywallWait } from './paywall.ts'

type Event = Parameters<SubscriptionActor['send']>[0]

interface Way {
  readonly label: string
  readonly event: Event
}

interface PaywallWaysProps {
  readonly stands: PaywallStep
  readonly wait: PaywallWait | null
  readonly send: (event: Event) => void
}

/**
 * The two buttons of a step, always in the same positions; the primary one is busy while an operation is pending.
 * Each step has its own button elements, so that a press that begins on one step cannot end on the next.
 */
export function PaywallWays({ stands, wait, send }: PaywallWaysProps) {
  const { money } = useTranslations()
  const { back, on } = waysOf(stands, money)
  const cancel: Way = { label: money.cancel(), event: { type: 'dialog.dismissed' } }
  const left = wait ? cancel : back
  return (
    <>
      {left && (
        <Button key={`back ${stands.step}`} disabled={wait?.mayCancel === false} onClick={() => send(left.event)}>
          {left.label}
        </Button>
      )}
      {on && (
        <Button
          key={`on ${stands.step}`}
          variant="primary"
          deliberate
          busy={wait !== null}
          data-initial-focus={stands.step === 'offer' ? undefined : ''}
          onClick={() => send(on.event)}
        >
          {on.label}
        </Button>
      )}
    </>
  )
}

const waysOf = (
  stands: PaywallStep,
  t: Translations['money'],
): { readonly back: Way | null; readonly on: Way | null } => {
  const { paywall } = t
  const cancel: Way = { label: t.cancel(), event: { type: 'dialog.dismissed' } }
  const payments: Way = { label: paywall.payments(), event: { type: 'payments.chosen' } }
  switch (stands.step) {
    case 'offer':
      return { back: payments, on: { label: paywall.accept(), event: { type: 'offer.accepted' } } }
    case 'shortOnMain':
      return { back: cancel, on: { label: t.topUp(), event: { type: 'topUp.chosen' } } }
    case 'shortOnService':
      return { back: cancel, on: { label: paywall.transfer(), event: { type: 'transfer.confirmed' } } }
    case 'ready': {
      const label = paywall.pay({ amount: stands.bill.cost })
      return { back: cancel, on: { label, event: { type: 'payment.confirmed' } } }
    }
    case 'unreadable':
      return { back: payments, on: { label: paywall.retry(), event: { type: 'offer.accepted' } } }
    case 'prevented':
      return { back: payments, on: { label: paywall.understood(), event: { type: 'dialog.dismissed' } } }
    case 'wait':
    case 'paid':
      return { back: null, on: null }
  }
}
