import { TopUpBody } from '@supplier/core/adapters/http/balances.wire'
import { supplierEndpoint } from '../endpoint.ts'
import { ok, refused } from '../laravel.ts'
import { once } from '../once.ts'
import { invoiceAddress, invoiced, topUpLeast, topUpMost } from '../world/invoices.ts'

export const upBalance = supplierEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v1/customer/account/up-balance',
  body: TopUpBody,
  handle: once((world, { supplier, body: { amount }, now, panel, paymentOrigin, idempotencyKey: intent }) => {
    if (amount < topUpLeast || amount > topUpMost) {
      return [world, refused({ amount: ['Сума має бути від 1 до 150 000 грн.'] })]
    }
    const [next, invoice] = invoiced(world, { supplierId: supplier.id, amount, at: now, panel, intent })
    return [next, ok({ url: invoiceAddress(paymentOrigin, invoice) })]
  }),
})

export const topUpEndpoints = [upBalance] as const
