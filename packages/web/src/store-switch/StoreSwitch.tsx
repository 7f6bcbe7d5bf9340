import type { StoreSwitchActor } from '@supplier/core/store-switch/store-switch.machine'
import { selectStoreSwitch } from '@supplier/core/store-switch/store-switch.selectors'
import { useSelector } from '@xstate/react'
import { StoreMenu } from './StoreMenu.tsx'
import { place } from './StoreSwitch.styles.ts'
import { StoresDelayed } from './StoresDelayed.tsx'

interface StoreSwitchProps {
  readonly actor: StoreSwitchActor
  /** The top bar of a phone has no room for it. */
  readonly at: 'bar' | 'page'
}

/** The store whose rows the page shows, or why it cannot be chosen yet; absent while there is nothing to choose. */
export function StoreSwitch({ actor, at }: StoreSwitchProps) {
  const view = useSelector(actor, selectStoreSwitch, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  if (view === null) return null
  return (
    <div className={place({ at })}>
      {view.state === 'choice' ? (
        <StoreMenu view={view} onChoose={(id) => actor.send({ type: 'store.chosen', id })} />
      ) : (
        <StoresDelayed {...view} onRetry={() => actor.send({ type: 'retry.chosen' })} />
      )}
    </div>
  )
}
