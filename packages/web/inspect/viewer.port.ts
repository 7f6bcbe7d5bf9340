import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Chart } from './chart.domain.ts'
import type { Graph } from './graph.domain.ts'
import type { Log } from './log.domain.ts'
import type { Recording, Steps } from './viewer.domain.ts'

/** What is told of the app that is looked at. */
export type SourceFact =
  | { readonly type: 'entries.arrived'; readonly entries: Log }
  /** Another page, or the same one loaded anew: what was told before is of no account any more. */
  | { readonly type: 'source.renewed' }

/** What is told while a recording is replayed: the panel has taken these steps. */
export type ReplayFact = { readonly type: 'steps.taken' } & Steps

export type RecordingFile = Blob & { readonly name: string }

/** What the viewer asks of the outside, and hears from it. */
export type ViewerActors = {
  /** The panel in another tab, or whoever opened this page. */
  readonly followPanel: CallbackActorLogic<SourceFact>
  /** Rejects with a sentence when the file is no recording, or one of another version. */
  readonly readRecording: PromiseActorLogic<Recording, RecordingFile>
  readonly followReplay: CallbackActorLogic<ReplayFact, Recording>
  /** Brings the replayed panel to a step, earlier ones from the start, and says where it is then. */
  readonly replayTo: PromiseActorLogic<number, number>
  readonly layOut: PromiseActorLogic<Chart, Graph>
}
