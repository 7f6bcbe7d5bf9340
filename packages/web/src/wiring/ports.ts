import type { Ports } from '@supplier/core'
import {
  appearanceInBrowser,
  clipboardInBrowser,
  connectivityInBrowser,
  logInBrowser,
  navigationInBrowser,
  safeStore,
} from '@supplier/core/adapters'
import { calm } from '../ui/calm.ts'
import { laterFrom } from './later.ts'
import { listening, relay } from './listeners.ts'
import type { Money } from './money.ts'
import type { Outside } from './outside.ts'

/** Everything the core asks of the outside, as this browser can give it. */
export const portsOf = () => {
  const clock = { now: () => Date.now() }
  const local = safeStore(() => window.localStorage)
  const tab = safeStore(() => window.sessionStorage)
  const answers = relay()
  let outside: Outside | null = null
  let money: Money | null = null
  const load = async (): Promise<Outside> => {
    const { outsideOf } = await import('./outside.ts')
    outside ??= outsideOf({ local, tab, clock, onAnswered: answers.tell })
    return outside
  }
  const later = laterFrom(load)
  const loadMoney = async (): Promise<Money> => {
    const [{ http }, { moneyOf }] = await Promise.all([load(), import('./money.ts')])
    money ??= moneyOf({ http, local })
    return money
  }
  const laterMoney = laterFrom(loadMoney)
  const appearance = appearanceInBrowser({
    local,
    root: document.documentElement,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  })
  const ports: Ports = {
    account: later((found) => found.account, 'fetchAccount'),
    appearance: { keepAppearance: appearance.keepAppearance },
    balances: laterMoney((found) => found.balances, 'fetchMainLines', 'fetchServiceLines', 'fetchServiceBalance'),
    clipboard: clipboardInBrowser(() => navigator.clipboard),
    clock,
    connectivity: connectivityInBrowser({
      isOnline: () => navigator.onLine,
      isVisible: () => document.visibilityState === 'visible',
      on: (type, listener) => listening<string, Event>(type === 'visibilitychange' ? document : window, type, listener),
      onAnswered: answers.listen,
    }),
    countries: later((found) => found.countries, 'fetchCountries'),
    ids: { next: () => crypto.randomUUID() },
    intents: laterMoney((found) => found.intents, 'sendIntent', 'fetchTrail'),
    journal: laterMoney((found) => found.journal, 'recallIntent', 'keepIntent', 'forgetIntent'),
    lock: {
      holdMoney: (tell, supplierId) => untilStopped(async () => (await loadMoney()).lock.holdMoney(tell, supplierId)),
    },
    log: logInBrowser(() => {}),
    navigation: navigationInBrowser({
      location: window.location,
      history: window.history,
      onPopState: (listener) => listening<string, Event>(window, 'popstate', listener),
      session: tab,
      build: import.meta.url,
    }),
    notifications: later((found) => found.notifications, 'fetchNewCount'),
    payouts: laterMoney((found) => found.payouts, 'fetchPayouts', 'previewPayout', 'requestPayout', 'cancelPayout'),
    pendingTopUp: laterMoney((found) => found.pendingTopUp, 'recallTopUp', 'keepTopUp', 'forgetTopUp'),
    realtime: {
      ...later((found) => found.realtime, 'loadRealtime', 'chance'),
      openConnection: (tell, input) => {
        if (!outside) throw new Error('the realtime library is not loaded')
        return outside.realtime.openConnection(tell, input)
      },
    },
    session: later(
      (found) => found.session,
      'requestCode',
      'confirmCode',
      'signInWithPassword',
      'register',
      'requestRecovery',
      'recoverPassword',
    ),
    sessionStore: {
      ...later(
        (found) => found.sessionStore,
        'keepSession',
        'forgetSession',
        'takeRegistered',
        'markRegistered',
        'recallReferral',
      ),
      watchSession: (tell) =>
        untilStopped(async () => {
          if (!outside) await calm()
          return (await load()).sessionStore.watchSession(tell)
        }),
    },
    setup: later((found) => found.setup, 'fetchSetup'),
    setupCache: later((found) => found.setupCache, 'recallSetup', 'keepSetup'),
    topUp: laterMoney((found) => found.topUp, 'requestTopUp', 'fetchPaymentHosts', 'openPaymentPage'),
  }
  return { ports, load, recallAppearance: appearance.recall, mayKnowSomebody: () => Boolean(local.read('user')) }
}

/** Stops what is still about to start, too. */
const untilStopped = (start: () => Promise<() => void>): (() => void) => {
  let isStopped = false
  const started = start()
  started.then((stop) => isStopped && stop()).catch(() => {})
  return () => {
    isStopped = true
    started.then((stop) => stop()).catch(() => {})
  }
}
