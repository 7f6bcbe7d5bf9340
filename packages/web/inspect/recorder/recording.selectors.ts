import type { RecordingSnapshot } from './recording.machine.ts'

/** The state projection for the recorder bar. */
export interface RecordingView {
  readonly isRecording: boolean
  readonly offersToSave: boolean
}

export const selectRecording = (snapshot: RecordingSnapshot): RecordingView => ({
  isRecording: snapshot.matches('recording'),
  offersToSave: snapshot.context.hasFault,
})

export const sameRecording = (one: RecordingView, other: RecordingView): boolean =>
  one.isRecording === other.isRecording && one.offersToSave === other.offersToSave
