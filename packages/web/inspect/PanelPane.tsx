import { useSelector } from '@xstate/react'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { ReplayFrame } from './ui/ReplayFrame.tsx'
import { panel } from './Viewer.styles.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { words } from './words.ts'

/** The panel in the state of the step; live, it stands in a tab of its own. */
export function PanelPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const recording = useSelector(actor, ({ context }) => context.recording)
  // What is told of a step comes first; it takes longer to draw.
  const step = useSelector(actor, ({ context }) => context.taken)
  const look = panel()
  return (
    <Pane title={words.panes.panel} shown={recording === null && shown === 'large' ? 'never' : shown}>
      {recording === null ? (
        <p className={look.empty}>{words.panel.live}</p>
      ) : (
        <ReplayFrame title={words.panel.label} className={look.frame} text={recording.text} step={step} />
      )}
    </Pane>
  )
}
