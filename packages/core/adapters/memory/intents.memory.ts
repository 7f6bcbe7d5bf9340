import { paymentPageInBrowser } from '../browser/balances.browser.ts'
import { journalInBrowser, lockInBrowser } from '../browser/intents.browser.ts'
import type { Channel, Locks, SafeStore } from '../browser/kernel.browser.ts'
import type { Http } from '../http/kit/http.client.ts'
import type { Timers } from '../http/kit/kernel.http.ts'
import { balancesOverHttp } from '../http/money/balances.http.ts'
import { intentsOverHttp } from '../http/money/intents.http.ts'
import { payoutsOverHttp } from '../http/money/payouts.http.ts'

interface Surroundings {
  readonly http: Http
  readonly local: SafeStore
  readonly locks: Locks | undefined
  readonly channels: ((name: string) => Channel) | undefined
  readonly timers: Timers
  readonly nextId: () => string
  readonly idempotencyHeader: string | null
  readonly paymentHosts: readonly string[]
  readonly patience: number | undefined
  readonly onOpened: (href: string) => void
}

/** The ports that read and move money, for one headless tab. */
export const moneyInMemory = ({
  http,
  local,
  locks,
  channels,
  timers,
  nextId,
  idempotencyHeader,
  paymentHosts,
  patience,
  onOpened,
}: Surroundings) => ({
  balances: balancesOverHttp(http),
  intents: intentsOverHttp(http, {
    describe: (kind) => kind,
    idempotencyHeader,
    ...(patience !== undefined && { patience }),
  }),
  journal: journalInBrowser(local),
  lock: lockInBrowser({ locks, channels, timers, nextId }),
  payouts: payoutsOverHttp(http),
  topUp: { fetchPaymentHosts: async () => paymentHosts, ...paymentPageInBrowser(onOpened) },
})
