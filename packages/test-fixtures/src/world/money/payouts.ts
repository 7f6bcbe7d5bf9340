import type { Payout, PayoutStatus, Requisites, Supplier, World } from '../world.ts'
import { moved } from './ledger.ts'
import { linesOf } from './lines.ts'

export const payoutLeast = 100_00

const twoDays = 2 * 86_400_000

/** When a payout requested now is expected to arrive. */
export const payoutReadyAt = (now: number): number => now + twoDays

/** The fee of 1.25 %, in kopecks. */
export const feeOf = (amount: number): number => Math.round((amount * 125) / 10_000)

/** A version that changes with every line of the main balance. */
export const versionOf = (world: World, supplierId: number): string =>
  String(linesOf(world, supplierId, 'main').at(-1)?.id ?? 0)

const open: readonly PayoutStatus[] = ['created', 'pending', 'processing']
const unpaid: readonly PayoutStatus[] = ['rejected', 'failed', 'cancelled']

/** The statuses that can follow each status without an action of the supplier. */
export const nextStatuses: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  created: ['pending', 'rejected'],
  pending: ['processing', 'rejected'],
  processing: ['paid', 'failed', 'rejected'],
  paid: [],
  rejected: [],
  failed: [],
  cancelled: [],
}

export const isCancellable = ({ status }: Payout): boolean => status === 'created' || status === 'pending'

/** Whether a payout is still undecided; a supplier has at most one such payout. */
export const isOpenPayout = ({ status }: Payout): boolean => open.includes(status)

export const payoutById = (world: World, id: number): Payout | undefined =>
  world.payouts.find((payout) => payout.id === id)

export const payoutsOf = (world: World, supplierId: number): readonly Payout[] =>
  world.payouts.filter((payout) => payout.supplierId === supplierId)

export const requisitesOf = (world: World, supplierId: number): readonly Requisites[] =>
  world.requisites.filter((requisites) => requisites.supplierId === supplierId)

export const hasOpenPayout = (world: World, supplierId: number): boolean =>
  payoutsOf(world, supplierId).some(isOpenPayout)

/** The totals above the list. */
export const totalsOf = (world: World, { id, main }: Supplier, now: number) => {
  const payouts = payoutsOf(world, id)
  const held = linesOf(world, id, 'main').filter(({ type }) => type === 'hold' || type === 'release')
  const month = (at: number) => new Date(at).toISOString().slice(0, 7)
  return {
    available: Math.max(0, main),
    held: Math.max(0, -sumOf(held)),
    processing: sumOf(payouts.filter(isOpenPayout)),
    paidThisMonth: sumOf(payouts.filter(({ paidAt }) => paidAt !== null && month(paidAt) === month(now))),
  }
}

/** Saves an account for later payouts, unless it is saved already. */
export const withRequisites = (
  world: World,
  supplierId: number,
  { iban, title }: Pick<Requisites, 'iban' | 'title'>,
): readonly [World, Requisites] => {
  const known = requisitesOf(world, supplierId).find((one) => one.iban === iban && one.title === title)
  if (known) return [world, known]
  const made = { id: world.nextId, supplierId, title, iban }
  return [{ ...world, nextId: world.nextId + 1, requisites: [...world.requisites, made] }, made]
}

type Wanted = Pick<Payout, 'supplierId' | 'amount' | 'requisitesId' | 'comment' | 'clientKey'> & {
  readonly intent: string | null
}

/** Takes the money off the main balance and adds the payout. */
export const payoutRequested = (world: World, { intent, ...wanted }: Wanted, now: number): readonly [World, Payout] => {
  const { supplierId, amount } = wanted
  const made = {
    id: world.nextId,
    ...wanted,
    at: now,
    fee: feeOf(amount),
    status: 'created',
    reason: null,
    expectedAt: payoutReadyAt(now),
    paidAt: null,
  } as const
  const next = { ...world, nextId: world.nextId + 1, payouts: [...world.payouts, made] }
  const line = { purse: 'main', type: 'payout', amount: -amount, description: `Виплата № ${made.id}` } as const
  return [moved(next, { supplierId, at: now, kind: 'payout', amount, intent }, [line]), made]
}

/** Changes the status; the money of an unsuccessful payout returns to the main balance. */
export const payoutMoved = (
  world: World,
  payout: Payout,
  status: PayoutStatus,
  reason: string | null,
  now: number,
): World => {
  const { id, supplierId, amount } = payout
  const events = { ...payout, status, reason, paidAt: status === 'paid' ? now : null }
  const next = { ...world, payouts: world.payouts.map((one) => (one.id === id ? events : one)) }
  if (!unpaid.includes(status)) return next
  const line = { purse: 'main', type: 'refund', amount, description: `Повернення за виплатою № ${id}` } as const
  return moved(next, { supplierId, at: now, kind: 'payout_cancelled', amount, intent: null }, [line])
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
