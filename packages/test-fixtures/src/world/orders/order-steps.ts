import { type Reply, refused, wrongState } from '../../http/laravel.ts'
import {
  isFinished,
  orderReasons,
  refusalOfStep,
  type StepFacts,
  statusTitles,
  stepTexts,
} from '../order-states/order-states.ts'
import { productsOf } from '../products/products.ts'
import type { Supplier, World } from '../world.ts'
import { inState, liveTtn, newOrder, type OrderLine, type OrderRecord, orderEdited, totalOf } from './order-records.ts'
import { lineOf } from './order-seeds.ts'
import { freeFor } from './order-stock.ts'

/** What a step makes of an order. */
export type OrderOutcome = { readonly value: OrderRecord } | Reply

/** The carriers that report where a parcel is. */
const reporting: readonly string[] = ['nova']

export const factsOf = (order: OrderRecord, now: number): StepFacts => {
  const ttn = liveTtn(order)
  return {
    status: order.status,
    hasTtn: ttn !== null,
    isReported: ttn !== null && reporting.includes(ttn.carrier),
    isPickup: order.place.kind === 'pickup',
    age: now - Date.parse(order.status_changed_at),
  }
}

export const orderRefused = (order: OrderRecord, text: string, reason: string): Reply =>
  wrongState(text, { status: order.status, reason })

export interface Step {
  readonly to: string
  readonly reason_code?: string | null | undefined
  readonly comment?: string | null | undefined
  readonly restock?: boolean | undefined
}

/** What is wrong with the reason of a step that needs one. */
const reasonComplaint = ({ to, reason_code: code, comment }: Step): Reply | null => {
  if (to !== 'cancelled' && to !== 'on_hold') return null
  if (!code || orderReasons[code] === undefined) return refused({ reason_code: ['Виберіть причину.'] })
  const isShort = code === 'other' && (comment ?? '').trim().length < 5
  return isShort ? refused({ comment: ['Опишіть причину: щонайменше 5 символів.'] }) : null
}

/** The lines of which there are fewer pieces than an order wants, as `lines.N.qty`. */
export const shortLines = (
  order: OrderRecord,
  lines: readonly OrderLine[],
  world: World,
  supplier: Supplier,
): Readonly<Record<string, readonly string[]>> => {
  const products = productsOf(world, supplier)
  const used = new Map<string, number>()
  return Object.fromEntries(
    lines.flatMap((line, index) => {
      const key = `${line.product_id} ${line.variant_id}`
      const free = freeFor(order, line, products) - (used.get(key) ?? 0)
      used.set(key, (used.get(key) ?? 0) + line.qty)
      if (line.qty <= free) return []
      const isGone = products.every(({ id }) => id !== line.product_id)
      const text = isGone ? 'Товару вже немає.' : `Є лише ${Math.max(0, free)} шт.`
      return [[`lines.${index}.qty`, [text]]]
    }),
  )
}

/** A step of a supplier: the order in another state, or why it cannot be made. */
export const stepped = (
  order: OrderRecord,
  step: Step,
  world: World,
  supplier: Supplier,
  now: number,
): OrderOutcome => {
  const reason = refusalOfStep(factsOf(order, now), step.to)
  if (reason !== null) return orderRefused(order, stepTexts[reason], reason)
  const complaint = reasonComplaint(step)
  if (complaint) return complaint
  const to = step.to as OrderRecord['status']
  if (to === 'confirmed' && order.status !== 'packing') {
    const short = shortLines(order, order.lines, world, supplier)
    if (Object.keys(short).length > 0) return refused(short)
  }
  const why = [step.reason_code && orderReasons[step.reason_code], step.comment?.trim()].filter(Boolean).join('. ')
  const restock = to === 'returned' && step.restock === true
  const text = [statusTitles[to], why, restock && 'Товари повернуто на залишок'].filter(Boolean).join(': ')
  const isPaidOnPickup = to === 'completed' && order.payment.method === 'cod'
  const fields = {
    ...inState(order, to, now),
    ...(isFinishedOrMoving(to) && { deadline_at: null }),
    ...(restock && { is_restocked: true }),
    ...(to === 'cancelled' && { cancel_reason: step.reason_code ?? 'other' }),
    ...(isPaidOnPickup && { payment: { ...order.payment, status: 'paid' as const } }),
  }
  return { value: orderEdited(order, fields, text, now) }
}

const isFinishedOrMoving = (status: OrderRecord['status']) => isFinished(status) || status === 'shipped'

/** Only money that the supplier receives past the marketplace is marked as paid by hand. */
const byHand: readonly string[] = ['iban', 'card', 'cod', 'cash']

export const paid = (order: OrderRecord, amount: number, comment: string | null, now: number): OrderOutcome => {
  if (order.payment.status === 'paid') return orderRefused(order, 'Замовлення вже оплачене.', 'already_paid')
  if (order.status === 'cancelled' || !byHand.includes(order.payment.method))
    return orderRefused(order, 'Цю оплату підтверджує платіжна система.', 'not_by_hand')
  if (amount !== totalOf(order)) return refused({ amount: ['Сума має дорівнювати сумі замовлення.'] })
  const text = ['Оплачено', comment?.trim()].filter(Boolean).join('. ')
  return { value: orderEdited(order, { payment: { ...order.payment, status: 'paid' } }, text, now) }
}

/** A new order with the same buyer and goods, at the prices of today. */
export const copied = (
  order: OrderRecord,
  id: number,
  world: World,
  supplier: Supplier,
  number: string,
  now: number,
): OrderOutcome => {
  if (!isFinished(order.status))
    return orderRefused(order, 'Відновити можна лише завершене замовлення.', 'not_finished')
  const products = productsOf(world, supplier)
  const lines = order.lines.map((line, index) => {
    const product = products.find((one) => one.id === line.product_id)
    const variant = product?.variants.findIndex((one) => one.id === line.variant_id)
    const known = product && lineOf(product, id * 10 + index, line.qty, variant === -1 ? undefined : variant)
    return { ...(known ?? line), id: id * 10 + index }
  })
  const { store_id, buyer, recipient, place, payment, number: former } = order
  const text = `Відновлено із замовлення №${former}`
  // The buyer has not paid for the new one.
  const method = ['liqpay', 'monobank'].includes(payment.method) ? 'iban' : payment.method
  const bought = { id, number, source: 'manual', store_id, buyer, recipient, place, lines, method, text } as const
  return { value: newOrder(bought, now) }
}
