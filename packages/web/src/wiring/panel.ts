import type { PanelPorts } from '@supplier/core'
import {
  accountOverHttp,
  articlesOverHttp,
  authoriseOverHttp,
  balancesOverHttp,
  categoriesOverHttp,
  clipboardInBrowser,
  draftsInBrowser,
  filesInBrowser,
  intentsOverHttp,
  jobsOverHttp,
  journalInBrowser,
  leaveGuardInBrowser,
  lockInBrowser,
  notificationSettingsOverHttp,
  notificationsOverHttp,
  pageInBrowser,
  paymentPageInBrowser,
  payoutsOverHttp,
  pingServerOverHttp,
  productEditorOverHttp,
  readinessOverHttp,
  readingTogether,
  realTimers,
  realtimeOverPusher,
  type SafeStore,
  sectionsOverHttp,
  setupOverHttp,
  storesOverHttp,
  telegramOverHttp,
  testPaymentOverHttp,
} from '@supplier/core/adapters'
import { purposes } from '../i18n/uk/purposes.ts'
import { calm } from '../ui/calm.ts'
import { imagesOf, sendFormOf } from './images.ts'
import { listening } from './listeners.ts'
import { channels, type Outside, onStorage } from './outside.ts'
import { settings } from './settings.ts'

interface Surroundings {
  readonly outside: Outside
  readonly local: SafeStore
}

/** Makes the ports that only a signed-in supplier needs. */
export const panelPortsOf = ({ outside, local }: Surroundings): PanelPorts => {
  const { server, http, postponed, sessionStore, setupCache } = outside
  const { clock } = server
  const { idempotencyHeader, moneyPatience: patience, paymentHosts, imageBytes: mostBytes, pusher } = settings
  const realtime = realtimeOverPusher({
    ...pusher,
    authorise: authoriseOverHttp(http),
    jitter: () => Math.random(),
    note: server.note,
  })
  const together = readingTogether({
    http,
    clock,
    locks: navigator.locks,
    channels,
    supplierId: () => sessionStore.load()?.supplier.id ?? null,
  })
  return {
    account: accountOverHttp(together),
    articles: articlesOverHttp(http),
    balances: balancesOverHttp(http),
    clipboard: clipboardInBrowser(() => navigator.clipboard),
    drafts: draftsInBrowser(local, onStorage),
    files: filesInBrowser({
      createLink: () => document.createElement('a'),
      urls: URL,
      later: (run) => setTimeout(run, 10_000),
    }),
    intents: intentsOverHttp(http, { describe: (kind) => purposes[kind], idempotencyHeader, patience }),
    jobs: jobsOverHttp(
      http,
      settings.imageOrigins.filter((origin) => origin.startsWith('https:') || origin === window.location.origin),
    ),
    journal: journalInBrowser(local),
    leaveGuard: leaveGuardInBrowser((listener) =>
      listening<'beforeunload', BeforeUnloadEvent>(window, 'beforeunload', listener),
    ),
    lock: lockInBrowser({ locks: navigator.locks, channels, timers: realTimers }),
    notificationSettings: notificationSettingsOverHttp(http),
    notifications: notificationsOverHttp(together),
    page: pageInBrowser({
      isVisible: () => document.visibilityState === 'visible',
      on: (type, listener) => listening<string, Event>(type === 'visibilitychange' ? document : window, type, listener),
    }),
    payouts: payoutsOverHttp(http),
    postponed,
    images: imagesOf(outside, mostBytes),
    realtime: {
      ...realtime,
      // The realtime client has 19 kB, so it is loaded after the requested page.
      loadRealtime: async () => {
        await calm(1000)
        await realtime.loadRealtime()
      },
      pingServer: pingServerOverHttp(http),
    },
    categories: categoriesOverHttp(http),
    productEditor: productEditorOverHttp(http, sendFormOf(outside)),
    readiness: readinessOverHttp(http),
    stores: storesOverHttp(http),
    sections: sectionsOverHttp(http),
    setup: setupOverHttp(together),
    setupCache,
    telegram: telegramOverHttp(http),
    testPayment: testPaymentOverHttp(http),
    topUp: {
      fetchPaymentHosts: async () => paymentHosts,
      ...paymentPageInBrowser((href) => window.location.assign(href)),
    },
  }
}
