import type { Known, Pane, Scope, Speed, Zoom } from './viewer.domain.ts'
import type { RecordingSource, ReplayEvent, SourceEvent } from './viewer.port.ts'

export type ViewerEvent =
  | SourceEvent
  | ReplayEvent
  /** `step`: the step with which a recording opens, the first by default. */
  | { readonly type: 'file.chosen'; readonly file: RecordingSource; readonly step?: number }
  | { readonly type: 'save.chosen' }
  /** The decision about the page of another origin that sends entries. */
  | { readonly type: 'origin.decided'; readonly isAllowed: boolean }
  | { readonly type: 'live.chosen' }
  | { readonly type: 'actor.chosen'; readonly actor: string }
  | { readonly type: 'step.chosen'; readonly at: number }
  /** The number of a log entry; in a recording, the step that caused it is selected. */
  | { readonly type: 'entry.chosen'; readonly entry: number }
  | { readonly type: 'move.chosen'; readonly by: number }
  /** The next or the last moment at which the selected actor changed. */
  | { readonly type: 'own.chosen'; readonly by: 1 | -1 }
  | { readonly type: 'query.typed'; readonly query: string }
  /** The next or the last moment at which the typed text comes up. */
  | { readonly type: 'match.chosen'; readonly by: 1 | -1 }
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
  /** The text that is searched for. */
  readonly query: string
  /** The step with which the recording that is being read opens. */
  readonly opensAt: number
  /** The other origin that waits for a decision. */
  readonly asking: string | null
  /** The name of the saved session that is shown. */
  readonly saved: string | null
  /** The error that is shown, for example that the chosen file or a step of it cannot be replayed. */
  readonly mistake: string | null
}
