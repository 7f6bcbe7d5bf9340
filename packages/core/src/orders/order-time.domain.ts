import type { Order, OrderStatus } from './orders.domain.ts'

const open: readonly OrderStatus[] = ['new', 'on_hold', 'confirmed', 'packing', 'ready']

/** Whether the supplier's time to act runs. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => open.some((one) => one === status)

/** The time left until the supplier must act, in milliseconds; negative when it is over, `null` when none runs. */
export const timeLeft = ({ status, deadlineAt }: Pick<Order, 'status' | 'deadlineAt'>, now: number): number | null =>
  deadlineAt === null || !isOpen({ status }) ? null : Date.parse(deadlineAt) - now

/** How close the end of the supplier's time is. */
export const urgencyOf = (left: number | null): 'none' | 'calm' | 'soon' | 'over' => {
  if (left === null) return 'none'
  if (left < 0) return 'over'
  return left < fourHours ? 'soon' : 'calm'
}

const fourHours = 4 * 3_600_000
