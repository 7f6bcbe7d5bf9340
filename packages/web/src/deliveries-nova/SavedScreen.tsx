import type { AppActor } from '@supplier/core/app/app.machine'
import type { SetupStep } from '@supplier/core/setup/setup.domain'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { AfterSetup } from '../setup/AfterSetup.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { SetupDone } from '../setup/SetupDone.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { novaTranslations } from './nova.translations.ts'

/** The end of the deliveries: the supplier goes on to the next step of the set-up. */
export function SavedScreen({ app }: { readonly app: AppActor }) {
  return <AfterSetup app={app}>{(steps, next) => steps && <Saved isReady={steps.delivery} next={next} />}</AfterSetup>
}

function Saved({ isReady, next }: { readonly isReady: boolean; readonly next: SetupStep | null }) {
  const t = novaTranslations[useLanguage()]
  const labels = useTranslations().shell.setup
  if (!isReady)
    return (
      <Card>
        <EmptyState
          kind="nothingYet"
          title={t.notReady}
          actions={
            <RouteButton variant="primary" location={{ to: 'deliveries-panel' }}>
              {t.back}
            </RouteButton>
          }
        >
          {t.notReadyText}
        </EmptyState>
      </Card>
    )
  if (next === null)
    return (
      <SetupDone>
        <RouteButton location={{ to: 'deliveries-panel' }}>{t.back}</RouteButton>
      </SetupDone>
    )
  return (
    <Card>
      <EmptyState
        kind="nothingYet"
        icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={t.saved}
        actions={
          <>
            <RouteButton variant="primary" location={{ to: next.to }}>
              {labels[nextTranslations[next.step]]()}
            </RouteButton>
            <RouteButton location={{ to: 'deliveries-panel' }}>{t.back}</RouteButton>
          </>
        }
      >
        {t.savedText}
      </EmptyState>
    </Card>
  )
}
