import * as v from 'valibot'
import type { Reply } from '../../http/laravel.ts'
import type { Supplier, World } from '../world.ts'
import { liveTtn, type OrderRecord, orderReported } from './order-records.ts'
import { type OrderOutcome, stepped } from './order-steps.ts'
import { withOrders } from './orders.ts'
import { formOf, shipmentRefusal, withTtn } from './shipments.ts'
import { waybillOf } from './waybills.ts'

interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

type RowAction = (order: OrderRecord, now: number) => { readonly value: OrderRecord } | Refusal

/** Why one row is refused, as a line of the result: the first field and the code of whoever refused. */
const refusalOf = ({ body }: Reply): Refusal => {
  const { message, code, errors, details } = body as {
    readonly message: string
    readonly code?: string
    readonly errors?: Readonly<Record<string, readonly string[]>>
    readonly details?: { readonly reason?: string; readonly provider_code?: string }
  }
  const [field = null] = Object.keys(errors ?? {})
  return { code: details?.provider_code ?? details?.reason ?? code ?? 'invalid', message, field }
}

const forPickup: Refusal = { code: 'not_needed', message: 'Для самовивозу маркування не потрібне.', field: null }
const noTtn: Refusal = { code: 'no_ttn', message: 'Замовлення ще не має ТТН.', field: 'ttn' }

/** A paper of the carrier about an order, which says when it was printed. */
const papered =
  (text: string, isLabel: boolean): RowAction =>
  (order, now) => {
    if (order.place.kind === 'pickup') return forPickup
    const ttn = liveTtn(order)
    if (ttn === null || ttn.state === 'creating') return noTtn
    const printed = isLabel ? { printed_at: new Date(now).toISOString() } : {}
    return { value: orderReported(order, { shipment: { ...ttn, ...printed } }, text, now, 'supplier') }
  }

const Size = v.object({ length: v.number(), width: v.number(), height: v.number() })
const Ttn = v.object({ ship_on: v.string(), size_if_missing: v.optional(Size) })
const Labels = v.object({ format: v.picklist(['100x100', 'a4']) })
const Cancel = v.object({ reason_code: v.string(), comment: v.optional(v.nullable(v.string()), null) })

type Act = (order: OrderRecord, world: World, now: number) => OrderOutcome

const actOf = (action: string, params: unknown, supplier: Supplier): Act | null => {
  if (action === 'confirm') return (order, world, now) => stepped(order, { to: 'confirmed' }, world, supplier, now)
  if (action === 'pack') return (order, world, now) => stepped(order, { to: 'packing' }, world, supplier, now)
  if (action === 'cancel') {
    const sent = v.safeParse(Cancel, params)
    if (!sent.success) return null
    return (order, world, now) => stepped(order, { to: 'cancelled', ...sent.output }, world, supplier, now)
  }
  const sent = v.safeParse(Ttn, params)
  if (action !== 'ttn' || !sent.success) return null
  return (order, world, now) => {
    const waybill = waybillOf(order, world, supplier, now)
    const size = waybill.size ?? sent.output.size_if_missing ?? null
    const form = formOf(order, { ...waybill, size, ship_on: sent.output.ship_on })
    return shipmentRefusal(order, form, world, supplier, now) ?? { value: withTtn(order, form, world, null, now) }
  }
}

/** An action on orders, one after another; `null` when its parameters are wrong, or there is no such action. */
export const orderAction = (action: string, params: unknown, world: World, supplier: Supplier): RowAction | null => {
  if (action === 'labels') return v.is(Labels, params) ? papered('Маркування надруковано', true) : null
  if (action === 'registry') return papered('Додано до реєстру передачі', false)
  const act = actOf(action, params, supplier)
  if (act === null) return null
  // Each order sees the stock that those before it have left.
  let running = world
  return (order, now) => {
    const outcome = act(order, running, now)
    if (!('value' in outcome)) return refusalOf(outcome)
    running = withOrders(running, supplier, [outcome.value], now)
    return outcome
  }
}
