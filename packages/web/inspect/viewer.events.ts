import type { Known, Pane, Scope, Speed, Zoom } from './viewer.domain.ts'
import type { RecordingFile, ReplayEvent, SourceEvent } from './viewer.port.ts'

export type ViewerEvent =
  | SourceEvent
  | ReplayEvent
  | { readonly type: 'file.chosen'; readonly file: RecordingFile }
  | { readonly type: 'live.chosen' }
  | { readonly type: 'actor.chosen'; readonly actor: string }
  | { readonly type: 'step.chosen'; readonly at: number }
  /** The number of a log entry; in a recording, the step that caused it is selected. */
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
  /** The error that is shown, for example that the chosen file or a step of it cannot be replayed. */
  readonly mistake: string | null
}
