import {
  balancesOverHttp,
  type Http,
  intentsOverHttp,
  journalInBrowser,
  lockInBrowser,
  paymentPageInBrowser,
  payoutsOverHttp,
  pendingTopUpInBrowser,
  type SafeStore,
  topUpOverHttp,
} from '@supplier/core/adapters'
import { purposes } from '../i18n/uk/purposes.ts'
import { settings } from './settings.ts'

interface Surroundings {
  readonly http: Http
  readonly local: SafeStore
}

/** Everything that reads and moves money. */
export const moneyOf = ({ http, local }: Surroundings) => {
  const { idempotencyHeader, paymentHosts: hosts } = settings
  return {
    balances: balancesOverHttp(http),
    intents: intentsOverHttp(http, { describe: (kind) => purposes[kind], idempotencyHeader }),
    journal: journalInBrowser(local),
    lock: lockInBrowser(navigator.locks),
    payouts: payoutsOverHttp(http),
    pendingTopUp: pendingTopUpInBrowser(local),
    topUp: { ...topUpOverHttp(http, { hosts }), ...paymentPageInBrowser((...how) => window.open(...how)) },
  }
}

export type Money = ReturnType<typeof moneyOf>
