import { paymentPageInBrowser } from '@supplier/core/adapters/browser/balances.browser'
import { clipboardInBrowser } from '@supplier/core/adapters/browser/copy.browser'
import { journalInBrowser, lockInBrowser } from '@supplier/core/adapters/browser/intents.browser'
import type { SafeStore } from '@supplier/core/adapters/browser/kernel.browser'
import { leaveGuardInBrowser } from '@supplier/core/adapters/browser/leave-guard.browser'
import { filesInBrowser } from '@supplier/core/adapters/browser/list.browser'
import { pageInBrowser } from '@supplier/core/adapters/browser/notifications.browser'
import { printInBrowser } from '@supplier/core/adapters/browser/print.browser'
import { readingTogether } from '@supplier/core/adapters/browser/realtime.browser'
import { draftsInBrowser } from '@supplier/core/adapters/browser/storage/drafts.browser'
import { outboxInBrowser } from '@supplier/core/adapters/browser/storage/outbox.browser'
import { viewsInBrowser } from '@supplier/core/adapters/browser/storage/views.browser'
import { accountOverHttp } from '@supplier/core/adapters/http/account/account.http'
import { setupOverHttp } from '@supplier/core/adapters/http/account/setup.http'
import { telegramOverHttp } from '@supplier/core/adapters/http/account/telegram.http'
import { jobsOverHttp } from '@supplier/core/adapters/http/jobs/job.http'
import { realTimers } from '@supplier/core/adapters/http/kit/kernel.http'
import { intentsOverHttp } from '@supplier/core/adapters/http/money/intents.http'
import { notificationSettingsOverHttp } from '@supplier/core/adapters/http/notifications/notification-settings.http'
import { notificationsOverHttp } from '@supplier/core/adapters/http/notifications/notifications.http'
import {
  authoriseOverHttp,
  missedOverHttp,
  pingServerOverHttp,
} from '@supplier/core/adapters/http/realtime/realtime.http'
import { storesOverHttp } from '@supplier/core/adapters/http/stores/stores.http'
import { realtimeOverPusher } from '@supplier/core/adapters/pusher/realtime.pusher'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { purposes } from '../i18n/uk/purposes.ts'
import { fileOrigins, settings } from '../settings/settings.ts'
import { calm } from '../ui/loading/calm.ts'
import { alertsOf } from './alerts.ts'
import { listening } from './listeners.ts'
import { channels, type Outside, onStorage } from './outside.ts'
import { releasesOf } from './releases.ts'
import { rowsOf } from './rows.ts'
import { sectionPortsOf } from './section-ports.ts'

interface Surroundings {
  readonly outside: Outside
  readonly local: SafeStore
}

/** Makes the ports that only a signed-in supplier needs, and loads the code of those that a screen calls first. */
export const panelPortsOf = ({ outside, local }: Surroundings) => {
  const { server, http, postponed, undo, sessionStore, setupCache } = outside
  const { clock } = server
  const { idempotencyHeader, moneyPatience: patience, paymentHosts, pusher } = settings
  const realtime = realtimeOverPusher({
    ...pusher,
    authorise: authoriseOverHttp(http),
    jitter: () => Math.random(),
    note: server.note,
    watch: server.watch,
  })
  const together = readingTogether({
    http,
    clock,
    locks: navigator.locks,
    channels,
    supplierId: () => sessionStore.load()?.supplier.id ?? null,
  })
  const sections = sectionPortsOf(outside)
  const ports: PanelPorts = {
    ...sections.ports,
    account: accountOverHttp(together),
    alerts: alertsOf(local),
    clipboard: clipboardInBrowser(() => navigator.clipboard),
    print: printInBrowser(window),
    drafts: draftsInBrowser(local, onStorage),
    files: filesInBrowser({
      createLink: () => document.createElement('a'),
      urls: URL,
      later: (run) => setTimeout(run, 10_000),
    }),
    intents: intentsOverHttp(http, { describe: (kind) => purposes[kind], idempotencyHeader, patience }),
    jobs: jobsOverHttp(http, fileOrigins()),
    journal: journalInBrowser(local),
    leaveGuard: leaveGuardInBrowser((listener) =>
      listening<'beforeunload', BeforeUnloadEvent>(window, 'beforeunload', listener),
    ),
    lock: lockInBrowser({
      locks: navigator.locks,
      channels,
      timers: realTimers,
      nextId: () => crypto.randomUUID(),
    }),
    notificationSettings: notificationSettingsOverHttp(http),
    notifications: notificationsOverHttp(together),
    outbox: outboxInBrowser(local, onStorage),
    page: pageInBrowser({
      isVisible: () => document.visibilityState === 'visible',
      on: (type, listener) => listening<string, Event>(type === 'visibilitychange' ? document : window, type, listener),
    }),
    postponed,
    realtime: {
      ...realtime,
      // The realtime client has 19 kB, so it is loaded after the requested page.
      loadRealtime: async () => {
        await calm(1000)
        await realtime.loadRealtime()
      },
      pingServer: pingServerOverHttp(http),
      fetchMissedEvents: missedOverHttp(http),
    },
    releases: releasesOf(),
    rows: rowsOf(outside, local),
    stores: storesOverHttp(http),
    setup: setupOverHttp(together, server.note),
    setupCache,
    telegram: telegramOverHttp(http),
    undo,
    views: viewsInBrowser(local, onStorage),
    topUp: {
      fetchPaymentHosts: async () => paymentHosts,
      ...paymentPageInBrowser((href) => window.location.assign(href)),
    },
  }
  return { ports, loadFirst: sections.loadFirst }
}
