import type { Order, OrderStatus } from './orders.domain.ts'

const open: readonly OrderStatus[] = ['new', 'on_hold', 'confirmed', 'packing', 'ready']

/** Whether the supplier's time to act runs. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => open.some((one) => one === status)

interface Limit {
  readonly at: string
  /** In milliseconds; negative when it is over. */
  readonly left: number
  /** Whether it is the buyer who must act, before the carrier sends the parcel back. */
  readonly isStorage: boolean
}

type Limited = Pick<Order, 'status' | 'deadlineAt' | 'shipment'>

const limitAt = ({ status, deadlineAt, shipment }: Limited): string | null =>
  isOpen({ status }) ? deadlineAt : status === 'arrived' ? (shipment?.storedUntil ?? null) : null

export const hasLimit = (order: Limited): boolean => limitAt(order) !== null

/** Until when the supplier must act, or the buyer fetch the parcel; `null` when neither time runs. */
export const limitOf = (order: Limited, now: number): Limit | null => {
  const at = limitAt(order)
  return at === null ? null : { at, left: Date.parse(at) - now, isStorage: !isOpen(order) }
}

/** How close the end of that time is. */
export const urgencyOf = (limit: Pick<Limit, 'left' | 'isStorage'> | null): 'none' | 'calm' | 'soon' | 'over' => {
  if (limit === null) return 'none'
  if (limit.left < 0) return 'over'
  return limit.left < (limit.isStorage ? 48 : 4) * hour ? 'soon' : 'calm'
}

const hour = 3_600_000
