import type { Kopecks } from '../kernel/money.ts'
import type { LoadActor } from '../kit/load/load.machine.ts'
import type { LinesActor, MainBalanceSnapshot } from './main-balance.machine.ts'
import type { PaymentReturnActor } from './payment-return.machine.ts'
import type { ServiceBalanceSnapshot } from './service-balance.machine.ts'
import type { TopUpActor } from './top-up.machine.ts'
import type { TransferActor } from './transfer.machine.ts'

/** The dialog that is open over a balance. */
export type BalanceDialog =
  | { readonly open: 'none' }
  | { readonly open: 'topUp'; readonly topUp: TopUpActor }
  | { readonly open: 'transfer'; readonly transfer: TransferActor }

/** The view of the main balance. Unknown amounts are `null`. */
export interface MainBalanceView {
  readonly balance: Kopecks | null
  readonly dialog: BalanceDialog
}

export const selectMainBalance = (snapshot: MainBalanceSnapshot): MainBalanceView => {
  const { topUp, transfer } = snapshot.children
  return { balance: snapshot.context.balance, dialog: dialogOf(topUp ?? null, transfer ?? null) }
}

export const sameMainBalance = (one: MainBalanceView, other: MainBalanceView): boolean =>
  one.balance === other.balance && sameBalanceDialog(one.dialog, other.dialog)

/** The child actors of the main balance screen. */
export const mainBalanceParts = (snapshot: MainBalanceSnapshot) =>
  snapshot.children as unknown as { readonly list: LinesActor; readonly paymentReturn: PaymentReturnActor }

/** The dialog of the service balance screen: a transfer, or none. */
export const selectServiceDialog = (snapshot: ServiceBalanceSnapshot): BalanceDialog =>
  dialogOf(null, snapshot.children.transfer ?? null)

export const sameBalanceDialog = (one: BalanceDialog, other: BalanceDialog): boolean =>
  actorOf(one) === actorOf(other) && one.open === other.open

/** The child actors of the service balance screen. */
export const serviceBalanceParts = (snapshot: ServiceBalanceSnapshot) =>
  snapshot.children as unknown as { readonly list: LinesActor; readonly figure: LoadActor<Kopecks | null> }

const dialogOf = (topUp: TopUpActor | null, transfer: TransferActor | null): BalanceDialog => {
  if (topUp !== null) return { open: 'topUp', topUp }
  return transfer === null ? { open: 'none' } : { open: 'transfer', transfer }
}

const actorOf = (dialog: BalanceDialog) => {
  if (dialog.open === 'none') return null
  return dialog.open === 'topUp' ? dialog.topUp : dialog.transfer
}
