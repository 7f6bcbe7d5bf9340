import { message } from '../../http/laravel.ts'
import type { Supplier, World } from '../../world/world.ts'
import type { Call, Step } from './endpoint.ts'

type Keyed = Pick<Call, 'idempotencyKey' | 'body'> & { readonly supplier: Supplier }

/** Runs a call once per idempotency key: a repeat gets the first reply, and a repeat with another body gets 422. */
export const once =
  <Given extends Keyed>(handle: (world: World, call: Given) => Step) =>
  (world: World, call: Given): Step => {
    const { idempotencyKey: key, supplier } = call
    if (key === null) return handle(world, call)
    const body = JSON.stringify(call.body)
    const before = world.answers.find((answer) => answer.key === key && answer.supplierId === supplier.id)
    if (before) return [world, before.body === body ? before.reply : message(422, 'Цей ключ уже має інший запит.')]
    const [next, reply, ...told] = handle(world, call)
    // A refused call has moved nothing, so its key may be used again.
    if (reply.status !== 200) return [next, reply, ...told]
    return [{ ...next, answers: [...next.answers, { key, supplierId: supplier.id, body, reply }] }, reply, ...told]
  }
