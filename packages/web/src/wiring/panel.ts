import type { PanelPorts } from '@supplier/core'
import {
  accountOverHttp,
  articlesOverHttp,
  askServerOverHttp,
  authoriseOverHttp,
  balancesOverHttp,
  clipboardInBrowser,
  draftsInBrowser,
  drawOnCanvas,
  formsByXhr,
  intentsOverHttp,
  journalInBrowser,
  leavingInBrowser,
  lockInBrowser,
  notificationSettingsOverHttp,
  notificationsOverHttp,
  pageInBrowser,
  paymentPageInBrowser,
  payoutsOverHttp,
  picturesInBrowser,
  picturesOverHttp,
  readingTogether,
  realTimers,
  realtimeOverPusher,
  type SafeStore,
  sectionsOverHttp,
  setupOverHttp,
  telegramOverHttp,
} from '@supplier/core/adapters'
import { purposes } from '../i18n/uk/purposes.ts'
import { calm } from '../ui/calm.ts'
import { listening } from './listeners.ts'
import { channels, type Outside, onStorage } from './outside.ts'
import { settings } from './settings.ts'

interface Surroundings {
  readonly outside: Outside
  readonly local: SafeStore
}

/** What only someone signed in asks of the outside. */
export const panelPortsOf = ({ outside, local }: Surroundings): PanelPorts => {
  const { server, http, postponed, sessionStore, setupCache } = outside
  const { clock } = server
  const { idempotencyHeader, moneyPatience: patience, paymentHosts, pictureBytes: mostBytes, pusher } = settings
  const realtime = realtimeOverPusher({
    ...pusher,
    authorise: authoriseOverHttp(http),
    chance: () => Math.random(),
    note: server.note,
  })
  const together = readingTogether({
    http,
    clock,
    locks: navigator.locks,
    channels,
    supplierId: () => sessionStore.recall()?.supplier.id ?? null,
  })
  return {
    account: accountOverHttp(together),
    articles: articlesOverHttp(http),
    balances: balancesOverHttp(http),
    clipboard: clipboardInBrowser(() => navigator.clipboard),
    drafts: draftsInBrowser(local, onStorage),
    intents: intentsOverHttp(http, { describe: (kind) => purposes[kind], idempotencyHeader, patience }),
    journal: journalInBrowser(local),
    leaving: leavingInBrowser((listener) =>
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
    pictures: {
      ...picturesInBrowser({
        limits: { mostBytes },
        decode: (file) => createImageBitmap(file),
        draw: drawOnCanvas(() => document.createElement('canvas')),
        addresses: URL,
      }),
      ...picturesOverHttp(formsByXhr(server, () => new XMLHttpRequest())),
    },
    realtime: {
      ...realtime,
      // Its 19 kB and their work come behind the page that was asked for.
      loadRealtime: async () => {
        await calm(1000)
        await realtime.loadRealtime()
      },
      askServer: askServerOverHttp(http),
    },
    sections: sectionsOverHttp(http),
    setup: setupOverHttp(together),
    setupCache,
    telegram: telegramOverHttp(http),
    topUp: {
      fetchPaymentHosts: async () => paymentHosts,
      ...paymentPageInBrowser((href) => window.location.assign(href)),
    },
  }
}
