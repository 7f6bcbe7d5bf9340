import { ordersWire } from '@supplier/core/adapters/http/orders/orders.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { orderById, ordersOf, ttnDeedsOf, withOrders } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import { attached, quoted, ShipmentForm, shipmentRefusal, withoutTtn, withTtn } from '../../world/orders/shipments.ts'
import { AnswerOf, RecordOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { orderStep } from './order-steps.endpoints.ts'
import { shownOrder } from './orders.view.ts'

const gone = message(404, 'Такого замовлення немає.')

const quote = supplierEndpoint({
  method: 'POST',
  path: `${ordersPath}/:id/shipments/quote`,
  assumed: true,
  body: ShipmentForm,
  answer: AnswerOf(ordersWire),
  refuses: ['wrong_state', 'provider_away', 'provider_refused'],
  handle: (world, { supplier, params, now, body }) => {
    const order = orderById(world, supplier, params['id'])
    if (order === undefined) return [world, gone]
    return [world, shipmentRefusal(order, body, world, supplier, now) ?? ok({ data: quoted(body) })]
  },
})

const create = orderStep(
  'shipments',
  ShipmentForm,
  ({ order, sent, key, world, supplier, now }) => {
    const refusal = shipmentRefusal(order, sent, world, supplier, now)
    return refusal ?? { value: withTtn(order, sent, world, key, now) }
  },
  ['provider_away', 'provider_refused'],
)

const manual = orderStep(
  'shipments/manual',
  v.object({ carrier: v.picklist(['nova', 'ukrposhta', 'meest', 'courier', 'other']), ttn: v.string() }),
  ({ order, sent, key, world, supplier, now }) => attached(order, sent, ordersOf(world, supplier), key, now),
  ['ttn_of_other_order'],
)

const remove = supplierEndpoint({
  method: 'DELETE',
  path: `${ordersPath}/:id/shipments/:shipment`,
  assumed: true,
  answer: RecordOf(ordersWire),
  refuses: ['wrong_state', 'provider_away', 'provider_refused'],
  handle: (world, { supplier, params, now, origin }) => {
    const order = orderById(world, supplier, params['id'])
    if (order === undefined) return [world, gone]
    const answer = (shown: typeof order, then: typeof world) =>
      ok({ data: shownOrder(shown, then, supplier, now, origin) })
    if (String(order.shipment?.id) !== params['shipment']) {
      const wasThere = ttnDeedsOf(world, supplier).some(({ shipment }) => String(shipment) === params['shipment'])
      return [world, wasThere ? answer(order, world) : message(404, 'Такої ТТН немає.')]
    }
    const outcome = withoutTtn(order, world, now)
    if (!('value' in outcome)) return [world, outcome]
    const next = withOrders(world, supplier, [outcome.value], now)
    return [next, answer(outcome.value, next)]
  },
})

export const shipmentEndpoints: readonly Endpoint[] = [quote, manual, create, remove]
