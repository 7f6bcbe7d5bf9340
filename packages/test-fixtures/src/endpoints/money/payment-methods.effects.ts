import { changeOf } from '../../world/account/supplier.ts'
import type { Broadcast, Later } from '../../world/events.ts'
import {
  answered,
  answerFor,
  bankOf,
  isChecking,
  isPaymentDone,
  paymentMethodsName as name,
  paymentSeeds,
} from '../../world/money/payment-methods.ts'
import { recordsOf, withRecords } from '../../world/records.ts'
import {
  type StoredRecord,
  type Supplier,
  supplierById,
  supplierByToken,
  type World,
  withSupplier,
} from '../../world/world.ts'
import type { Endpoint, Step } from '../kit/endpoint.ts'

/** How long a provider takes to check keys, in milliseconds. */
export const checkTakes = 1500

/** The realtime event about a method. */
export const event = 'payment_method.changed'

/** The methods of a supplier. */
const methodsOf = (world: World, supplier: Supplier) => recordsOf(world, supplier, name, paymentSeeds(supplier))

/** The step of the set-up, as the methods leave it. */
export const withSetup = (world: World, supplier: Supplier, records: readonly StoredRecord[]): World =>
  withSupplier(world, supplier.id, {
    steps: { ...supplier.steps, payment: isPaymentDone(supplier, records) },
  })

interface Sent {
  readonly details?: object
  readonly iban?: unknown
}

/** The body of a change with the details among the other fields. A bank without a name gets it from the IBAN. */
const flat = (body: unknown): unknown => {
  const { details, ...rest } = body as Sent
  const fields: Sent & { readonly bank_title?: unknown } = { ...rest, ...details }
  const isNamed = fields.bank_title !== undefined || typeof fields.iban !== 'string'
  return { ...fields, is_touched: true, ...(!isNamed && { bank_title: bankOf(String(fields.iban)) }) }
}

/** The answer of the provider about a method, after a while. */
const answeredLater = (supplierId: number, id: number, origin: string): Later => ({
  after: checkTakes,
  step: (world, now) => {
    const supplier = supplierById(world, supplierId)
    const record = supplier && methodsOf(world, supplier).find((one) => one.id === id)
    if (!supplier || !record || !isChecking(record)) return [world]
    const done = answered(record, answerFor(record, now, world))
    const all = methodsOf(world, supplier).map((one) => (one.id === id ? done : one))
    const next = withSetup(withRecords(world, supplier, name, all), supplier, all)
    const data = { id, version: done.version }
    const told: Broadcast = { channel: `private-customer.${supplierId}`, event, data }
    return [next, told, ...changeOf(supplier, next, origin)]
  },
})

/** Adds what a change of a method causes: a check of its keys. */
export const withEffects = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  step: (world, call): Step => {
    const supplier = supplierByToken(world, call.token)
    if (endpoint.method === 'GET' || !supplier) return endpoint.step(world, call)
    const body = endpoint.method === 'PATCH' ? flat(call.body) : call.body
    const [next, reply, ...told] = endpoint.step(world, { ...call, body })
    if (next === world) return [next, reply]
    const id = Number(call.params['id'])
    const record = methodsOf(next, supplier).find((one) => one.id === id)
    if (record === undefined) return [next, reply, ...told]
    const checks = isChecking(record) ? [answeredLater(supplier.id, id, call.origin)] : []
    return [next, reply, ...told, ...checks]
  },
})
