import { selectCopy } from '@supplier/core/app/panel.selectors'
import type { AppearanceActor } from '@supplier/core/appearance/appearance.machine'
import type { Href } from '@supplier/core/kernel/address'
import type { Supplier } from '@supplier/core/session/session.domain'
import type { SetupView } from '@supplier/core/setup/setup.selectors'
import type { Recent } from '@supplier/core/shell/finder.domain'
import { nothingFound, selectThings } from '@supplier/core/shell/finder.selectors'
import type { ShellDialog } from '@supplier/core/shell/shell.domain'
import type { ShellActor } from '@supplier/core/shell/shell.machine'
import { finderIn, type ShellView } from '@supplier/core/shell/shell.selectors'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { usePart } from '../kit/panel/panel-parts.ts'
import { chunkOf } from '../ui/loading/chunk.ts'
import type { PaletteAction } from './palette/entries.ts'
import type { PaletteDialogProps } from './palette/PaletteDialog.tsx'

const profile = chunkOf(async () => (await import('../account/ProfileDialog.tsx')).ProfileDialog)
const provider = chunkOf(async () => (await import('../account/ProviderDialog.tsx')).ProviderDialog)
const palette = chunkOf<Omit<PaletteDialogProps, 'creations'>>(async () => {
  const [{ PaletteDialog }, creations] = await Promise.all([
    import('./palette/PaletteDialog.tsx'),
    import('./palette/creations.ts').then(({ loadCreations }) => loadCreations()),
  ])
  return (props) => <PaletteDialog {...props} creations={creations} />
})
const shortcuts = chunkOf(async () => (await import('./palette/ShortcutsDialog.tsx')).ShortcutsDialog)

interface DialogsProps {
  readonly shell: ShellActor
  readonly view: ShellView
  readonly supplier: Supplier
  readonly settings: SetupView
  readonly botUrl: Href
  readonly appearance: AppearanceActor
  readonly onLogOut: () => void
}

/** The dialogs of the shell. At most one is open, and its code is loaded when it first opens. */
export const Dialogs = memo(function Dialogs(props: DialogsProps) {
  const { shell, view, supplier, settings, botUrl, appearance, onLogOut } = props
  const copy = useSelector(shell, selectCopy)
  const close = () => shell.send({ type: 'dialog.closed' })
  const finder = useSelector(shell, finderIn)
  const found = usePart(finder ?? null, selectThings, nothingFound)
  const pick = (action: PaletteAction, recent?: Recent) => {
    if (typeof action === 'object' && 'location' in action)
      return shell.send({ type: 'entry.picked', location: action.location, ...(recent && { recent }) })
    close()
    return action === 'logOut' ? onLogOut() : appearance.send({ type: 'theme.chosen', theme: action.theme })
  }
  const shown = (name: ShellDialog) => ({ isOpen: view.dialog === name, onClose: close })
  return (
    <>
      <LazyDialog chunk={profile} isWanted={view.dialog === 'profile'} onClose={close}>
        {(Profile) => <Profile {...shown('profile')} supplier={supplier} copy={copy} />}
      </LazyDialog>
      <LazyDialog chunk={provider} isWanted={view.dialog === 'provider'} onClose={close}>
        {(Provider) => <Provider {...shown('provider')} supplier={supplier} settings={settings} botUrl={botUrl} />}
      </LazyDialog>
      <LazyDialog chunk={palette} isWanted={view.dialog === 'palette'} onClose={close}>
        {(Palette) => (
          <Palette
            {...shown('palette')}
            query={view.query}
            found={found}
            recent={view.recent}
            hasArticles={settings.steps?.information === true}
            onQuery={(query) => shell.send({ type: 'query.typed', query })}
            onPick={pick}
          />
        )}
      </LazyDialog>
      <LazyDialog chunk={shortcuts} isWanted={view.dialog === 'shortcuts'} onClose={close}>
        {(Shortcuts) => <Shortcuts {...shown('shortcuts')} />}
      </LazyDialog>
    </>
  )
})
