import type { Kopecks } from '../kernel/money.ts'
import type { Abort } from '../kernel/port.ts'
import type { PayoutPage, PayoutPreview, PayoutQuery, PayoutRequest } from './payouts.domain.ts'

export interface PayoutsPort {
  fetchPayouts(query: PayoutQuery, signal: Abort): Promise<PayoutPage>
  previewPayout(amount: Kopecks, signal: Abort): Promise<PayoutPreview>
  requestPayout(request: PayoutRequest, signal: Abort): Promise<void>
  cancelPayout(id: string, signal: Abort): Promise<void>
}
