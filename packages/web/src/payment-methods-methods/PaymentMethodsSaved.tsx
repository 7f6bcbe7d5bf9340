import {
  type AppActor,
  type PanelActor,
  samePanel,
  selectPanel,
  selectSetup,
  stepsOf,
  unbuiltRoutes,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { unknownSettings, usePart, useParts } from '../shell/parts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Says that a payment method was saved, and leads to what is still missing before buyers can pay or order. */
export function PaymentMethodsSaved({ app }: { readonly app: AppActor }) {
  const location = useSelector(app, selectPanel, samePanel)
  return location.state === 'open' && <Saved panel={location.panel} />
}

function Saved({ panel }: { readonly panel: PanelActor }) {
  const t = useTranslations().shell
  const labels = t.paymentMethodsSaved
  const { steps } = usePart(useParts(panel).setup, selectSetup, unknownSettings)
  const next = steps && stepsOf(steps, unbuiltRoutes).find(({ state }) => state === 'next')
  const isActive = steps?.payment === true
  return (
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
          <RouteButton
            {...(!(isActive && next) && { variant: 'primary' })}
            location={{ to: 'payment-methods-methods' }}
          >
            {labels.toList()}
          </RouteButton>
        </>
      }
    >
      {isActive ? (next ? labels.nextText() : labels.doneText()) : labels.enableText()}
    </EmptyState>
  )
}
