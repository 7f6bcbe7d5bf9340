import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { fault } from './Fault.styles.ts'
import { PlaceButton } from './PlaceButton.tsx'

interface FaultProps {
  /** The code of the page did not come, or the page stopped working. */
  readonly kind: 'missing' | 'broken'
  readonly onRetry: () => void
}

/** Stands where a page should be; everything around it lives on. Needs nothing that would have to be loaded. */
export function Fault({ kind, onRetry }: FaultProps) {
  const words = useWords()
  const look = fault()
  return (
    <div className={look.root} role="alert">
      <h1 className={look.title}>{words.fault[kind].title()}</h1>
      <p className={look.text}>{words.fault[kind].text()}</p>
      <div className={look.actions}>
        <Button variant="primary" onClick={onRetry}>
          {words.ui.retry()}
        </Button>
        <PlaceButton place={{ to: 'dashboard' }}>{words.fault.home()}</PlaceButton>
      </div>
    </div>
  )
}
