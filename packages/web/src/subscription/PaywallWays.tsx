import type { SubscriptionActor } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import type { Words } from '../i18n/words.ts'
import { Button } from '../ui/Button.tsx'
import type { PaywallStep, PaywallWait } from './paywall.ts'

type Fact = Parameters<SubscriptionActor['send']>[0]

interface Way {
  readonly label: string
  readonly fact: Fact
}

interface PaywallWaysProps {
  readonly stands: PaywallStep
  readonly wait: PaywallWait | null
  readonly send: (fact: Fact) => void
}

/**
 * The ways out of a step: two buttons that keep their places, one of them marked while something is done.
 * Each step has buttons of its own: what was pressed on one step is not let go on the next.
 */
export function PaywallWays({ stands, wait, send }: PaywallWaysProps) {
  const { money } = useWords()
  const { back, on } = waysOf(stands, money)
  const cancel: Way = { label: money.cancel(), fact: { type: 'dialog.dismissed' } }
  const left = wait ? cancel : back
  return (
    <>
      {left && (
        <Button key={`back ${stands.step}`} disabled={wait?.mayCancel === false} onClick={() => send(left.fact)}>
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
          onClick={() => send(on.fact)}
        >
          {on.label}
        </Button>
      )}
    </>
  )
}

const waysOf = (stands: PaywallStep, words: Words['money']): { readonly back: Way | null; readonly on: Way | null } => {
  const { paywall } = words
  const cancel: Way = { label: words.cancel(), fact: { type: 'dialog.dismissed' } }
  const payments: Way = { label: paywall.payments(), fact: { type: 'payments.chosen' } }
  switch (stands.step) {
    case 'offer':
      return { back: payments, on: { label: paywall.accept(), fact: { type: 'offer.accepted' } } }
    case 'shortOnMain':
      return { back: cancel, on: { label: words.topUp(), fact: { type: 'topUp.chosen' } } }
    case 'shortOnService':
      return { back: cancel, on: { label: paywall.transfer(), fact: { type: 'transfer.confirmed' } } }
    case 'ready': {
      const label = paywall.pay({ amount: stands.bill.cost })
      return { back: cancel, on: { label, fact: { type: 'payment.confirmed' } } }
    }
    case 'unreadable':
      return { back: payments, on: { label: paywall.retry(), fact: { type: 'offer.accepted' } } }
    case 'prevented':
      return { back: payments, on: { label: paywall.understood(), fact: { type: 'dialog.dismissed' } } }
    case 'wait':
    case 'paid':
      return { back: null, on: null }
  }
}
