import {
  cookiesOf,
  countriesOverHttp,
  createHttp,
  type HttpSettings,
  type OnStorage,
  type PostponedStore,
  postponedInBrowser,
  type SafeStore,
  sessionInBrowser,
  sessionOverHttp,
  setupInBrowser,
  takesStreamsInBrowser,
} from '@supplier/core/adapters'
import { listening } from './listeners.ts'
import type { Settings } from './settings.ts'

interface Surroundings {
  readonly settings: Settings
  readonly local: SafeStore
  readonly tab: SafeStore
  readonly clock: { now(): number }
  readonly onAnswered: (isAccepted: boolean) => void
  readonly note: (code: string) => void
}

export const onStorage: OnStorage = (listener) =>
  listening<'storage', StorageEvent>(window, 'storage', ({ key }) => listener(key))

/** A page out of the browser's cache of whole pages goes on where it stood. */
const onReturned = (listener: () => void): (() => void) =>
  listening<'pageshow', PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && listener())
/** How tabs speak to each other, where the browser lets them. */
export const channels =
  typeof BroadcastChannel === 'undefined' ? undefined : (name: string) => new BroadcastChannel(name)

/** Everything that talks to the server, and everything that is kept about who is signed in. */
export const outsideOf = ({ settings, local, tab, clock, onAnswered, note }: Surroundings) => {
  const { apiOrigin: origin, sessionHeader, localeHeader } = settings
  const cookies = cookiesOf(document, window.location.protocol === 'https:')
  const setupCache = setupInBrowser({ local, cookies })
  const postponed: PostponedStore = postponedInBrowser({ cookies, channels })
  const sessionStore = sessionInBrowser({
    local,
    session: tab,
    onStorage,
    onReturned,
    forgetMore: () => {
      setupCache.forget()
      postponed.forget()
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
    onAnswered,
    note,
  }
  const http = createHttp(server)
  return {
    server,
    http,
    setupCache,
    postponed,
    sessionStore,
    session: sessionOverHttp(http),
    countries: countriesOverHttp(http),
  }
}

export type Outside = ReturnType<typeof outsideOf>
