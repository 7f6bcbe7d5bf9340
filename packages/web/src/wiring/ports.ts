import type { Ports } from '@supplier/core'
import {
  appearanceInBrowser,
  clipboardInBrowser,
  connectivityInBrowser,
  cookiesOf,
  countriesOverHttp,
  createHttp,
  logInBrowser,
  navigationInBrowser,
  safeStore,
  sessionInBrowser,
  sessionOverHttp,
  setupInBrowser,
} from '@supplier/core/adapters'
import { laterPorts } from './later-ports.ts'
import { listening, relay } from './listeners.ts'
import type { Settings } from './settings.ts'

/** Everything the core asks of the outside, as this browser can give it. */
export const portsOf = (settings: Settings) => {
  const { apiOrigin: origin, sessionHeader, localeHeader } = settings
  const clock = { now: () => Date.now() }
  const local = safeStore(() => window.localStorage)
  const tab = safeStore(() => window.sessionStorage)
  const answers = relay()
  const setupCache = setupInBrowser({ local, cookies: cookiesOf(document, window.location.protocol === 'https:') })
  const sessionStore = sessionInBrowser({
    local,
    session: tab,
    onStorage: (listener) => listening<'storage', StorageEvent>(window, 'storage', ({ key }) => listener(key)),
    forgetMore: setupCache.forget,
  })
  const appearance = appearanceInBrowser({
    local,
    root: document.documentElement,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  })
  const { token } = sessionStore
  const http = createHttp({ origin, sessionHeader, localeHeader, token, clock, onAnswered: answers.tell })
  const ports: Ports = {
    ...laterPorts(async () => (await import('./panel-ports.ts')).panelPortsOf(http, settings)),
    appearance: { keepAppearance: appearance.keepAppearance },
    clipboard: clipboardInBrowser(() => navigator.clipboard),
    clock,
    connectivity: connectivityInBrowser({
      isOnline: () => navigator.onLine,
      isVisible: () => document.visibilityState === 'visible',
      on: (type, listener) => listening<string, Event>(type === 'visibilitychange' ? document : window, type, listener),
      onAnswered: answers.listen,
    }),
    countries: countriesOverHttp(http),
    log: logInBrowser(() => {}),
    navigation: navigationInBrowser({
      location: window.location,
      history: window.history,
      onPopState: (listener) => listening<string, Event>(window, 'popstate', listener),
      session: tab,
    }),
    session: sessionOverHttp(http),
    sessionStore,
    setupCache,
  }
  return { ports, recallAppearance: appearance.recall, sessionStore }
}
