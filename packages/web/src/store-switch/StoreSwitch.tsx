import { type StoreSwitchActor, selectStoreSwitch } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { chunkOf } from '../ui/chunk.ts'
import { Later } from '../ui/Later.tsx'
import { place } from './StoreSwitch.styles.ts'

const menu = chunkOf(async () => (await import('./StoreMenu.tsx')).StoreMenu)

interface StoreSwitchProps {
  readonly actor: StoreSwitchActor
  /** The top bar of a phone has no room for it. */
  readonly at: 'bar' | 'page'
}

/** The store whose rows the page shows; absent while there is nothing to choose. Its code is loaded when needed. */
export function StoreSwitch({ actor, at }: StoreSwitchProps) {
  const t = useTranslations()
  const view = useSelector(actor, selectStoreSwitch, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  if (view === null) return null
  return (
    <div className={place({ at })}>
      <Later
        chunk={menu}
        waiting={null}
        failed={(retry) => <Button onClick={retry}>{`${t.shell.store.label()}: ${t.ui.retry()}`}</Button>}
      >
        {(Menu) => <Menu view={view} onChoose={(id) => actor.send({ type: 'store.chosen', id })} />}
      </Later>
    </div>
  )
}
