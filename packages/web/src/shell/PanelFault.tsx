import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ShellLayout } from './ShellLayout.tsx'

interface PanelFaultProps {
  readonly onRetry: () => void
  readonly onLogOut: () => void
}

/** The panel could not be loaded, or stopped altogether. */
export function PanelFault({ onRetry, onLogOut }: PanelFaultProps) {
  const words = useWords()
  return (
    <ShellLayout
      barStart={<Logo short="onPhones" />}
      barEnd={
        <Button variant="ghost" onClick={onLogOut}>
          {words.nav.logOut()}
        </Button>
      }
      sidebar={null}
    >
      <div role="alert">
        <EmptyState
          kind="failed"
          headingLevel={1}
          title={words.shell.panelFault.title()}
          actions={
            <Button variant="primary" onClick={onRetry}>
              {words.ui.retry()}
            </Button>
          }
        >
          {words.shell.panelFault.text()}
        </EmptyState>
      </div>
    </ShellLayout>
  )
}
