import type { Ports } from '../../src/app/app.port.ts'
import type { TableFile } from '../../src/kit/list/list.port.ts'
import { appearanceInBrowser } from '../browser/appearance.browser.ts'
import { clockInBrowser } from '../browser/clock.browser.ts'
import {
  type Channel,
  type Locks,
  type OnStorage,
  type SafeStore,
  type Store,
  safeStore,
} from '../browser/kernel.browser.ts'
import { leaveGuardInBrowser } from '../browser/leave-guard.browser.ts'
import { pageInBrowser } from '../browser/notifications.browser.ts'
import { postponedInBrowser } from '../browser/onboarding.browser.ts'
import { readingTogether } from '../browser/realtime.browser.ts'
import { sessionInBrowser } from '../browser/session.browser.ts'
import { setupInBrowser } from '../browser/setup.browser.ts'
import { draftsInBrowser } from '../browser/storage/drafts.browser.ts'
import { rowsInBrowser } from '../browser/storage/kept.browser.ts'
import { outboxInBrowser } from '../browser/storage/outbox.browser.ts'
import { undoInBrowser } from '../browser/storage/undo.browser.ts'
import { viewsInBrowser } from '../browser/storage/views.browser.ts'
import { accountOverHttp } from '../http/account/account.http.ts'
import { countriesOverHttp } from '../http/account/countries.http.ts'
import { referralsOverHttp } from '../http/account/referrals.http.ts'
import { sessionOverHttp } from '../http/account/session.http.ts'
import { setupOverHttp } from '../http/account/setup.http.ts'
import { telegramOverHttp } from '../http/account/telegram.http.ts'
import { categoriesOverHttp } from '../http/categories/categories.http.ts'
import { chatsOverHttp } from '../http/chats/chats.http.ts'
import { replyTemplatesOverHttp } from '../http/chats/reply-templates.http.ts'
import { importsOverHttp } from '../http/imports/imports.http.ts'
import { jobsOverHttp } from '../http/jobs/job.http.ts'
import { createHttp, type HttpSettings } from '../http/kit/http.client.ts'
import { formsByFetch } from '../http/kit/http.upload.ts'
import { realTimers } from '../http/kit/kernel.http.ts'
import { testPaymentOverHttp } from '../http/money/test-payment.http.ts'
import { notificationSettingsOverHttp } from '../http/notifications/notification-settings.http.ts'
import { notificationsOverHttp } from '../http/notifications/notifications.http.ts'
import { pickListOverHttp } from '../http/orders/pick-list.http.ts'
import { productEditorOverHttp } from '../http/products/product-editor.http.ts'
import { readinessOverHttp } from '../http/readiness/readiness.http.ts'
import { reviewsOverHttp } from '../http/reviews/reviews.http.ts'
import { sectionsOverHttp } from '../http/sections/section.http.ts'
import { statisticsOverHttp } from '../http/statistics/statistics.http.ts'
import { articlesOverHttp } from '../http/stores/articles.http.ts'
import { storesOverHttp } from '../http/stores/stores.http.ts'
import { alertsInMemory } from './alerts.memory.ts'
import { connectivityInMemory } from './connectivity.memory.ts'
import { imagesInMemory } from './images.memory.ts'
import { moneyInMemory } from './intents.memory.ts'
import { cookiesIn, heard, locksInMemory } from './kernel.memory.ts'
import { navigationInMemory } from './navigation.memory.ts'
import { type RealtimeServer, realtimeInMemory } from './realtime.memory.ts'
import { releasesInMemory } from './releases.memory.ts'

export interface Headless extends Pick<HttpSettings, 'origin' | 'fetch' | 'limit' | 'timers'> {
  /** Makes the next id; random ones by default. */
  readonly nextId?: () => string
  readonly now?: () => number
  readonly local?: Store
  readonly session?: Store
  readonly cookies?: Map<string, string>
  /** Two tabs that share this object share their locks, so only one of them moves money at a time. */
  readonly locks?: Locks | null
  /** Two tabs that share this function receive each other's messages. */
  readonly channels?: (name: string) => Channel
  readonly idempotencyHeader?: string
  readonly paymentHosts?: readonly string[]
  /** Milliseconds for which the server may still carry out a request after the gateway has timed out. */
  readonly patience?: number
  /** A server that speaks the Pusher protocol; without it there is no realtime. */
  readonly realtime?: RealtimeServer
}

/**
 * All ports of the app without a browser: HTTP goes through the real or a given `fetch`, everything else stays in
 * memory.
 */
export const portsInMemory = ({ origin, fetch, limit, now = () => 0, realtime, ...more }: Headless) => {
  const local: SafeStore = safeStore(() => more.local ?? null)
  const session: SafeStore = safeStore(() => more.session ?? null)
  const { idempotencyHeader = null, paymentHosts = [], cookies = new Map() } = more
  const locks = more.locks === null ? undefined : (more.locks ?? locksInMemory())
  const storageListeners = new Set<(key: string | null) => void>()
  const returnListeners = new Set<() => void>()
  const closingGuards = new Set<(event: { preventDefault(): void }) => void>()
  const hidingListeners = new Set<() => void>()
  const attentionListeners = new Set<() => void>()
  let isAttentive = true
  const notes: string[] = []
  const copied: string[] = []
  const printed: string[] = []
  const files: TableFile[] = []
  const downloaded: string[] = []
  const opened: string[] = []
  const onStorage: OnStorage = (listener) => heard(storageListeners, listener)
  const setupCache = setupInBrowser({ local, cookies: cookiesIn(cookies) })
  const postponed = postponedInBrowser({ cookies: cookiesIn(cookies), channels: more.channels })
  const undo = undoInBrowser(session)
  const sessionStore = sessionInBrowser({
    local,
    session,
    onStorage,
    onReturned: (listener) => heard(returnListeners, listener),
    clearMore: () => {
      setupCache.clear()
      postponed.clear()
      undo.clear()
    },
    note: (code) => notes.push(code),
  })
  const { clock, hearDate, onCorrected } = clockInBrowser({ now, local, onStorage })
  const { navigation, ...address } = navigationInMemory()
  const { connectivity, report } = connectivityInMemory(onCorrected)
  const http = createHttp({
    origin,
    clock,
    onDated: hearDate,
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
    supplierId: () => sessionStore.load()?.supplier.id ?? null,
    ...(more.timers && { timers: more.timers }),
  })
  const images = imagesInMemory(http)
  const { alerts, ...alerting } = alertsInMemory({ local, locks })
  const appearance = appearanceInBrowser({
    local,
    root: { setAttribute: () => {} },
    prefersDark: neverTrue,
    isMedium: neverTrue,
    onStorage: (listener) => heard(storageListeners, listener),
  })
  const nextId = more.nextId ?? (() => globalThis.crypto.randomUUID())
  const ports: Ports = {
    account: accountOverHttp(together),
    alerts,
    appearance,
    articles: articlesOverHttp(http),
    chats: {
      ...chatsOverHttp(http, formsByFetch(http)),
      watchAttention: (emit) => {
        const tell = () => emit({ type: 'attention.changed', isAttentive })
        tell()
        return heard(attentionListeners, tell)
      },
    },
    clipboard: { copyText: async (text) => void copied.push(text) },
    clock,
    connectivity,
    countries: countriesOverHttp(http),
    drafts: draftsInBrowser(local, onStorage),
    files: {
      saveTable: async (file) => void files.push(file),
      downloadFile: async ({ url }) => void downloaded.push(url),
    },
    ids: { next: nextId },
    jobs: jobsOverHttp(http, [origin]),
    leaveGuard: leaveGuardInBrowser((listener) => heard(closingGuards, listener)),
    loadPanelPorts: async () => ports,
    ...moneyInMemory({
      http,
      local,
      locks,
      channels: more.channels,
      timers: more.timers ?? realTimers,
      nextId,
      idempotencyHeader,
      paymentHosts,
      patience: more.patience,
      onOpened: (href) => opened.push(href),
    }),
    log: { note: (code) => void notes.push(code) },
    navigation,
    pickList: pickListOverHttp(http),
    postponed,
    print: { printPage: async () => void printed.push('page') },
    telegram: telegramOverHttp(http),
    testPayment: testPaymentOverHttp(http),
    notificationSettings: notificationSettingsOverHttp(http),
    notifications: notificationsOverHttp(together),
    outbox: outboxInBrowser(local, onStorage),
    page: pageInBrowser({
      isVisible: () => true,
      on: (type, listener) => (type === 'pagehide' ? heard(hidingListeners, listener) : () => {}),
    }),
    images: images.port,
    imports: importsOverHttp(http, formsByFetch(http), [origin]),
    categories: categoriesOverHttp(http),
    productEditor: productEditorOverHttp(http, formsByFetch(http)),
    readiness: readinessOverHttp(http),
    releases: releasesInMemory(),
    replyTemplates: replyTemplatesOverHttp(http),
    referrals: referralsOverHttp(http),
    reviews: reviewsOverHttp(http),
    statistics: statisticsOverHttp(http, [origin]),
    stores: storesOverHttp(http),
    realtime: realtimeInMemory(http, realtime),
    rows: rowsInBrowser({ local, clock, release: null, supplierId: () => sessionStore.load()?.supplier.id ?? null }),
    sections: sectionsOverHttp(http),
    session: sessionOverHttp(http),
    sessionStore,
    setup: setupOverHttp(together, (code) => notes.push(code)),
    setupCache,
    undo,
    views: viewsInBrowser(local, onStorage),
  }
  return {
    ports,
    sessionStore,
    recallOffered: setupCache.recallOffered,
    appearance,
    cookies,
    copied,
    ...alerting,
    /** The pages that the app sent to the printer. */
    printed,
    /** The files that were offered for download. */
    files,
    /** The files of the server that were downloaded. */
    downloaded,
    /** The object URLs that are valid now. */
    shownImages: images.shown,
    /** The URLs that were opened in a new tab. */
    opened,
    notes,
    /** Whether the browser would ask before closing the tab now. */
    isClosingGuarded: () => closingGuards.size > 0,
    ...address,
    report,
    /** Simulates that somebody looks at the page, or nobody. */
    attend: (isLookedAt: boolean) => {
      isAttentive = isLookedAt
      attentionListeners.forEach((emit) => void emit())
    },
    /** Simulates that the page is hidden or about to be left. */
    hide: () => hidingListeners.forEach((emit) => void emit()),
    /** Simulates that the page is restored from the back/forward cache. */
    returned: () => returnListeners.forEach((emit) => void emit()),
    /** Simulates that another tab has written to storage. */
    storageChanged: (key: string | null) => storageListeners.forEach((emit) => void emit(key)),
  }
}

const neverTrue = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
