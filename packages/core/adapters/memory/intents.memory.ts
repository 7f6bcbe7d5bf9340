import { journalInBrowser, type Locks, lockInBrowser } from '../browser/intents.browser.ts'
import type { SafeStore } from '../browser/kernel.browser.ts'
import type { Http } from '../http/http.client.ts'
import { intentsOverHttp } from '../http/intents.http.ts'

interface Surroundings {
  readonly http: Http
  readonly local: SafeStore
  readonly locks: Locks
  readonly idempotencyHeader: string | null
}

/** Everything that moves money, for one headless tab. */
export const intentsInMemory = ({ http, local, locks, idempotencyHeader }: Surroundings) => ({
  intents: intentsOverHttp(http, { describe: (kind) => kind, idempotencyHeader }),
  journal: journalInBrowser(local),
  lock: lockInBrowser(locks),
})
