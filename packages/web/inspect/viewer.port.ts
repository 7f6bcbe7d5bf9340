import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Chart } from './chart.domain.ts'
import type { Graph } from './graph.domain.ts'
import type { Log } from './log.domain.ts'
import type { Recording, SavedLog, Steps } from './viewer.domain.ts'

/** Events of the inspected app. */
export type SourceEvent =
  | { readonly type: 'entries.arrived'; readonly entries: Log }
  /** The source is another page, or the page was reloaded; earlier entries are discarded. */
  | { readonly type: 'source.renewed' }
  /** A page of another origin sends entries; they are held back until the person has decided. */
  | { readonly type: 'origin.asked'; readonly origin: string }

/** The decision about a page of another origin. */
export type OriginEvent = { readonly type: 'origin.answered'; readonly origin: string; readonly isAllowed: boolean }

/** Sent during a replay: the panel has taken these steps. */
export type ReplayEvent = { readonly type: 'steps.taken' } & Steps

/** A chosen file, or one at an address of this origin. */
export type RecordingSource = (Blob & { readonly name: string }) | { readonly address: string }

/** The actors that connect the viewer to the outside. */
export type ViewerActors = {
  /** Follows the panel in another tab, or the page that opened the viewer. */
  readonly followPanel: CallbackActorLogic<OriginEvent>
  /** Rejects with a readable message when the file is not a recording, or is one of another version. */
  readonly readRecording: PromiseActorLogic<Recording | SavedLog, RecordingSource>
  /** Saves the entries of a live session as a file. */
  readonly saveLog: PromiseActorLogic<void, Log>
  readonly followReplay: CallbackActorLogic<ReplayEvent, Recording>
  /** Replays the panel up to a step and resolves with that step. */
  readonly replayTo: PromiseActorLogic<number, number>
  readonly layOut: PromiseActorLogic<Chart, Graph>
}
