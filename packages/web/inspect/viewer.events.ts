import type { Known, Pane, Scope, Speed, Zoom } from './viewer.domain.ts'
import type { RecordingFile, ReplayFact, SourceFact } from './viewer.port.ts'

export type ViewerEvent =
  | SourceFact
  | ReplayFact
  | { readonly type: 'file.chosen'; readonly file: RecordingFile }
  | { readonly type: 'live.chosen' }
  | { readonly type: 'actor.chosen'; readonly actor: string }
  | { readonly type: 'step.chosen'; readonly at: number }
  /** A place in the log; of a recording, the step that led there. */
  | { readonly type: 'entry.chosen'; readonly entry: number }
  | { readonly type: 'move.chosen'; readonly by: number }
  | { readonly type: 'newest.chosen' }
  | { readonly type: 'play.chosen' }
  | { readonly type: 'pause.chosen' }
  | { readonly type: 'speed.chosen'; readonly speed: Speed }
  | { readonly type: 'pane.chosen'; readonly pane: Pane }
  | { readonly type: 'zoom.chosen'; readonly zoom: Zoom }
  | { readonly type: 'scope.chosen'; readonly scope: Scope }

export interface ViewerContext extends Known {
  readonly speed: Speed
  readonly pane: Pane
  readonly zoom: Zoom
  readonly scope: Scope
  /** Why the chosen file cannot be replayed, or the panel not be brought to a step. */
  readonly mistake: string | null
}
