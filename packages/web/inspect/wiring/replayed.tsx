import '../../src/styles/entry.css'
import '../../src/styles/inter.css'
import { appearanceInBrowser } from '@supplier/core/adapters/browser/appearance.browser'
import { safeStore } from '@supplier/core/adapters/browser/kernel.browser'
import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts } from '@supplier/core/app/app.selectors'
import { screensOf } from '@supplier/core/app/screens.compose'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import { parseFlow } from '@supplier/core/flows/flow'
import { openReplay, type Replay } from '@supplier/core/flows/replay'
import { createRoot } from 'react-dom/client'
import { App } from '../../src/app/App.tsx'
import { shellOf } from '../../src/app/shell.ts'
import { createLocationHook } from '../../src/navigation/location.ts'
import { Alert } from '../../src/ui/messages/Alert.tsx'
import { followLanguage } from '../../src/wiring/language/follow-language.ts'
import { createLanguageStore } from '../../src/wiring/language/language-store.ts'
import { turns } from '../../src/wiring/recording/turns.ts'
import { withViews } from '../../src/wiring/screens.ts'
import { createFollower, type Moment } from './follower.ts'

/**
 * The page in the viewer’s frame: renders the panel’s own views over an app whose actors are answered by a recording.
 */
const { documentElement: page } = document
const root = createRoot(document.querySelector('#root') as Element)
const languageStore = createLanguageStore()
const shell = shellOf(languageStore)
const { saveAppearance } = appearanceInBrowser({
  local: safeStore(() => null),
  root: page,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  isMedium: window.matchMedia('(min-width: 768px) and (max-width: 1023.98px)'),
  onStorage: () => () => {},
})
page.removeAttribute('data-frame')

// The replayed app must not take the focus away from the timeline.
HTMLElement.prototype.focus = () => {}

let shown: AppActor | null = null

const lookAlike = (app: AppActor) => {
  const { appearance } = appParts(app)
  const styles = () => void saveAppearance({ appearance: selectAppearance(appearance.getSnapshot()), chosen: {} })
  styles()
  appearance.subscribe(styles)
  followLanguage(app, languageStore, () => {})
}

const later = turns()
const { follow } = createFollower<Replay>({
  open: (text) =>
    openReplay(parseFlow(text), {
      later,
      screens: (ports) => withViews(screensOf(ports), shell, languageStore),
    }),
  show: ({ app, at }) => {
    // Before the first step, the app has not started and has no snapshot to render.
    if (at() === 0) root.render(null)
    else if (shown !== app) {
      lookAlike(app)
      root.render(
        <App
          key={app.sessionId}
          app={app}
          languageStore={languageStore}
          shell={shell}
          useCurrentLocation={createLocationHook(app)}
        />,
      )
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

/** The recording that was sent last; later messages contain only the step. */
let text = ''

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Pick<Moment, 'step'> & Partial<Moment>>) => {
  if (origin !== location.origin || source !== window.parent) return
  text = data.text ?? text
  void follow({ text, step: data.step })
})
