import type { Location } from '../kernel/routes.ts'
import { type Word, wordOf } from '../kernel/word.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import type { OneOrderSnapshot } from './one-order.machine.ts'
import { nextAction } from './order-steps.domain.ts'
import { limitOf, urgencyOf } from './order-time.domain.ts'
import { type Order, type OrderStatus, orderStatuses, paymentMethods } from './orders.domain.ts'

export interface OneOrderView {
  readonly order: Order
  readonly status: Word<OrderStatus>
  readonly method: Word<(typeof paymentMethods)[number]>
  /** Until when the supplier must act, or the buyer fetch the parcel; `null` when neither time runs. */
  readonly limit: ReturnType<typeof limitOf>
  readonly urgency: ReturnType<typeof urgencyOf>
  readonly location: Location
  /** What usually comes next, and where it is done; `null` when the order waits for somebody else. */
  readonly next: { readonly action: NextStep; readonly location: Location } | null
}

/** Writing to the buyer is what the supplier is doing beside it. */
export type NextStep = Exclude<NonNullable<ReturnType<typeof nextAction>>, 'write'>

/** Steps with a form, which the address opens; the others are buttons of the open order. */
const withForm: readonly NextStep[] = ['ttn', 'attach']

export const selectOneOrder = ({ context: { order, readAt } }: OneOrderSnapshot): OneOrderView | null => {
  if (order === null) return null
  const limit = limitOf(order, readAt)
  const action = nextAction(order, readAt)
  const at = (command: string | null): Location => ({
    to: 'orders',
    search: searchFrom({ order: order.id, do: command }),
  })
  return {
    order,
    status: wordOf(orderStatuses, order.status),
    method: wordOf(paymentMethods, order.payment.method ?? ''),
    limit,
    urgency: urgencyOf(limit),
    location: at(null),
    next:
      action === null || action === 'write'
        ? null
        : { action, location: at(withForm.includes(action) ? action : null) },
  }
}
