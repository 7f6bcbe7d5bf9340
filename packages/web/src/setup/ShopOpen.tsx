import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { RouteButton } from '../app/RouteButton.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** After the last step of the set-up: buyers can order. */
export function ShopOpen({ children }: { readonly children: ReactNode }) {
  const { shopOpen: t } = useTranslations().shell
  return (
    <Card>
      <EmptyState
        kind="nothingYet"
        icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={t.title()}
        actions={
          <>
            <RouteButton variant="primary" location={{ to: 'orders' }}>
              {t.toOrders()}
            </RouteButton>
            {children}
          </>
        }
      >
        {t.text()}
      </EmptyState>
    </Card>
  )
}
