import './recorder-bar.css'
import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts, selectPage } from '@supplier/core/app/app.selectors'
import type { Recorder } from '@supplier/core/flows/recorder'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { LanguageStore } from '../../src/i18n/language.ts'
import { watchActs } from './acts.ts'
import { RecorderBar } from './RecorderBar.tsx'
import { type RecordingPort, recordingMachine } from './recording.machine.ts'

interface RecorderOptions extends Pick<RecordingPort, 'restart'>, Pick<Recorder, 'act'> {
  readonly app: AppActor
  readonly languageStore: LanguageStore
  readonly isWanted: boolean
  readonly text: () => string
}

/** Adds the recorder bar to the corner of the page. */
export const standRecorder = ({ app, languageStore, isWanted, text, restart, act }: RecorderOptions): void => {
  const save = () => saveAs(`scenario-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.flow.jsonl`, text())
  const actor = createActor(recordingMachine, { input: { isWanted, restart, save } }).start()
  if (isWanted) watchActs(document, act)
  const { outlet } = appParts(app)
  const styles = () => {
    const { state } = selectPage(outlet.getSnapshot())
    actor.send({ type: state === 'broken' || state === 'missing' ? 'fault.met' : 'fault.passed' })
  }
  styles()
  outlet.subscribe(styles)
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyR') actor.send({ type: 'toggle.pressed' })
  })
  const container = document.createElement('div')
  container.setAttribute('data-recorder', '')
  document.body.append(container)
  createRoot(container).render(<RecorderBar actor={actor} languageStore={languageStore} />)
}

const saveAs = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
