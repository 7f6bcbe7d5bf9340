import { type Holding, holdingIn, type OrderStatus, outcomeIn } from '../order-states/order-states.ts'
import type { StoredRecord } from '../world.ts'

/** Hryvnias with at most two decimals, as on the wire. */
type Sum = number

interface Named {
  readonly ref: string
  readonly title: string
}

export interface OrderPlace {
  readonly settlement: Named | null
  readonly kind: 'branch' | 'locker' | 'address' | 'pickup'
  readonly warehouse: Named | null
  readonly street: Named | null
  readonly building: string | null
  readonly flat: string | null
}

export interface OrderLine {
  readonly id: number
  readonly product_id: number
  readonly variant_id: number | null
  readonly variant: string | null
  readonly title: string
  readonly sku: string | null
  readonly qty: number
  readonly price: Sum
}

export interface OrderShipment {
  readonly id: number
  readonly ttn: string
  readonly state: 'creating' | 'created' | 'attached' | 'failed'
  readonly carrier: string
  readonly carrier_code: string | null
  readonly carrier_status: string | null
  readonly stored_until: string | null
  readonly printed_at: string | null
  readonly price: Sum | null
  readonly estimated_on: string | null
  /** When it was made, in milliseconds since 1970, and when the carrier answers to it. */
  readonly made_at: number
  readonly answered_at: number
  /** How many codes of the board’s script have come; `null` when it follows none. */
  readonly script_seen: number | null
  readonly client_key: string | null
  readonly error: string | null
}

export interface OrderFields {
  readonly carrier_version: number
  readonly number: string
  readonly status: OrderStatus
  readonly status_changed_at: string
  readonly created_at: string
  /** When it was first sent; `null` until then. */
  readonly shipped_at: string | null
  /** When it was completed, refused or cancelled; `null` until then. */
  readonly outcome_at: string | null
  readonly cancel_reason: string | null
  readonly deadline_at: string | null
  readonly source: 'marketplace' | 'prom' | 'rozetka' | 'site' | 'manual'
  readonly store_id: number
  readonly buyer: {
    readonly name: string
    readonly phone: string
    readonly orders_count: number
    readonly refused_count: number
  }
  readonly recipient: { readonly name: string; readonly phone: string }
  readonly place: OrderPlace
  readonly lines: readonly OrderLine[]
  readonly discount: Sum
  readonly payment: { readonly method: string; readonly status: 'unpaid' | 'pending' | 'paid' | 'control' | 'refunded' }
  readonly buyer_comment: string | null
  readonly manager_note: string | null
  readonly history: readonly { readonly at: string; readonly origin: string; readonly text: string }[]
  readonly shipment: OrderShipment | null
  /** How many ТТН were ever made for the order. */
  readonly ttns: number
  readonly is_restocked: boolean
  readonly chat_room_id: number | null
  /** The bodies of the steps, by the keys of their requests. */
  readonly keys: Readonly<Record<string, string>>
}

export type OrderRecord = StoredRecord & OrderFields

export const roundedSum = (sum: number): Sum => Math.round(sum * 100) / 100

export const subtotalOf = ({ lines }: Pick<OrderFields, 'lines'>): Sum =>
  roundedSum(lines.reduce((sum, { qty, price }) => sum + qty * price, 0))

export const totalOf = (order: Pick<OrderFields, 'lines' | 'discount'>): Sum =>
  roundedSum(subtotalOf(order) - order.discount)

/** What the carrier collects from the buyer. */
export const codOf = (order: Pick<OrderFields, 'lines' | 'discount' | 'payment'>): Sum =>
  ['cod', 'control'].includes(order.payment.method) && order.payment.status !== 'paid' ? totalOf(order) : 0

/** The ТТН that lives; a refused one does not. */
export const liveTtn = ({ shipment }: Pick<OrderFields, 'shipment'>): OrderShipment | null =>
  shipment === null || shipment.state === 'failed' ? null : shipment

export const holdingOf = ({ status, is_restocked: isRestocked }: OrderFields): Holding => holdingIn(status, isRestocked)

const mostLines = 50

/** An order with a change of its supplier and a line in its history. */
export const orderEdited = (
  order: OrderRecord,
  fields: Partial<OrderFields>,
  text: string,
  now: number,
  origin = 'supplier',
): OrderRecord => ({
  ...order,
  ...fields,
  version: order.version + 1,
  history: withLine(order, text, now, origin),
})

/** An order about which the carrier reported something: what people edit keeps its version. */
export const orderReported = (
  order: OrderRecord,
  fields: Partial<OrderFields>,
  text: string,
  now: number,
  origin = 'carrier',
): OrderRecord => ({
  ...order,
  ...fields,
  carrier_version: order.carrier_version + 1,
  history: withLine(order, text, now, origin),
})

const withLine = ({ history }: OrderFields, text: string, now: number, origin: string): OrderFields['history'] =>
  [...history, { at: new Date(now).toISOString(), origin, text }].slice(-mostLines)

const hour = 3_600_000

/** Until when the supplier has to act: a day to confirm, two more to send. */
export const deadlineOf = (status: OrderStatus, created: number, before: string | null, now: number): string | null => {
  if (status === 'new' || status === 'on_hold') return new Date(created + 24 * hour).toISOString()
  return status === 'confirmed' ? new Date(now + 48 * hour).toISOString() : before
}

/** When an order was sent and how it ended, in a state that it reaches now. */
export const datesIn = (
  {
    status: former,
    shipped_at: shipped,
    outcome_at: outcome,
  }: Pick<OrderFields, 'status' | 'shipped_at' | 'outcome_at'>,
  status: OrderStatus,
  at: string,
): Pick<OrderFields, 'shipped_at' | 'outcome_at'> => {
  const ended = outcomeIn(status)
  const isSameEnd = ended === outcomeIn(former) && outcome !== null
  return {
    shipped_at: status === 'shipped' || status === 'arrived' ? (shipped ?? at) : shipped,
    outcome_at: ended === null ? null : isSameEnd ? outcome : at,
  }
}

/** The fields of an order in another state. */
export const inState = (order: OrderRecord, status: OrderStatus, now: number): Partial<OrderFields> =>
  status === order.status
    ? {}
    : {
        status,
        status_changed_at: new Date(now).toISOString(),
        ...datesIn(order, status, new Date(now).toISOString()),
        deadline_at: deadlineOf(status, Date.parse(order.created_at), order.deadline_at, now),
      }

interface Bought extends Pick<OrderRecord, 'id' | 'number' | 'store_id' | 'buyer' | 'recipient' | 'place' | 'lines'> {
  readonly source: OrderFields['source']
  readonly method: string
  readonly text: string
}

/** An order that somebody makes now. */
export const newOrder = ({ method, text, source, ...order }: Bought, now: number): OrderRecord => {
  const at = new Date(now).toISOString()
  const status = method === 'control' ? 'control' : ['liqpay', 'monobank'].includes(method) ? 'paid' : 'unpaid'
  return {
    ...order,
    version: 1,
    carrier_version: 1,
    status: 'new',
    status_changed_at: at,
    created_at: at,
    shipped_at: null,
    outcome_at: null,
    cancel_reason: null,
    deadline_at: deadlineOf('new', now, null, now),
    source,
    discount: 0,
    payment: { method, status },
    buyer_comment: null,
    manager_note: null,
    history: [{ at, origin: source === 'manual' ? 'supplier' : 'buyer', text }],
    shipment: null,
    ttns: 0,
    is_restocked: false,
    chat_room_id: null,
    keys: {},
  }
}

const firstNumber = 104_000

export const nextNumber = (orders: readonly OrderRecord[]): string =>
  String(Math.max(firstNumber, ...orders.map(({ number }) => Number(number))) + 1)
