import { type AppActor, composeApp, defaultAppearance, noTelephone, screensOf } from '@supplier/core'
import { memoryStore, portsInMemory } from '@supplier/core/adapters'
import { render } from '@testing-library/react'
import { App } from '../app/App.tsx'
import { locationOf } from '../app/location.ts'
import { shellOf } from '../app/shell.ts'
import { createSpeaker } from '../i18n/words.ts'
import { withViews } from './screens.ts'
import { speakForApp } from './speak-along.ts'

interface Opening {
  readonly href: string
  readonly fetch: typeof globalThis.fetch
  /** What the browser keeps; nothing when absent. */
  readonly local?: ReturnType<typeof memoryStore>
  /** Replaces the loading of machines, to see what happens when they do not come. */
  readonly wrap?: (machines: ReturnType<typeof screensOf>) => ReturnType<typeof screensOf>
}

/** The whole app in a test: real machines and views, the server behind `fetch`, everything else in memory. */
export const opened = ({ href, fetch, local = memoryStore(), wrap = (machines) => machines }: Opening): AppActor => {
  const { ports, sessionStore } = portsInMemory({
    origin: 'http://localhost',
    fetch,
    local,
    session: memoryStore(),
  })
  const speaker = createSpeaker()
  const shell = shellOf(speaker)
  const screens = withViews(wrap(screensOf(ports)), shell, speaker)
  const start = { session: sessionStore.recall(), href, telephone: noTelephone, appearance: defaultAppearance }
  const app = composeApp({ ...ports, screens }, start).start()
  speakForApp(app, speaker, ports.log)
  render(<App app={app} speaker={speaker} shell={shell} usePlace={locationOf(app)} />)
  return app
}
