import { ordersWire } from '@supplier/core/adapters/http/orders/orders.wire'
import * as v from 'valibot'
import { message, ok, type Reply, refused, stale } from '../../http/laravel.ts'
import { nextNumber, type OrderRecord } from '../../world/orders/order-records.ts'
import { copied, type OrderOutcome, paid, stepped } from '../../world/orders/order-steps.ts'
import { orderById, ordersOf, withOrders } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import type { Supplier, World } from '../../world/world.ts'
import { RecordOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import type { RefusalCode } from '../kit/refusals.ts'
import { shownOrder } from './orders.view.ts'

const gone = message(404, 'Такого замовлення немає.')
const otherBody = refused({ client_key: ['Цей ключ уже має інший запит.'] })
const mostKeys = 30

const Keyed = v.looseObject({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  version: v.optional(v.number()),
})

interface StepCall<Body> {
  readonly order: OrderRecord
  readonly sent: Body
  readonly key: string
  readonly world: World
  readonly supplier: Supplier
  readonly now: number
}

const withKey = (order: OrderRecord, key: string, sent: string): OrderRecord => ({
  ...order,
  keys: Object.fromEntries([...Object.entries(order.keys), [key, sent]].slice(-mostKeys)),
})

/** A step on one order, which is made once however often its key comes, and refused when the order has changed. */
export const orderStep = <Body extends v.GenericSchema>(
  path: string,
  schema: Body,
  act: (call: StepCall<v.InferOutput<Body>>) => OrderOutcome,
  refuses: readonly RefusalCode[] = [],
): Endpoint =>
  supplierEndpoint({
    method: 'POST',
    path: `${ordersPath}/:id/${path}`,
    assumed: true,
    body: v.intersect([Keyed, schema]),
    answer: RecordOf(ordersWire),
    refuses: ['wrong_state', ...refuses],
    handle: (world, { supplier, params, now, origin, body: { client_key: key, version, ...values } }) => {
      const order = orderById(world, supplier, params['id'])
      if (order === undefined) return [world, gone]
      const answerOf = (shown: OrderRecord, then: World): Reply =>
        ok({ data: shownOrder(shown, then, supplier, now, origin) })
      const asked = JSON.stringify([path, values])
      const before = order.keys[key]
      if (before !== undefined) return [world, before === asked ? answerOf(order, world) : otherBody]
      if (version !== undefined && version !== order.version)
        return [world, stale(shownOrder(order, world, supplier, now, origin))]
      const sent = v.parse(schema, values)
      const outcome = act({ order, sent, key, world, supplier, now })
      if (!('value' in outcome)) return [world, outcome]
      const next = withOrders(world, supplier, [withKey(outcome.value, key, asked)], now)
      return [next, answerOf(orderById(next, supplier, params['id']) as OrderRecord, next)]
    },
  })

const Text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null)

const transitions = orderStep(
  'transitions',
  v.object({
    to: v.string(),
    reason_code: v.optional(v.nullable(v.string())),
    comment: Text,
    restock: v.optional(v.boolean()),
  }),
  ({ order, sent, world, supplier, now }) => stepped(order, sent, world, supplier, now),
)

const payment = orderStep('paid', v.object({ amount: v.number(), comment: Text }), ({ order, sent, now }) =>
  paid(order, sent.amount, sent.comment, now),
)

const copy = supplierEndpoint({
  method: 'POST',
  path: `${ordersPath}/:id/copy`,
  assumed: true,
  body: Keyed,
  answer: RecordOf(ordersWire),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, now, origin, body: { client_key: key } }) => {
    const all = ordersOf(world, supplier)
    const answerOf = (order: OrderRecord, then: World) => ok({ data: shownOrder(order, then, supplier, now, origin) })
    const before = all.find(({ clientKey }) => clientKey === key)
    if (before) return [world, answerOf(before, world)]
    const order = orderById(world, supplier, params['id'])
    if (order === undefined) return [world, gone]
    const outcome = copied(order, world.nextId, world, supplier, nextNumber(all), now)
    if (!('value' in outcome)) return [world, outcome]
    const made = { ...outcome.value, clientKey: key }
    const next = withOrders({ ...world, nextId: world.nextId + 1 }, supplier, [made], now)
    return [next, answerOf(made, next)]
  },
})

export const orderStepEndpoints: readonly Endpoint[] = [transitions, payment, copy]
