import '../../src/styles/entry.css'
import '../../src/styles/inter.css'
import { type AppActor, screensOf, selectAppearance, trunkParts } from '@supplier/core'
import { appearanceInBrowser, safeStore } from '@supplier/core/adapters'
import { openReplay, parseFlow, type Replay } from '@supplier/core/flows'
import { createRoot } from 'react-dom/client'
import { App } from '../../src/app/App.tsx'
import { locationOf } from '../../src/app/location.ts'
import { shellOf } from '../../src/app/shell.ts'
import { createSpeaker } from '../../src/i18n/words.ts'
import { Alert } from '../../src/ui/Alert.tsx'
import { withViews } from '../../src/wiring/screens.ts'
import { speakAlong } from '../../src/wiring/speak-along.ts'
import { turns } from '../../src/wiring/turns.ts'
import { createFollower, type Moment } from './follower.ts'

/** The page in the frame of the viewer: the panel's own views over an app that a recording answers. */
const { documentElement: page } = document
const root = createRoot(document.querySelector('#root') as Element)
const speaker = createSpeaker()
const shell = shellOf(speaker)
const { keepAppearance } = appearanceInBrowser({
  local: safeStore(() => null),
  root: page,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  isTablet: window.matchMedia('(min-width: 768px) and (max-width: 1023.98px)'),
  onStorage: () => () => {},
})
page.removeAttribute('data-frame')

// Whoever steps through the timeline keeps the keyboard.
HTMLElement.prototype.focus = () => {}

let shown: AppActor | null = null

const lookAlike = (app: AppActor) => {
  const { appearance } = trunkParts(app)
  const look = () => void keepAppearance({ appearance: selectAppearance(appearance.getSnapshot()), chosen: {} })
  look()
  appearance.subscribe(look)
  speakAlong(app, speaker, () => {})
}

const later = turns()
const { follow } = createFollower<Replay>({
  open: (text) =>
    openReplay(parseFlow(text), {
      later,
      screens: (ports) => withViews(screensOf(ports), shell, speaker),
    }),
  show: ({ app, at }) => {
    // An app that was not started yet has nothing to show.
    if (at() === 0) root.render(null)
    else if (shown !== app) {
      lookAlike(app)
      root.render(<App key={app.sessionId} app={app} speaker={speaker} shell={shell} usePlace={locationOf(app)} />)
    }
    shown = at() === 0 ? null : app
    page.setAttribute('data-step', String(at()))
  },
  fail: (error) => {
    shown = null
    root.render(
      <Alert tone="danger" role="alert">
        {error instanceof Error ? error.message : String(error)}
      </Alert>,
    )
  },
})

/** The recording that was sent last; a long one is not sent for each of its steps. */
let text = ''

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Pick<Moment, 'step'> & Partial<Moment>>) => {
  if (origin !== location.origin || source !== window.parent) return
  text = data.text ?? text
  void follow({ text, step: data.step })
})
