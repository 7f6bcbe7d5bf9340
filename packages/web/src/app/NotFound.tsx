import { useWords } from '../i18n/WordsProvider.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PlaceButton } from './PlaceButton.tsx'

/** An address that means nothing. */
export function NotFound() {
  const words = useWords().shell.notFound
  return (
    <EmptyState
      kind="nothingFound"
      headingLevel={1}
      title={words.title()}
      actions={
        <PlaceButton variant="primary" place={{ to: 'dashboard' }}>
          {words.go()}
        </PlaceButton>
      }
    >
      {words.text()}
    </EmptyState>
  )
}
