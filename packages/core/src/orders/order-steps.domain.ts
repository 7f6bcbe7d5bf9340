import { isAmong } from '../kernel/word.ts'
import { type Order, type OrderStatus, orderStatuses } from './orders.domain.ts'

type Judged = Pick<Order, 'status' | 'shipment' | 'delivery' | 'payment'>

const isIn = (...statuses: readonly OrderStatus[]) => {
  const all: readonly string[] = statuses
  return ({ status }: Pick<Order, 'status'>): boolean => all.includes(status)
}

/** Whether a parcel exists, or the carrier is making one. */
export const hasParcel = ({ shipment }: Pick<Order, 'shipment'>): boolean =>
  shipment !== null && shipment.state !== 'failed' && shipment.state !== 'deleted'

/** Whether the carrier reports where the parcel is, so that its states are not set by hand. */
const isReported = ({ delivery: { carrier }, shipment }: Judged): boolean =>
  carrier === 'nova' && hasParcel({ shipment })

const isPickup = ({ delivery: { carrier } }: Pick<Order, 'delivery'>): boolean => carrier === 'pickup'

export const mayConfirm = isIn('new', 'on_hold')
export const mayHold = (order: Judged): boolean => isIn('new', 'confirmed')(order) && !hasParcel(order)
export const mayPack = isIn('confirmed')
export const mayAttach = (order: Judged): boolean =>
  isIn('confirmed', 'packing')(order) && !hasParcel(order) && !isPickup(order)
/** The carrier whose waybills the panel makes. */
export const mayMakeTtn = (order: Judged): boolean => mayAttach(order) && order.delivery.carrier === 'nova'
/** Until the carrier has the parcel, its waybill can be deleted. */
export const mayRemoveTtn = ({ status, shipment }: Judged): boolean =>
  status === 'ready' &&
  ['created', 'attached'].includes(shipment?.state ?? '') &&
  [null, '1'].includes(shipment?.carrierCode ?? null)
/** The server says for how long the last step can be taken back, and where it leads. */
export const mayUnpack = ({ backTo }: Pick<Order, 'backTo'>): boolean => backTo === 'confirmed'
export const mayUnconfirm = ({ backTo }: Pick<Order, 'backTo'>): boolean => backTo === 'new'
/** The carrier's own label of a parcel that it has not got yet. */
export const mayPrint = ({ status, shipment }: Judged): boolean => status === 'ready' && shipment?.state === 'created'
/** Whether the carrier is still making the waybill. */
export const isMakingTtn = ({ shipment }: Pick<Order, 'shipment'>): boolean => shipment?.state === 'creating'
export const mayReady = (order: Judged): boolean => isIn('confirmed', 'packing')(order) && isPickup(order)
export const mayShip = (order: Judged): boolean => isIn('ready')(order) && !isReported(order) && !isPickup(order)
export const mayComplete = (order: Judged): boolean =>
  (isIn('shipped', 'arrived')(order) && !isReported(order)) || (isIn('ready')(order) && isPickup(order))
/** A parcel that exists is deleted first. */
export const mayCancel = (order: Judged): boolean =>
  isIn('new', 'on_hold', 'confirmed', 'packing', 'ready')(order) && !hasParcel(order)
export const mayRestock = isIn('refused', 'returning')
export const mayCopy = isIn('completed', 'returned', 'cancelled')
/** Only money that comes past the marketplace is marked as paid by hand. */
export const mayBePaid = ({ status, payment }: Judged): boolean =>
  ['unpaid', 'pending'].includes(payment.status ?? '') &&
  ['iban', 'card', 'cod', 'cash'].includes(payment.method ?? '') &&
  isAmong(orderStatuses, status) &&
  status !== 'cancelled'
/** Until a parcel exists, the recipient and the lines may change. */
export const mayChange = (order: Judged): boolean =>
  isIn('new', 'on_hold', 'confirmed', 'packing')(order) && !hasParcel(order)

/** Whether there is somebody to write to; the chat belongs to the order. */
export const mayWrite = ({ buyer }: Pick<Order, 'buyer'>): boolean => buyer.name !== ''

const twoDays = 48 * 3_600_000

/** Whether the parcel goes back soon unless the buyer takes it. */
const isForgotten = ({ status, shipment }: Judged, now: number): boolean =>
  status === 'arrived' && !!shipment?.storedUntil && Date.parse(shipment.storedUntil) - now <= twoDays

/** The command that usually comes next at a moment in milliseconds; `null` when the order waits for somebody else. */
export const nextAction = (
  order: Judged,
  now: number,
): 'confirm' | 'ttn' | 'attach' | 'labels' | 'ready' | 'ship' | 'write' | 'complete' | 'restock' | null => {
  if (order.status === 'new') return 'confirm'
  if (mayMakeTtn(order)) return 'ttn'
  if (mayAttach(order)) return 'attach'
  if (mayPrint(order) && order.shipment?.printedAt === null) return 'labels'
  if (mayReady(order)) return 'ready'
  if (mayShip(order)) return 'ship'
  if (isForgotten(order, now)) return 'write'
  if (mayComplete(order)) return 'complete'
  return mayRestock(order) ? 'restock' : null
}

/** The points through which an order passes, and how many of them it has reached. */
export interface OrderPath {
  readonly points: readonly OrderStatus[]
  readonly reached: number
}

const points: readonly OrderStatus[] = ['new', 'confirmed', 'packing', 'ready', 'shipped', 'arrived', 'completed']
/** The supplier keeps a pick-up in the shop, where the buyer comes for it. */
const pickupPoints: readonly OrderStatus[] = points.filter((point) => point !== 'shipped' && point !== 'arrived')
const ofReturn: readonly string[] = ['refused', 'returning', 'returned']

/** The points of an order in a state: a refused or cancelled one ends otherwise, and one on hold waits before the rest. */
const pointsOf = ({ status, delivery }: OnWay): readonly OrderStatus[] => {
  if (status === 'cancelled') return ['new', 'cancelled']
  if (ofReturn.includes(status)) return [...points.slice(0, -1), status as OrderStatus]
  const all = isPickup({ delivery }) ? pickupPoints : points
  return status === 'on_hold' ? ['on_hold', ...all.slice(1)] : all
}

type OnWay = Pick<Order, 'status' | 'delivery'>

/** Where an order is on its way; its state is one of the points. `null` for a state that is not known. */
export const orderPathOf = (order: OnWay): OrderPath | null => {
  const points = pointsOf(order)
  const at = (points as readonly string[]).indexOf(order.status)
  if (at < 0) return null
  return { points, reached: isOver(order) ? points.length : at }
}

const isOver = isIn('completed', 'returned', 'cancelled')
