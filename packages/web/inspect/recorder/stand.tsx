import './recorder-bar.css'
import { type AppActor, selectPage, trunkParts } from '@supplier/core'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { Speaker } from '../../src/i18n/words.ts'
import { RecorderBar } from './RecorderBar.tsx'
import { type RecordingPort, recordingMachine } from './recording.machine.ts'

interface Standing extends Pick<RecordingPort, 'restart'> {
  readonly app: AppActor
  readonly speaker: Speaker
  readonly isWanted: boolean
  readonly text: () => string
}

/** Puts the recorder into a corner of the page. */
export const standRecorder = ({ app, speaker, isWanted, text, restart }: Standing): void => {
  const save = () => saveAs(`scenario-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.flow.jsonl`, text())
  const actor = createActor(recordingMachine, { input: { isWanted, restart, save } }).start()
  const { slot } = trunkParts(app)
  const look = () => {
    const { state } = selectPage(slot.getSnapshot())
    actor.send({ type: state === 'broken' || state === 'missing' ? 'fault.met' : 'fault.passed' })
  }
  look()
  slot.subscribe(look)
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<RecorderBar actor={actor} speaker={speaker} />)
}

const saveAs = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
