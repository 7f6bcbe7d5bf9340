import './inspect.css'
import { createRoot } from 'react-dom/client'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { openingAt } from './address.domain.ts'
import type { Log } from './log.domain.ts'
import { Viewer } from './Viewer.tsx'
import type { Recording, SavedLog } from './viewer.domain.ts'
import { viewerMachine } from './viewer.machine.ts'
import type { OriginEvent, RecordingSource, ReplayEvent, SourceEvent } from './viewer.port.ts'
import { layOut } from './wiring/dagre.ts'
import { followPanel, saveLog } from './wiring/live.ts'
import { createReplays } from './wiring/replays.ts'

const replays = createReplays()
const actors = {
  followPanel: fromCallback<OriginEvent>(({ sendBack, receive }) =>
    followPanel(sendBack as (event: SourceEvent) => void, receive),
  ),
  followReplay: fromCallback<ReplayEvent, Recording>(({ sendBack, input }) => replays.follow(sendBack, input)),
  readRecording: fromPromise<Recording | SavedLog, RecordingSource>(({ input }) => replays.read(input)),
  saveLog: fromPromise<void, Log>(({ input }) => saveLog(input)),
  replayTo: fromPromise<number, number>(({ input, signal }) => replays.to(input, signal)),
  layOut: fromPromise<Awaited<ReturnType<typeof layOut>>, Parameters<typeof layOut>[0]>(({ input }) => layOut(input)),
}

// The page uses the panel’s boot script, which sets the theme but also a language. The viewer is in English only.
document.documentElement.lang = 'en'
document.documentElement.removeAttribute('data-frame')

const container = document.querySelector('#root')
const viewer = createActor(viewerMachine.provide({ actors })).start()
if (container) createRoot(container).render(<Viewer actor={viewer} />)
const opening = openingAt(window.location.href)
if (opening) viewer.send({ type: 'file.chosen', file: { address: opening.address }, step: opening.step })
