import { methodsOf, missingOf } from '../../world/deliveries/deliveries.ts'
import type { Broadcast } from '../../world/events.ts'
import { type Supplier, supplierById, supplierByToken, type World } from '../../world/world.ts'
import type { Endpoint } from '../kit/endpoint.ts'

/** What a list of delivery methods shows of each: its version, and what it lacks. */
const shownOf = (world: World, { id }: Supplier, now: number) => {
  const supplier = supplierById(world, id)
  const methods = supplier ? methodsOf(world, supplier) : []
  return new Map(
    methods.map((method) => [
      String(method['code']),
      { version: method.version, lacks: String(supplier && missingOf(method, world, supplier, now)) },
    ]),
  )
}

/** The events about methods that were changed, or that lack more or less than before because of a key or a sender. */
const methodEvents = (before: World, after: World, supplier: Supplier, now: number): readonly Broadcast[] => {
  const former = shownOf(before, supplier, now)
  return [...shownOf(after, supplier, now)].flatMap(([id, { version, lacks }]) => {
    const old = former.get(id)
    if (old?.version === version && old.lacks === lacks) return []
    // Without a newer version, the event names none, and the method is read again.
    const data = { id, ...(old?.version !== version && { version }) }
    return [{ channel: `private-customer.${supplier.id}`, event: 'delivery.changed', data }]
  })
}

/** Sends the events about the methods that a change of the deliveries changes. */
export const withMethodEvents = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  step: (world, call) => {
    const step = endpoint.step(world, call)
    const supplier = supplierByToken(world, call.token)
    const [next] = step
    if (endpoint.method === 'GET' || next === world || !supplier) return step
    return [...step, ...methodEvents(world, next, supplier, call.now)]
  },
})
