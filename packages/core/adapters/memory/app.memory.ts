import type { Ports } from '../../src/app/app.port.ts'
import type { AddressFact } from '../../src/navigation/navigation.port.ts'
import { appearanceInBrowser } from '../browser/appearance.browser.ts'
import { type SafeStore, type Store, safeStore } from '../browser/kernel.browser.ts'
import { sessionInBrowser } from '../browser/session.browser.ts'
import { setupInBrowser } from '../browser/setup.browser.ts'
import { accountOverHttp } from '../http/account.http.ts'
import { countriesOverHttp } from '../http/countries.http.ts'
import { createHttp, type HttpSettings } from '../http/http.client.ts'
import { authoriseOverHttp } from '../http/realtime.http.ts'
import { sessionOverHttp } from '../http/session.http.ts'
import { setupOverHttp } from '../http/setup.http.ts'
import { realtimeOverPusher } from '../pusher/realtime.pusher.ts'
import { cookiesIn, heard } from './kernel.memory.ts'
import { realtimeOff } from './realtime.memory.ts'

export interface Headless extends Pick<HttpSettings, 'origin' | 'fetch' | 'limit'> {
  readonly now?: () => number
  readonly local?: Store
  readonly session?: Store
  /** Where the Pusher protocol is spoken; no realtime when absent. */
  readonly realtime?: { readonly key: string; readonly host: string; readonly port: number }
}

/** The whole outside of the app without a browser: HTTP for real or by a given `fetch`, everything else in memory. */
export const portsInMemory = ({ origin, fetch, limit, now = () => 0, realtime, ...stores }: Headless) => {
  const local: SafeStore = safeStore(() => stores.local ?? null)
  const session: SafeStore = safeStore(() => stores.session ?? null)
  const cookies = new Map<string, string>()
  const listeners = {
    storage: new Set<(key: string | null) => void>(),
    address: new Set<(fact: AddressFact) => void>(),
  }
  const history: string[] = []
  const notes: string[] = []
  const copied: string[] = []
  const setupCache = setupInBrowser({ local, cookies: cookiesIn(cookies) })
  const sessionStore = sessionInBrowser({
    local,
    session,
    onStorage: (listener) => heard(listeners.storage, listener),
    forgetMore: setupCache.forget,
  })
  const clock = { now }
  const http = createHttp({
    origin,
    clock,
    token: sessionStore.token,
    ...(fetch && { fetch }),
    ...(limit !== undefined && { limit }),
  })
  const appearance = appearanceInBrowser({
    local,
    root: { setAttribute: () => {} },
    prefersDark: { matches: false, addEventListener: () => {} },
  })
  const ports: Ports = {
    account: accountOverHttp(http),
    appearance,
    clipboard: {
      copyText: async (text) => {
        copied.push(text)
      },
    },
    clock,
    connectivity: { isOnline: async () => true, watchConnectivity: () => () => {} },
    countries: countriesOverHttp(http),
    log: {
      note: (code) => {
        notes.push(code)
      },
    },
    navigation: {
      writeAddress: ({ href, replace }) => {
        if (replace) history.pop()
        history.push(href)
      },
      watchAddress: (tell) => heard(listeners.address, tell),
      reloadOnce: async () => false,
    },
    realtime: realtime
      ? realtimeOverPusher({
          ...realtime,
          isSecure: false,
          cluster: 'eu',
          authorise: authoriseOverHttp(http),
          chance: () => 0,
        })
      : realtimeOff,
    session: sessionOverHttp(http),
    sessionStore,
    setup: setupOverHttp(http),
    setupCache,
  }
  return {
    ports,
    sessionStore,
    appearance,
    cookies,
    copied,
    notes,
    history,
    address: () => history.at(-1) ?? '',
    /** The person uses the address bar. */
    visit: (href: string) => {
      history.push(href)
      for (const tell of listeners.address) tell({ type: 'address.changed', href })
    },
    /** Another tab wrote into storage. */
    storageChanged: (key: string | null) => {
      for (const listener of listeners.storage) listener(key)
    },
  }
}
