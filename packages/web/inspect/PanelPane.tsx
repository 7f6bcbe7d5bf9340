import { knowledge } from './ContextPane.styles.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { words } from './words.ts'

/** The panel itself, in the state of the step. */
export function PanelPane({ shown }: { readonly shown: PaneShown }) {
  return (
    <Pane title={words.panes.panel} shown={shown}>
      <p className={knowledge().empty}>{words.panel.none}</p>
    </Pane>
  )
}
