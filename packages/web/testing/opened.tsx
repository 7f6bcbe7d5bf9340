import { portsInMemory } from '@supplier/core/adapters/memory/app.memory'
import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { composeApp } from '@supplier/core/app/app.compose'
import type { AppActor } from '@supplier/core/app/app.machine'
import { screensOf } from '@supplier/core/app/screens.compose'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { render } from '@testing-library/react'
import { App } from '../src/app/App.tsx'
import { shellOf } from '../src/app/shell.ts'
import { createLocationHook } from '../src/navigation/location.ts'
import { setLanguageOfApp } from '../src/wiring/language/follow-language.ts'
import { createLanguageStore } from '../src/wiring/language/language-store.ts'
import { withViews } from '../src/wiring/screens.ts'

interface Opening {
  readonly href: string
  readonly fetch: typeof globalThis.fetch
  /** The local storage; empty by default. */
  readonly local?: ReturnType<typeof memoryStore>
  /** Milliseconds since 1970; zero by default. */
  readonly now?: () => number
  /** Wraps the loading of machines, so that a test can make it fail. */
  readonly wrap?: (machines: ReturnType<typeof screensOf>) => ReturnType<typeof screensOf>
}

/** Renders the whole app in a test: real machines and views, the server behind `fetch`, everything else in memory. */
export const opened = ({
  href,
  fetch,
  local = memoryStore(),
  now,
  wrap = (machines) => machines,
}: Opening): AppActor => {
  const { ports, sessionStore } = portsInMemory({
    origin: 'http://localhost',
    fetch,
    local,
    session: memoryStore(),
    ...(now && { now }),
  })
  const languageStore = createLanguageStore()
  const shell = shellOf(languageStore)
  const screens = withViews(wrap(screensOf(ports)), shell, languageStore)
  const start = { session: sessionStore.load(), href, telephone: noTelephone, appearance: defaultAppearance }
  const app = composeApp({ ...ports, screens }, start).start()
  setLanguageOfApp(app, languageStore, ports.log)
  render(<App app={app} languageStore={languageStore} shell={shell} useCurrentLocation={createLocationHook(app)} />)
  return app
}

/** Renders the app at a page of the panel, with the first supplier signed in. */
export const openedSignedIn = async (sandbox: Sandbox, href = '/'): Promise<AppActor> => {
  const local = memoryStore(new Map([['user', await seatOf(sandbox)]]))
  return opened({ href, fetch: sandbox.fetch, local })
}
