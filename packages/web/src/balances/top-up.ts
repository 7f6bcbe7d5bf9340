import type { PaymentView, TopUpDialog } from '@supplier/core/balances/top-up.selectors'

/** A step with all the data that it shows. */
export type TopUpStep =
  | Extract<TopUpDialog, { readonly step: 'form' | 'ask' }>
  | ({ readonly step: 'payment' } & PaymentView)
