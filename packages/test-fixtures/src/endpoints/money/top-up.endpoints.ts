import { TopUpBody, TopUpReply } from '@supplier/core/adapters/http/money/balances.wire'
import { ok, refused } from '../../http/laravel.ts'
import { invoiceAddress, invoiced, topUpLeast, topUpMost } from '../../world/money/invoices.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { once } from '../kit/once.ts'

export const upBalance = supplierEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v1/customer/account/up-balance',
  body: TopUpBody,
  answer: TopUpReply,
  handle: once((world, { supplier, body: { amount }, now, panel, paymentOrigin, idempotencyKey: intent }) => {
    if (amount < topUpLeast || amount > topUpMost) {
      return [world, refused({ amount: ['Сума має бути від 1 до 150 000 грн.'] })]
    }
    const [next, invoice] = invoiced(world, { supplierId: supplier.id, amount, at: now, panel, intent })
    return [next, ok({ url: invoiceAddress(paymentOrigin, invoice) })]
  }),
})

export const topUpEndpoints = [upBalance] as const
