import type { PayoutDialog, PayoutFormView } from '@supplier/core/payouts/payout-request.selectors'

/** A step with all the data that it shows. */
export type PayoutStep =
  | ({ readonly step: 'form' } & PayoutFormView)
  | Extract<PayoutDialog, { readonly step: 'confirm' | 'confirmAccount' }>
  | { readonly step: 'sending' }
