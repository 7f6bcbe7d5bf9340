import { Button } from '../ui/buttons/Button.tsx'
import { removal, ways } from './ImageBox.styles.ts'

interface RemovalProps {
  readonly question: string
  readonly remove: string
  readonly keep: string
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Asks at the picture whether to remove it. */
export function Removal({ question, remove, keep, onRemove, onKeep }: RemovalProps) {
  return (
    <div className={removal}>
      <p>{question}</p>
      <div className={ways}>
        <Button size="small" variant="danger" onClick={onRemove}>
          {remove}
        </Button>
        <Button size="small" variant="ghost" autoFocus onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </div>
  )
}
