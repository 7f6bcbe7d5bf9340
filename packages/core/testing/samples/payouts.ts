import { kopecks } from '../../src/kernel/money.ts'
import type { PayoutPage } from '../../src/payouts/payouts.domain.ts'

/** A supplier with 5,000 hryvnias to pay out and one saved account. */
export const someFunds: Pick<PayoutPage, 'totals' | 'requisites'> = {
  totals: {
    available: kopecks(5000_00),
    held: null,
    processing: null,
    paidThisMonth: null,
    minimum: kopecks(100_00),
  },
  requisites: [{ id: 'r1', title: 'Main account', masked: '••6001' }],
}
