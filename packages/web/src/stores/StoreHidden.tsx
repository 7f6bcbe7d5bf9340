import { hiddenBy } from '@supplier/core'
import { type Store, stores } from '@supplier/core/sections/stores'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import type { StoreTexts } from './StoreAside.tsx'

interface StoreHiddenProps {
  /** `null` for a new store. */
  readonly row: Store | null
  /** Chooses a command on the store. */
  readonly onCommand: ((command: string) => void) | null
  readonly t: StoreTexts
}

/** Why buyers do not see a store, and the button that publishes it where that is the next step. */
export function StoreHidden({ row, onCommand, t: { more, commands } }: StoreHiddenProps) {
  if (row === null) return null
  const hidden = hiddenBy(row.status)
  if (hidden === null) return null
  return (
    <Alert
      tone={hidden === 'rejected' || hidden === 'blocked' ? 'danger' : 'info'}
      title={more[`hidden_${hidden}`]}
      actions={
        onCommand &&
        stores.commands.publish.may(row, [row]) && (
          <Button size="small" variant="primary" onClick={() => onCommand('publish')}>
            {commands.publish.label}
          </Button>
        )
      }
    >
      {row.reason !== null && `${more.reason}: ${row.reason}`}
    </Alert>
  )
}
