import type { CopyActor } from '../account/copy.machine.ts'
import { type ActorsOf, partsIn } from '../kit/supervisor/parts.ts'
import type { ShellSnapshot } from '../shell/shell.machine.ts'
import type { AppSnapshot } from './app.machine.ts'
import type { PanelActor, PanelSnapshot } from './panel.machine.ts'
import type { panelTable } from './panel-parts.setup.ts'

/** The signed-in part: still loading, there, or not to be had. */
export type PanelPlace =
  | { readonly state: 'loading' | 'missing' | 'none' }
  | { readonly state: 'open'; readonly panel: PanelActor }

export const selectPanel = (snapshot: AppSnapshot): PanelPlace => {
  const { panel } = snapshot.context
  if (snapshot.matches({ signedIn: { panel: 'open' } }) && panel) {
    return { state: 'open', panel: panel as PanelActor }
  }
  if (snapshot.matches({ signedIn: { panel: 'missing' } })) return { state: 'missing' }
  return { state: snapshot.matches('signedIn') ? 'loading' : 'none' }
}

export const samePanel = (one: PanelPlace, other: PanelPlace): boolean =>
  one.state === other.state && ('panel' in one ? one.panel : null) === ('panel' in other ? other.panel : null)

export type PanelParts = ActorsOf<typeof panelTable>

/** The parts of the signed-in part, as they started. */
export const panelParts = (panel: PanelActor): PanelParts => partsIn<typeof panelTable>(panel)

export const selectFaultedParts = (snapshot: PanelSnapshot) => snapshot.context.faulted

/** The copy button of the profile dialog, while the dialog is open. */
export const selectCopy = (snapshot: ShellSnapshot): CopyActor | null => snapshot.children.copy ?? null
