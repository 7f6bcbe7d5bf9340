import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'

/** The page for an unknown address. */
export function NotFound() {
  const t = useTranslations().shell.notFound
  return (
    <EmptyState
      kind="nothingFound"
      headingLevel={1}
      title={t.title()}
      actions={
        <RouteButton variant="primary" location={{ to: 'dashboard' }}>
          {t.go()}
        </RouteButton>
      }
    >
      {t.text()}
    </EmptyState>
  )
}
