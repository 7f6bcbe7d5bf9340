import { logInBrowser } from '@supplier/core/adapters/browser/app.browser'
import { appearanceInBrowser } from '@supplier/core/adapters/browser/appearance.browser'
import { clockInBrowser } from '@supplier/core/adapters/browser/clock.browser'
import { connectivityInBrowser } from '@supplier/core/adapters/browser/connectivity.browser'
import { type OnStorage, safeStore } from '@supplier/core/adapters/browser/kernel.browser'
import { navigationInBrowser } from '@supplier/core/adapters/browser/navigation.browser'
import { keepScroll } from '@supplier/core/adapters/browser/way-back.browser'
import type { EntryPorts } from '@supplier/core/app/app.port'
import { entryMethods } from '@supplier/core/app/entry-methods.port'
import { settings } from '../settings/settings.ts'
import { calm } from '../ui/loading/calm.ts'
import { later } from './later.ts'
import { listening, relay } from './listeners.ts'
import type { Outside } from './outside.ts'
import type { panelPortsOf } from './panel.ts'
import { scrollersIn } from './scrollers.ts'

/** Makes the core’s ports from browser APIs; `build` is the address of the entry, which each release changes. */
export const portsOf = (build: string) => {
  const log = logInBrowser((code, thrown) =>
    // biome-ignore lint/suspicious/noConsole: where diagnoses go, unless somebody takes them elsewhere
    console.warn(code, ...(import.meta.env.DEV && thrown !== undefined ? [thrown] : [])),
  )
  const local = safeStore(() => window.localStorage, log.note)
  const tab = safeStore(() => window.sessionStorage, log.note)
  const onStorage: OnStorage = (listener) =>
    listening<'storage', StorageEvent>(window, 'storage', ({ key }) => listener(key))
  const { clock, hearDate, onCorrected } = clockInBrowser({ now: () => Date.now(), local, onStorage })
  const answers = relay<boolean>()
  let outside: Outside | null = null
  let panel: ReturnType<typeof panelPortsOf> | null = null
  const load = async (): Promise<Outside> => {
    const { outsideOf } = await import('./outside.ts')
    outside ??= outsideOf({ settings, local, tab, clock, onDated: hearDate, onAnswered: answers.emit, note: log.note })
    return outside
  }
  const appearance = appearanceInBrowser({
    local,
    root: document.documentElement,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
    isMedium: window.matchMedia('(min-width: 768px) and (max-width: 1279.98px)'),
    onStorage,
  })
  keepScroll({
    history: window.history,
    scrollers: () => scrollersIn(document),
    on: (type, listener) => window.addEventListener(type, listener, { capture: true }),
    onChange: (listener) => {
      new ResizeObserver(listener).observe(document.documentElement)
      new MutationObserver(listener).observe(document.documentElement, { childList: true, subtree: true })
    },
  })
  const ports: EntryPorts = {
    appearance: { saveAppearance: appearance.saveAppearance, watchAppearance: appearance.watchAppearance },
    clock,
    connectivity: connectivityInBrowser({
      isOnline: () => navigator.onLine,
      isVisible: () => document.visibilityState === 'visible',
      on: (type, listener) => listening<string, Event>(type === 'visibilitychange' ? document : window, type, listener),
      onAnswered: answers.listen,
      onCorrected,
    }),
    countries: later(entryMethods.countries, async () => (await load()).countries),
    ids: { next: () => crypto.randomUUID() },
    loadPanelPorts: async (first) => {
      const [loaded, { panelPortsOf }] = await Promise.all([load(), import('./panel.ts')])
      panel ??= panelPortsOf({ outside: loaded, local })
      if (first) await panel.loadFirst(first)
      return panel.ports
    },
    log,
    navigation: navigationInBrowser({
      location: window.location,
      history: window.history,
      onPopState: (listener) => listening<string, Event>(window, 'popstate', listener),
      session: tab,
      reach: () => fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }),
      clock,
      build,
      nextEntry: () => crypto.randomUUID(),
    }),
    session: later(entryMethods.session, async () => (await load()).session),
    sessionStore: {
      ...later(entryMethods.sessionStore, async () => (await load()).sessionStore),
      watchSession: (emit) =>
        untilStopped(async () => {
          if (!outside) await calm()
          return (await load()).sessionStore.watchSession(emit)
        }),
    },
  }
  return { ports, load, loadAppearance: appearance.load, mayKnowSomebody: () => Boolean(local.read('user')) }
}

/** Returns a function that stops the subscription, even if it is called before the start has finished. */
const untilStopped = (start: () => Promise<() => void>): (() => void) => {
  let isStopped = false
  const started = start()
  started.then((stop) => isStopped && stop()).catch(() => {})
  return () => {
    isStopped = true
    started.then((stop) => stop()).catch(() => {})
  }
}
