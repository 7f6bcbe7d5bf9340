import type { CopyActor } from '../kit/copy/copy.machine.ts'
import { type ActorsOf, partsIn } from '../kit/supervisor/parts.ts'
import type { ShellSnapshot } from '../shell/shell.machine.ts'
import type { AppSnapshot } from './app.machine.ts'
import type { PanelActor, PanelSnapshot } from './panel.machine.ts'
import type { panelTable } from './panel-parts.setup.ts'

/** The panel: still loading, open, failed to load, or absent because no supplier is signed in. */
export type PanelLocation =
  | { readonly state: 'loading' | 'missing' | 'none' }
  | { readonly state: 'open'; readonly panel: PanelActor }

export const selectPanel = (snapshot: AppSnapshot): PanelLocation => {
  const { panel } = snapshot.context
  if (snapshot.matches({ signedIn: { panel: 'open' } }) && panel) {
    return { state: 'open', panel: panel as PanelActor }
  }
  if (snapshot.matches({ signedIn: { panel: 'missing' } })) return { state: 'missing' }
  return { state: snapshot.matches('signedIn') ? 'loading' : 'none' }
}

export const samePanel = (one: PanelLocation, other: PanelLocation): boolean =>
  one.state === other.state && ('panel' in one ? one.panel : null) === ('panel' in other ? other.panel : null)

export type PanelParts = ActorsOf<typeof panelTable>

/** The child actors of the panel, by name. */
export const panelParts = (panel: PanelActor): PanelParts => partsIn<typeof panelTable>(panel)

export const selectFaultedParts = (snapshot: PanelSnapshot) => snapshot.context.faulted

/** The copy button of the profile dialog; `null` while the dialog is closed. */
export const selectCopy = (snapshot: ShellSnapshot): CopyActor | null => snapshot.children.copy ?? null
