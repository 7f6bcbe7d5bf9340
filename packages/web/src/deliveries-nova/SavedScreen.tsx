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
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { unknownSettings, usePart, useParts } from '../shell/parts.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { novaTranslations } from './nova.translations.ts'

/** The end of the deliveries: what the supplier sets up next. */
export function SavedScreen({ app }: { readonly app: AppActor }) {
  const location = useSelector(app, selectPanel, samePanel)
  return location.state === 'open' && <Saved panel={location.panel} />
}

function Saved({ panel }: { readonly panel: PanelActor }) {
  const t = novaTranslations[useLanguage()]
  const labels = useTranslations().shell.setup
  const { steps } = usePart(useParts(panel).setup, selectSetup, unknownSettings)
  if (steps === null) return null
  if (!steps.delivery)
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
  const next = stepsOf(steps, unbuiltRoutes).find(({ state }) => state === 'next')
  return (
    <Card>
      <EmptyState
        kind="nothingYet"
        icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
        title={t.saved}
        actions={
          <>
            <RouteButton location={{ to: 'deliveries-panel' }}>{t.back}</RouteButton>
            <RouteButton variant="primary" location={{ to: next?.to ?? 'dashboard' }}>
              {next ? labels[nextTranslations[next.step]]() : t.home}
            </RouteButton>
          </>
        }
      >
        {t.savedText}
      </EmptyState>
    </Card>
  )
}
