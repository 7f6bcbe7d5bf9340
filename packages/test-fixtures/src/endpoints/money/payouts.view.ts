import type { PayoutsQuery } from '@supplier/core/adapters/http/money/payouts.wire'
import { shownMoney } from '../../world/account/supplier.ts'
import { kyivDay } from '../../world/days.ts'
import type { Broadcast } from '../../world/events.ts'
import { maskedIban } from '../../world/money/iban.ts'
import { feeOf, payoutById, payoutLeast, payoutReadyAt, totalsOf, versionOf } from '../../world/money/payouts.ts'
import { searchFolded } from '../../world/search.ts'
import { type Payout, type Requisites, type Supplier, supplierById, type World } from '../../world/world.ts'
import { paged } from './balances.view.ts'

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export const shownRequisites = ({ id, title, iban }: Requisites) => ({ id, title, masked: maskedIban(iban) })

/** A payout as the API shows it. */
export const shownPayout = (world: World, payout: Payout) => {
  const { id, amount, fee, status, comment, clientKey, at, reason, expectedAt, paidAt } = payout
  const requisites = world.requisites.find((one) => one.id === payout.requisitesId)
  return {
    id,
    number: `В-${id}`,
    created_at: instant(at),
    amount: amount / 100,
    fee: fee / 100,
    net: (amount - fee) / 100,
    currency: 'UAH',
    requisites: requisites ? shownRequisites(requisites) : null,
    comment,
    client_key: clientKey,
    status,
    status_reason: reason,
    expected_at: instant(expectedAt),
    paid_at: instant(paidAt),
  }
}

/** The page of payouts that a query asks for. */
export const foundPayouts = (world: World, payouts: readonly Payout[], query: PayoutsQuery) => {
  const { page, per_page, search, sort } = query
  const { 'filter[status]': status, 'filter[created_from]': from, 'filter[created_to]': to } = query
  const found = payouts.filter((payout) => {
    const day = kyivDay(payout.at)
    return (
      (status === undefined || payout.status === status) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      searchFolded(shownPayout(world, payout).number).includes(searchFolded(search))
    )
  })
  const ordered = sort.endsWith('amount') ? found.toSorted((one, other) => one.amount - other.amount) : found
  return paged(sort.startsWith('-') ? ordered.toReversed() : ordered, page, per_page)
}

export const shownTotals = (world: World, supplier: Supplier, now: number) => {
  const { available, held, processing, paidThisMonth } = totalsOf(world, supplier, now)
  return {
    available: available / 100,
    held: held / 100,
    processing: processing / 100,
    paid_this_month: paidThisMonth / 100,
    minimum: payoutLeast / 100,
  }
}

/** The fee and net amount of a payout under the current terms. */
export const shownPreview = (world: World, supplier: Supplier, amount: number, now: number) => ({
  amount: amount / 100,
  fee: feeOf(amount) / 100,
  net: (amount - feeOf(amount)) / 100,
  expected_at: instant(payoutReadyAt(now)),
  version: versionOf(world, supplier.id),
})

/** The realtime events that report a payout and the balances on the supplier’s own channel. */
export const payoutChange = (world: World, id: number): readonly Broadcast[] => {
  const payout = payoutById(world, id)
  const supplier = payout && supplierById(world, payout.supplierId)
  if (!payout || !supplier) return []
  const data = { ...shownPayout(world, payout), ...shownMoney(supplier) }
  return [{ channel: `private-customer.${supplier.id}`, event: 'payout.changed', data }]
}
