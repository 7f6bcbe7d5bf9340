import type { PayoutRequestActor } from './payout-request.machine.ts'
import type { Payout, PayoutTotals } from './payouts.domain.ts'
import type { PayoutListActor, PayoutsSnapshot } from './payouts.machine.ts'

/** The dialog that is open over the payouts. */
export type PayoutsDialog =
  | { readonly open: 'none' }
  | { readonly open: 'request'; readonly request: PayoutRequestActor }
  | { readonly open: 'cancel'; readonly payout: Payout }

/** The view of the payouts screen around its list. */
export interface PayoutsView {
  /** `null` until loaded; a payout can be requested only afterwards. */
  readonly totals: PayoutTotals | null
  /** The id of the payout that is being cancelled. */
  readonly busyId: string | null
  readonly dialog: PayoutsDialog
}

export const selectPayouts = (snapshot: PayoutsSnapshot): PayoutsView => {
  const { known, cancelled } = snapshot.context
  return {
    totals: known?.totals ?? null,
    busyId: snapshot.matches('cancelling') ? (cancelled?.id ?? null) : null,
    dialog: dialogOf(snapshot),
  }
}

export const samePayouts = (one: PayoutsView, other: PayoutsView): boolean =>
  one.totals === other.totals &&
  one.busyId === other.busyId &&
  one.dialog.open === other.dialog.open &&
  subjectOf(one.dialog) === subjectOf(other.dialog)

/** The actor of the payouts list. */
export const payoutList = (snapshot: PayoutsSnapshot): PayoutListActor =>
  snapshot.children.list as unknown as PayoutListActor

const dialogOf = (snapshot: PayoutsSnapshot): PayoutsDialog => {
  const { request } = snapshot.children
  const { cancelled } = snapshot.context
  if (request) return { open: 'request', request }
  return snapshot.matches('cancelAsked') && cancelled ? { open: 'cancel', payout: cancelled } : { open: 'none' }
}

const subjectOf = (dialog: PayoutsDialog) => {
  if (dialog.open === 'none') return null
  return dialog.open === 'request' ? dialog.request : dialog.payout
}
