import type { SubscriptionActor } from '@supplier/core/subscription/subscription.machine'
import { type Paywall, selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { PaywallBody } from './PaywallBody.tsx'
import { PaywallWays } from './PaywallWays.tsx'
import { preventionOf, textOf, titleOf } from './paywall.ts'

export interface PaywallDialogProps {
  readonly actor: SubscriptionActor
}

/** The paywall in front of pages that need a subscription. */
export function PaywallDialog({ actor }: PaywallDialogProps) {
  const paywall = useSelector(actor, selectPaywall)
  return <PaywallSteps paywall={paywall} send={actor.send} />
}

interface PaywallStepsProps {
  readonly paywall: Paywall
  readonly send: SubscriptionActor['send']
}

/** One dialog for all steps. The confirmed step stays visible while its operation is pending. */
export function PaywallSteps({ paywall, send }: PaywallStepsProps) {
  const all = useTranslations()
  const t = all.money.paywall
  const before = useLast(paywall, paywall.step !== 'wait')
  const stands = before.step === 'closed' ? paywall : before
  if (stands.step === 'closed') return <Dialog open={false} title={null} onClose={ignore} />
  const wait = paywall.step === 'wait' ? paywall : null
  return (
    <Dialog
      size="small"
      open={paywall.step !== 'closed'}
      step={stands.step}
      title={titleOf(stands, t)}
      description={stands.step === 'prevented' ? preventionOf(stands.reason, all) : textOf(stands, t)}
      dismissible={false}
      busy={wait !== null}
      onClose={ignore}
      footer={<PaywallWays stands={stands} wait={wait} send={send} />}
    >
      <PaywallBody stands={stands} />
      {stands.step !== 'prevented' && stands.step !== 'paid' && (
        <StatusLine>{wait && t.activity[wait.activity]()}</StatusLine>
      )}
    </Dialog>
  )
}

const ignore = () => undefined
