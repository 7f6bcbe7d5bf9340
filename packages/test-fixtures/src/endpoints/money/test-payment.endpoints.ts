import {
  TestPaymentBody,
  TestPaymentReply,
  testPaymentPath,
} from '@supplier/core/adapters/http/money/test-payment.wire'
import { message, ok, type Reply, wrongState } from '../../http/laravel.ts'
import { testAddress } from '../../world/money/invoices.ts'
import { kindOf, missingIn, paymentMethodsName, paymentSeeds, refusalOf } from '../../world/money/payment-methods.ts'
import { expiryOf, statusOfTest, testOf, testWithKey, withTest } from '../../world/money/test-payments.ts'
import { recordsOf } from '../../world/records.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

const gone = message(404, 'Такого методу немає.')
const texts: Readonly<Record<string, string>> = { refused: 'Покупець скасував платіж.' }

const methodAt = (world: World, supplier: Supplier, id: string | undefined): StoredRecord | undefined =>
  recordsOf(world, supplier, paymentMethodsName, paymentSeeds(supplier)).find((one) => String(one.id) === id)

const shown = (test: StoredRecord, paymentOrigin: string, now: number): Reply => {
  const status = statusOfTest(test, now)
  return ok({
    data: {
      client_key: test.clientKey,
      status,
      amount: 1,
      url: testAddress(paymentOrigin, test.id),
      expires_at: expiryOf(test),
      message: texts[status] ?? null,
    },
  })
}

export const testPaymentsEndpoints = [
  supplierEndpoint({
    method: 'GET',
    path: testPaymentPath(':id'),
    assumed: true,
    answer: TestPaymentReply,
    handle: (world, { supplier, params, paymentOrigin, now }) => {
      const method = methodAt(world, supplier, params['id'])
      if (method === undefined) return [world, gone]
      const test = testOf(world, supplier, method.id)
      return [world, test === undefined ? ok({ data: null }) : shown(test, paymentOrigin, now)]
    },
  }),
  supplierEndpoint({
    method: 'POST',
    path: testPaymentPath(':id'),
    assumed: true,
    body: TestPaymentBody,
    answer: TestPaymentReply,
    refuses: ['wrong_state', 'provider_away', 'provider_refused'],
    handle: (world, { supplier, params, body: { client_key: key }, paymentOrigin, panel, now }) => {
      const method = methodAt(world, supplier, params['id'])
      if (method === undefined) return [world, gone]
      const before = testWithKey(world, supplier, key)
      if (before !== undefined) return [world, shown(before, paymentOrigin, now)]
      if (kindOf(method).provider === undefined || missingIn(method).length > 0)
        return [world, wrongState('Спершу вкажіть ключі.', { reason: 'needs_keys' })]
      const refusal = refusalOf(method, world, now)
      if (refusal !== null) return [world, refusal]
      const [next, test] = withTest(world, supplier, { method: method.id, key, at: now, panel })
      return [next, shown(test, paymentOrigin, now)]
    },
  }),
] as const
