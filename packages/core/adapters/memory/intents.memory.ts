import { paymentPageInBrowser, pendingTopUpInBrowser } from '../browser/balances.browser.ts'
import { journalInBrowser, lockInBrowser } from '../browser/intents.browser.ts'
import type { Locks, SafeStore } from '../browser/kernel.browser.ts'
import { balancesOverHttp } from '../http/balances.http.ts'
import type { Http } from '../http/http.client.ts'
import { intentsOverHttp } from '../http/intents.http.ts'
import { payoutsOverHttp } from '../http/payouts.http.ts'
import { topUpOverHttp } from '../http/top-up.http.ts'

interface Surroundings {
  readonly http: Http
  readonly local: SafeStore
  readonly locks: Locks
  readonly idempotencyHeader: string | null
  readonly paymentHosts: readonly string[]
  readonly onOpened: (href: string) => void
}

/** Everything that reads and moves money, for one headless tab. */
export const moneyInMemory = ({ http, local, locks, idempotencyHeader, paymentHosts, onOpened }: Surroundings) => ({
  balances: balancesOverHttp(http),
  intents: intentsOverHttp(http, { describe: (kind) => kind, idempotencyHeader }),
  journal: journalInBrowser(local),
  lock: lockInBrowser(locks),
  payouts: payoutsOverHttp(http),
  pendingTopUp: pendingTopUpInBrowser(local),
  topUp: { ...topUpOverHttp(http, { hosts: paymentHosts }), ...paymentPageInBrowser(onOpened) },
})
