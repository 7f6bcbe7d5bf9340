import type { AppActor } from '@supplier/core/app/app.machine'
import type { SetupStep } from '@supplier/core/setup/setup.domain'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { AfterSetup } from '../setup/AfterSetup.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { SetupDone } from '../setup/SetupDone.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'

/** Says that a payment method was saved, and leads to what is still missing before buyers can pay or order. */
export function PaymentMethodsSaved({ app }: { readonly app: AppActor }) {
  return <AfterSetup app={app}>{(steps, next) => <Saved isActive={steps?.payment === true} next={next} />}</AfterSetup>
}

function Saved({ isActive, next }: { readonly isActive: boolean; readonly next: SetupStep | null }) {
  const t = useTranslations().shell
  const labels = t.paymentMethodsSaved
  const list = (isFirst: boolean) => (
    <RouteButton {...(isFirst && { variant: 'primary' })} location={{ to: 'payment-methods-methods' }}>
      {labels.toList()}
    </RouteButton>
  )
  if (isActive && next === null) return <SetupDone>{list(false)}</SetupDone>
  return (
    <Card>
      <EmptyState
        kind="nothingYet"
        icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={isActive ? labels.active() : labels.title()}
        actions={
          <>
            {isActive && next && (
              <RouteButton variant="primary" location={{ to: next.to }}>
                {t.setup[nextTranslations[next.step]]()}
              </RouteButton>
            )}
            {list(!isActive)}
          </>
        }
      >
        {isActive ? labels.nextText() : labels.enableText()}
      </EmptyState>
    </Card>
  )
}
