import { isCarrierAway, refusalOf } from '../deliveries/deliveries.ts'
import { afterCode, carrierWords, isFinished } from '../order-states/order-states.ts'
import type { StoredRecord, World } from '../world.ts'
import { inState, liveTtn, type OrderRecord, type OrderShipment, orderReported } from './order-records.ts'

const day = 24 * 3_600_000

const made = (order: OrderRecord, ttn: OrderShipment, at: number): OrderRecord => {
  const shipment: OrderShipment = {
    ...ttn,
    state: 'created',
    carrier_code: '1',
    carrier_status: carrierWords['1'] ?? null,
  }
  return orderReported(order, { ...inState(order, 'ready', at), shipment }, `Створено ТТН ${ttn.ttn}`, at)
}

/** The order with the answer of the carrier, which came late. */
const answered = (order: OrderRecord, now: number, world: World): OrderRecord => {
  const ttn = liveTtn(order)
  if (ttn?.state !== 'creating' || ttn.answered_at > now || isCarrierAway(world)) return order
  if (world.carrierRefusal === undefined) return made(order, ttn, ttn.answered_at)
  const error = refusalOf(world)
  return orderReported(order, { shipment: { ...ttn, state: 'failed', error } }, `ТТН не створено. ${error}`, now)
}

/** The order after its carrier reported a code, which is also an answer to the creation of its ТТН. */
export const withCode = (order: OrderRecord, code: string, now: number): OrderRecord => {
  const ttn = liveTtn(order)
  if (ttn === null) return order
  const known = ttn.state === 'creating' ? made(order, ttn, now) : order
  const to = afterCode(known.status, code)
  const words = carrierWords[code] ?? `Код перевізника ${code}`
  const isNewlyThere = to === 'arrived' && known.status !== 'arrived'
  const shipment: OrderShipment = {
    ...(known.shipment ?? ttn),
    carrier_code: code,
    carrier_status: words,
    ...(isNewlyThere && { stored_until: new Date(now + 7 * day).toISOString() }),
  }
  const isPaid = to === 'completed' && known.status !== 'completed' && code !== '10'
  const fields = {
    ...inState(known, to, now),
    ...(to !== known.status && to !== 'ready' && { deadline_at: null }),
    shipment,
    ...(isPaid && { payment: { ...known.payment, status: 'paid' as const } }),
  }
  return orderReported(known, isFinished(known.status) ? { shipment } : fields, words, now)
}

/** The codes of the board’s script that are due; only a ТТН that was made since then follows it. */
const scripted = (order: OrderRecord, now: number, { carrierScript = [] }: World): OrderRecord => {
  const ttn = liveTtn(order)
  if (ttn === null || ttn.script_seen === null || ttn.state === 'creating' || ttn.carrier !== 'nova') return order
  const due = carrierScript.slice(ttn.script_seen).filter(({ after }) => ttn.made_at + after <= now)
  const next = due.reduce((before, { after, code }) => withCode(before, code, ttn.made_at + after), order)
  return next.shipment === null || due.length === 0
    ? order
    : { ...next, shipment: { ...next.shipment, script_seen: ttn.script_seen + due.length } }
}

/** The order as the clock and its carrier have changed it; the same one if they did not. */
export const orderAsOf = (record: StoredRecord, now: number, world: World): OrderRecord => {
  const order = record as OrderRecord
  return order.shipment === null ? order : scripted(answered(order, now, world), now, world)
}
