import { carriers, type Order, orderStatuses, type Shipment } from '../../src/orders/orders.domain.ts'
import { type Axis, type RowAxes, words } from './rows.ts'

/** The moment at which the rows are judged. */
export const judgedAt = Date.parse('2026-09-01T09:00:00Z')

const hour = 3_600_000
const storedFor = (hours: number) => new Date(judgedAt + hours * hour).toISOString()

const parcel = (changed: Partial<Shipment>): Partial<Order> => ({
  shipment: {
    id: '7',
    ttn: null,
    state: 'created',
    carrierCode: null,
    carrierStatus: null,
    storedUntil: null,
    printedAt: null,
    error: null,
    ...changed,
  },
})

const parcels: Axis<Order> = {
  none: { shipment: null },
  creating: parcel({ state: 'creating' }),
  created: parcel({}),
  printed: parcel({ printedAt: storedFor(-1) }),
  attached: parcel({ state: 'attached' }),
  underway: parcel({ carrierCode: '5' }),
  'stored for days': parcel({ carrierCode: '7', storedUntil: storedFor(72) }),
  'stored for a day': parcel({ carrierCode: '7', storedUntil: storedFor(24) }),
  failed: parcel({ state: 'failed' }),
  deleted: parcel({ state: 'deleted' }),
}

const paidBy = (method: string, status: string): Partial<Order> => ({ payment: { method, status } })

export const orderRows: RowAxes<Order> = {
  base: { total: null, details: null },
  state: words('status', orderStatuses),
  facts: {
    parcel: parcels,
    carrier: Object.fromEntries(
      [...carriers, 'unknown'].map((carrier) => [carrier, { delivery: { carrier, city: '', place: '' } }]),
    ),
    payment: {
      'unpaid iban': paidBy('iban', 'unpaid'),
      'pending cod': paidBy('cod', 'pending'),
      'unpaid liqpay': paidBy('liqpay', 'unpaid'),
      'paid iban': paidBy('iban', 'paid'),
    },
    'back to': { nothing: { backTo: null }, new: { backTo: 'new' }, confirmed: { backTo: 'confirmed' } },
    buyer: {
      named: { buyer: { name: 'Olena', phone: null, orders: 1, refused: 0 } },
      unnamed: { buyer: { name: '', phone: null, orders: 0, refused: 0 } },
    },
  },
}
