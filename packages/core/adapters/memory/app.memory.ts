import type { Ports } from '../../src/app/app.port.ts'
import { appearanceInBrowser } from '../browser/appearance.browser.ts'
import { draftsInBrowser } from '../browser/drafts.browser.ts'
import {
  type Channel,
  type Locks,
  type OnStorage,
  type SafeStore,
  type Store,
  safeStore,
} from '../browser/kernel.browser.ts'
import { leavingInBrowser } from '../browser/leaving.browser.ts'
import { pageInBrowser } from '../browser/notifications.browser.ts'
import { postponedInBrowser } from '../browser/onboarding.browser.ts'
import { readingTogether } from '../browser/realtime.browser.ts'
import { sessionInBrowser } from '../browser/session.browser.ts'
import { setupInBrowser } from '../browser/setup.browser.ts'
import { accountOverHttp } from '../http/account.http.ts'
import { articlesOverHttp } from '../http/articles.http.ts'
import { countriesOverHttp } from '../http/countries.http.ts'
import { createHttp, type HttpSettings } from '../http/http.client.ts'
import { realTimers } from '../http/kernel.http.ts'
import { notificationSettingsOverHttp } from '../http/notification-settings.http.ts'
import { notificationsOverHttp } from '../http/notifications.http.ts'
import { sectionsOverHttp } from '../http/section.http.ts'
import { sessionOverHttp } from '../http/session.http.ts'
import { setupOverHttp } from '../http/setup.http.ts'
import { telegramOverHttp } from '../http/telegram.http.ts'
import { connectivityInMemory } from './connectivity.memory.ts'
import { moneyInMemory } from './intents.memory.ts'
import { cookiesIn, heard, locksInMemory } from './kernel.memory.ts'
import { navigationInMemory } from './navigation.memory.ts'
import { picturesInMemory } from './pictures.memory.ts'
import { type RealtimeServer, realtimeInMemory } from './realtime.memory.ts'

export interface Headless extends Pick<HttpSettings, 'origin' | 'fetch' | 'limit' | 'timers'> {
  readonly now?: () => number
  readonly local?: Store
  readonly session?: Store
  readonly cookies?: Map<string, string>
  /** Give the same to two tabs and only one of them moves money at a time. */
  readonly locks?: Locks | null
  /** Give the same to two tabs and they hear of each other. */
  readonly channels?: (name: string) => Channel
  readonly idempotencyHeader?: string
  readonly paymentHosts?: readonly string[]
  /** Milliseconds that a request may live behind a gateway. */
  readonly patience?: number
  /** Where the Pusher protocol is spoken; no realtime when absent. */
  readonly realtime?: RealtimeServer
}

/** The whole outside of the app without a browser: HTTP for real or by a given `fetch`, everything else in memory. */
export const portsInMemory = ({ origin, fetch, limit, now = () => 0, realtime, ...more }: Headless) => {
  const local: SafeStore = safeStore(() => more.local ?? null)
  const session: SafeStore = safeStore(() => more.session ?? null)
  const { idempotencyHeader = null, paymentHosts = [], cookies = new Map() } = more
  const locks = more.locks === null ? undefined : (more.locks ?? locksInMemory())
  const storageListeners = new Set<(key: string | null) => void>()
  const returnListeners = new Set<() => void>()
  const closingGuards = new Set<(event: { preventDefault(): void }) => void>()
  const hidingListeners = new Set<() => void>()
  const notes: string[] = []
  const copied: string[] = []
  const opened: string[] = []
  const onStorage: OnStorage = (listener) => heard(storageListeners, listener)
  const setupCache = setupInBrowser({ local, cookies: cookiesIn(cookies) })
  const postponed = postponedInBrowser({ cookies: cookiesIn(cookies), channels: more.channels })
  const sessionStore = sessionInBrowser({
    local,
    session,
    onStorage,
    onReturned: (listener) => heard(returnListeners, listener),
    forgetMore: () => {
      setupCache.forget()
      postponed.forget()
    },
    note: (code) => notes.push(code),
  })
  const clock = { now }
  const { navigation, ...address } = navigationInMemory()
  const { connectivity, noticeLine } = connectivityInMemory()
  const http = createHttp({
    origin,
    clock,
    token: sessionStore.token,
    ...(fetch && { fetch }),
    ...(limit !== undefined && { limit }),
    ...(more.timers && { timers: more.timers }),
  })
  const together = readingTogether({
    http,
    clock,
    locks,
    channels: more.channels,
    supplierId: () => sessionStore.recall()?.supplier.id ?? null,
    ...(more.timers && { timers: more.timers }),
  })
  const pictures = picturesInMemory(http)
  const appearance = appearanceInBrowser({
    local,
    root: { setAttribute: () => {} },
    prefersDark: neverTrue,
    isTablet: neverTrue,
    onStorage: (listener) => heard(storageListeners, listener),
  })
  const ports: Ports = {
    account: accountOverHttp(together),
    appearance,
    articles: articlesOverHttp(http),
    clipboard: { copyText: async (text) => void copied.push(text) },
    clock,
    connectivity,
    countries: countriesOverHttp(http),
    drafts: draftsInBrowser(local, onStorage),
    ids: { next: () => globalThis.crypto.randomUUID() },
    leaving: leavingInBrowser((listener) => heard(closingGuards, listener)),
    loadPanelPorts: async () => ports,
    ...moneyInMemory({
      http,
      local,
      locks,
      channels: more.channels,
      timers: more.timers ?? realTimers,
      idempotencyHeader,
      paymentHosts,
      patience: more.patience,
      onOpened: (href) => opened.push(href),
    }),
    log: { note: (code) => void notes.push(code) },
    navigation,
    postponed,
    telegram: telegramOverHttp(http),
    notificationSettings: notificationSettingsOverHttp(http),
    notifications: notificationsOverHttp(together),
    page: pageInBrowser({
      isVisible: () => true,
      on: (type, listener) => (type === 'pagehide' ? heard(hidingListeners, listener) : () => {}),
    }),
    pictures: pictures.port,
    realtime: realtimeInMemory(http, realtime),
    sections: sectionsOverHttp(http),
    session: sessionOverHttp(http),
    sessionStore,
    setup: setupOverHttp(together),
    setupCache,
  }
  return {
    ports,
    sessionStore,
    appearance,
    cookies,
    copied,
    /** Addresses of pictures that are good now. */
    shownPictures: pictures.shown,
    /** Addresses that were opened beside the panel. */
    opened,
    notes,
    /** Whether closing the tab now would be asked about. */
    isClosingGuarded: () => closingGuards.size > 0,
    ...address,
    noticeLine,
    /** The page is hidden, or about to be left. */
    hide: () => hidingListeners.forEach((tell) => void tell()),
    /** The page was put away whole, and is shown again. */
    returned: () => returnListeners.forEach((tell) => void tell()),
    /** Another tab wrote into storage. */
    storageChanged: (key: string | null) => storageListeners.forEach((tell) => void tell(key)),
  }
}

const neverTrue = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
