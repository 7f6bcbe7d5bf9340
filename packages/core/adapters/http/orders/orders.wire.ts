import { orders } from '../../../src/orders/orders.section.ts'
import { Version } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { orderDetailsEntries, orderDetailsOf } from './order-details.wire.ts'
import { orderBodyOf, orderValuesOf } from './order-fields.wire.ts'
import { placePaths } from './order-place.wire.ts'
import { orderParamsOf, orderRequestOf } from './order-steps.wire.ts'
import { ttnQuoteAt } from './order-waybill.wire.ts'

export const ordersPath = '/admin-suppliers/v1/orders'

export const ordersWire = wireOf({
  section: orders,
  base: ordersPath,
  paths: {
    'recipient.name': 'recipientName',
    'recipient.phone': 'recipientPhone',
    manager_note: 'note',
    reason_code: 'reason',
    size: 'length',
    ...placePaths,
  },
  entries: { carrier_version: Version, ...orderDetailsEntries },
  alone: Object.keys(orderDetailsEntries),
  ownOf: (wire) => ({ offerVersion: wire.carrier_version, details: orderDetailsOf(wire) }),
  valuesOf: orderValuesOf,
  bodyOf: orderBodyOf,
  question: ttnQuoteAt(ordersPath),
  requestOf: orderRequestOf,
  paramsOf: orderParamsOf,
})
