import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Logo } from '../ui/images/Logo.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { ShellLayout } from './ShellLayout.tsx'

interface PanelFaultProps {
  readonly onRetry: () => void
  readonly onLogOut: () => void
}

/** Shown when the panel failed to load or stopped. */
export function PanelFault({ onRetry, onLogOut }: PanelFaultProps) {
  const t = useTranslations()
  return (
    <ShellLayout
      barStart={<Logo short="onPhones" />}
      barEnd={
        <Button variant="ghost" onClick={onLogOut}>
          {t.nav.logOut()}
        </Button>
      }
      sidebar={null}
    >
      <div role="alert">
        <EmptyState
          kind="failed"
          headingLevel={1}
          title={t.shell.panelFault.title()}
          actions={
            <Button variant="primary" onClick={onRetry}>
              {t.ui.retry()}
            </Button>
          }
        >
          {t.shell.panelFault.text()}
        </EmptyState>
      </div>
    </ShellLayout>
  )
}
