import { takesStreamsInBrowser } from '@supplier/core/adapters/browser/connectivity.browser'
import type { OnStorage, SafeStore } from '@supplier/core/adapters/browser/kernel.browser'
import { type PostponedStore, postponedInBrowser } from '@supplier/core/adapters/browser/onboarding.browser'
import { sessionInBrowser } from '@supplier/core/adapters/browser/session.browser'
import { cookiesOf, setupInBrowser } from '@supplier/core/adapters/browser/setup.browser'
import { undoInBrowser } from '@supplier/core/adapters/browser/storage/undo.browser'
import { countriesOverHttp } from '@supplier/core/adapters/http/account/countries.http'
import { sessionOverHttp } from '@supplier/core/adapters/http/account/session.http'
import { createHttp, type HttpSettings } from '@supplier/core/adapters/http/kit/http.client'
import type { Settings } from '../settings/settings.ts'
import { differencesOnConsole } from './differences.ts'
import { listening } from './listeners.ts'

interface Surroundings {
  readonly settings: Settings
  readonly local: SafeStore
  readonly tab: SafeStore
  readonly clock: { now(): number }
  readonly onDated: NonNullable<HttpSettings['onDated']>
  readonly onAnswered: (isAccepted: boolean) => void
  readonly note: (code: string) => void
}

export const onStorage: OnStorage = (listener) =>
  listening<'storage', StorageEvent>(window, 'storage', ({ key }) => listener(key))

/** Calls the listener when the browser restores the page from its back/forward cache with its old state. */
const onReturned = (listener: () => void): (() => void) =>
  listening<'pageshow', PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && listener())
/** Opens channels between tabs; `undefined` when the browser does not support them. */
export const channels =
  typeof BroadcastChannel === 'undefined' ? undefined : (name: string) => new BroadcastChannel(name)

/** The connection to the server, and the storage of the session. */
export const outsideOf = ({ settings, local, tab, clock, onDated, onAnswered, note }: Surroundings) => {
  const { apiOrigin: origin, sessionHeader, localeHeader } = settings
  const cookies = cookiesOf(document, window.location.protocol === 'https:')
  const setupCache = setupInBrowser({ local, cookies })
  const postponed: PostponedStore = postponedInBrowser({ cookies, channels })
  const undo = undoInBrowser(tab)
  const sessionStore = sessionInBrowser({
    local,
    session: tab,
    onStorage,
    onReturned,
    clearMore: () => {
      setupCache.clear()
      postponed.clear()
      undo.clear()
    },
    note,
  })
  const server: HttpSettings = {
    origin,
    sessionHeader,
    localeHeader,
    token: sessionStore.token,
    takesStreams: takesStreamsInBrowser(`${origin || window.location.origin}/api/`, performance),
    clock,
    onDated,
    onAnswered,
    note,
    watch: __FLOWS__ || settings.tellsDifferences ? differencesOnConsole(note) : undefined,
  }
  const http = createHttp(server)
  return {
    server,
    http,
    setupCache,
    postponed,
    undo,
    sessionStore,
    session: sessionOverHttp(http),
    countries: countriesOverHttp(http),
  }
}

export type Outside = ReturnType<typeof outsideOf>
