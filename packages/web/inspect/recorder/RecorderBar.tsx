import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { LanguageStore } from '../../src/i18n/language.ts'
import { recorderTranslations } from '../../src/i18n/recorder.ts'
import type { RecordingActor } from './recording.machine.ts'
import { sameRecording, selectRecording } from './recording.selectors.ts'

interface RecorderBarProps {
  readonly actor: RecordingActor
  readonly languageStore: LanguageStore
}

/**
 * A bar in the corner of the panel. It records a session from its start, or saves the latest steps after a page has
 * failed.
 */
export function RecorderBar({ actor, languageStore }: RecorderBarProps) {
  const { isRecording, offersToSave } = useSelector(actor, selectRecording, sameRecording)
  const t = recorderTranslations[useSyncExternalStore(languageStore.listen, languageStore.read).language]
  return (
    <section
      className="recorder"
      aria-label={t.bar}
      data-recording={isRecording || undefined}
      data-fault={offersToSave || undefined}
    >
      {offersToSave && !isRecording ? (
        <>
          <span className="recorder-fault" role="status">
            {t.fault}
          </span>
          <RecorderButton label={t.save} onClick={() => actor.send({ type: 'saving.chosen' })} />
        </>
      ) : isRecording ? (
        <RecorderButton label={t.end} onClick={() => actor.send({ type: 'recording.ended' })} />
      ) : (
        <RecorderButton label={t.start} onClick={() => actor.send({ type: 'recording.wanted' })} />
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
