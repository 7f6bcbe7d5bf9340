import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { recorderWords } from '../../src/i18n/recorder.ts'
import type { Speaker } from '../../src/i18n/words.ts'
import type { RecordingActor } from './recording.machine.ts'
import { sameRecording, selectRecording } from './recording.selectors.ts'

interface RecorderBarProps {
  readonly actor: RecordingActor
  readonly speaker: Speaker
}

/** Stands in a corner of the panel: records a session from its beginning, or saves its latest steps after a fault. */
export function RecorderBar({ actor, speaker }: RecorderBarProps) {
  const { isRecording, offersToSave } = useSelector(actor, selectRecording, sameRecording)
  const words = recorderWords[useSyncExternalStore(speaker.listen, speaker.read).language]
  return (
    <section
      className="recorder"
      aria-label={words.bar}
      data-recording={isRecording || undefined}
      data-fault={offersToSave || undefined}
    >
      {offersToSave && !isRecording ? (
        <>
          <span className="recorder-fault" role="status">
            {words.fault}
          </span>
          <RecorderButton label={words.save} onClick={() => actor.send({ type: 'saving.chosen' })} />
        </>
      ) : isRecording ? (
        <RecorderButton label={words.end} onClick={() => actor.send({ type: 'recording.ended' })} />
      ) : (
        <RecorderButton label={words.start} onClick={() => actor.send({ type: 'recording.wanted' })} />
      )}
    </section>
  )
}

function RecorderButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="recorder-button" onClick={onClick}>
      <span className="recorder-dot" aria-hidden="true" />
      <span className="recorder-label">{label}</span>
    </button>
  )
}
