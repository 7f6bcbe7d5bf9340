import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PlaceButton } from './PlaceButton.tsx'

interface FaultProps {
  /** The code of the page did not come, or the page stopped working. */
  readonly kind: 'missing' | 'broken'
  readonly onRetry: () => void
}

/** Stands where a page should be; everything around it lives on. */
export function Fault({ kind, onRetry }: FaultProps) {
  const words = useWords()
  return (
    <div role="alert">
      <EmptyState
        kind="failed"
        headingLevel={1}
        title={words.fault[kind].title()}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {words.ui.retry()}
            </Button>
            <PlaceButton place={{ to: 'dashboard' }}>{words.fault.home()}</PlaceButton>
          </>
        }
      >
        {words.fault[kind].text()}
      </EmptyState>
    </div>
  )
}
