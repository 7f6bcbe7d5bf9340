import { useSelector } from '@xstate/react'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { translations as t } from './translations.ts'
import { ReplayFrame } from './ui/ReplayFrame.tsx'
import { panel } from './Viewer.styles.ts'
import type { ViewerActor } from './viewer.machine.ts'

/** Shows the panel as it is at the selected step of a recording. A live panel runs in its own tab instead. */
export function PanelPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const recording = useSelector(actor, ({ context }) => context.recording)
  // Drawing the panel takes longer than updating the log, so the frame follows the step that the replay has reached.
  const step = useSelector(actor, ({ context }) => context.taken)
  const styles = panel()
  return (
    <Pane title={t.panes.panel} shown={recording === null && shown === 'large' ? 'never' : shown}>
      {recording === null ? (
        <p className={styles.empty}>{t.panel.live}</p>
      ) : (
        <ReplayFrame title={t.panel.label} className={styles.frame} text={recording.text} step={step} />
      )}
    </Pane>
  )
}
