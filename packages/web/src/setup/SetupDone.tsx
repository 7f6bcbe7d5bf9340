import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'

/** After the last step of the set-up: the home page says what is still missing before the shop sells. */
export function SetupDone({ children }: { readonly children: ReactNode }) {
  const { setupDone: t } = useTranslations().shell
  return (
    <Card>
      <EmptyState
        kind="nothingYet"
        icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={t.title()}
        actions={
          <>
            <RouteButton variant="primary" location={{ to: 'dashboard' }}>
              {t.toHome()}
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
