import * as v from 'valibot'
import type { PendingTopUpPort, TopUpPort } from '../../src/balances/balances.port.ts'
import type { PendingTopUp } from '../../src/balances/top-up.domain.ts'
import type { Kopecks } from '../../src/kernel/money.ts'
import { parsedJson, type SafeStore } from './kernel.browser.ts'

const Amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => amount as Kopecks),
)

const Pending = v.object({
  supplierId: v.number(),
  amount: v.pipe(Amount, v.minValue(1 as Kopecks)),
  before: v.nullable(Amount),
  openedAt: v.number(),
})

const keyOf = (supplierId: number): string => `topUp.${supplierId}`

/** Payment pages that were opened, one for each supplier, in storage that every tab shares. */
export const pendingTopUpInBrowser = (local: SafeStore): PendingTopUpPort => ({
  recallTopUp: async (supplierId): Promise<PendingTopUp | null> => {
    const found = v.safeParse(Pending, parsedJson(local.read(keyOf(supplierId))))
    return found.success && found.output.supplierId === supplierId ? found.output : null
  },
  keepTopUp: async (pending) => {
    local.write(keyOf(pending.supplierId), JSON.stringify(pending))
  },
  forgetTopUp: async (supplierId) => local.remove(keyOf(supplierId)),
})

/** The part of `window.open` that is used. */
export type OpenWindow = (href: string, target: '_blank', features: string) => unknown

/** A tab of its own that knows nothing of the panel. What it answers is not looked at: without an opener it is always nothing. */
export const paymentPageInBrowser = (open: OpenWindow): Pick<TopUpPort, 'openPaymentPage'> => ({
  openPaymentPage: async (href) => {
    open(href, '_blank', 'noopener,noreferrer')
  },
})
