import { alternativeOf, titleOf } from '@supplier/core'
import Hammer from 'lucide-react/icons/hammer'
import { nameOf } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { RouteButton } from './RouteButton.tsx'
import type { ScreenProps } from './screen.ts'

/** Tells the supplier that a section is not built yet, and how to get the same thing done meanwhile. */
export function Unbuilt({ location }: ScreenProps) {
  const t = useTranslations()
  const labels = t.shell.unbuilt
  const instead = alternativeOf(location.to)
  return (
    <EmptyState
      kind="nothingYet"
      headingLevel={2}
      icon={<Hammer size={28} strokeWidth={1.5} aria-hidden="true" />}
      title={labels.title()}
      actions={
        <>
          <RouteButton variant="primary" location={instead.location}>
            {labels.go[instead.kind]()}
          </RouteButton>
          {instead.kind !== 'home' && <RouteButton location={{ to: 'dashboard' }}>{labels.go.home()}</RouteButton>}
        </>
      }
    >
      {labels.text({ section: nameOf(t, titleOf(location.to)) })} {labels.instead[instead.kind]()}
    </EmptyState>
  )
}
