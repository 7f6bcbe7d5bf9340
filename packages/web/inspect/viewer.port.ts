import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Chart } from './chart.domain.ts'
import type { Graph } from './graph.domain.ts'
import type { Log } from './log.domain.ts'
import type { Recording, Steps } from './viewer.domain.ts'

/** Events of the inspected app. */
export type SourceEvent =
  | { readonly type: 'entries.arrived'; readonly entries: Log }
  /** The source is another page, or the page was reloaded; earlier entries are discarded. */
  | { readonly type: 'source.renewed' }

/** Sent during a replay: the panel has taken these steps. */
export type ReplayEvent = { readonly type: 'steps.taken' } & Steps

export type RecordingFile = Blob & { readonly name: string }

/** The actors that connect the viewer to the outside. */
export type ViewerActors = {
  /** Follows the panel in another tab, or the page that opened the viewer. */
  readonly followPanel: CallbackActorLogic<SourceEvent>
  /** Rejects with a readable message when the file is not a recording, or is one of another version. */
  readonly readRecording: PromiseActorLogic<Recording, RecordingFile>
  readonly followReplay: CallbackActorLogic<ReplayEvent, Recording>
  /** Replays the panel up to a step and resolves with that step. */
  readonly replayTo: PromiseActorLogic<number, number>
  readonly layOut: PromiseActorLogic<Chart, Graph>
}
