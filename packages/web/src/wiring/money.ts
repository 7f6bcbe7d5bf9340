import {
  balancesOverHttp,
  type Http,
  intentsOverHttp,
  journalInBrowser,
  lockInBrowser,
  payoutsOverHttp,
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
    topUp: topUpOverHttp(http, { hosts }),
  }
}

export type Money = ReturnType<typeof moneyOf>
