import type { Kopecks } from '../kernel/money.ts'
import type { Abort } from '../kernel/port.ts'
import type { PayoutPage, PayoutPreview, PayoutQuery } from './payouts.domain.ts'

export interface PayoutsPort {
  fetchPayouts(query: PayoutQuery, signal: Abort): Promise<PayoutPage>
  previewPayout(amount: Kopecks, signal: Abort): Promise<PayoutPreview>
  cancelPayout(id: string, signal: Abort): Promise<void>
}
