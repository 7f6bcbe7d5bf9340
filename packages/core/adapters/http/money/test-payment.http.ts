import { PortError } from '../../../src/kernel/failure.ts'
import type { TestPayment } from '../../../src/payment-methods-methods/test-payment.domain.ts'
import type { TestPaymentPort } from '../../../src/payment-methods-methods/test-payment.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { writtenAddressOf } from './intents.http.ts'
import { TestPaymentReply, testPaymentPath } from './test-payment.wire.ts'

const paymentIn = (reply: unknown): TestPayment | null => {
  const { data } = read(TestPaymentReply, reply)
  if (data === null) return null
  const { client_key: key, url, expires_at: expiresAt, message: text, ...same } = data
  return { ...same, key, expiresAt, text, address: writtenAddressOf(url) }
}

export const testPaymentOverHttp = (http: Http): TestPaymentPort => ({
  async startTest({ method, key }, signal) {
    const path = testPaymentPath(encodeURIComponent(method))
    const payment = paymentIn(await http('POST', path, { body: { client_key: key }, signal }))
    if (payment === null) throw new PortError({ kind: 'unexpected' })
    return payment
  },
  async findTest(method, signal) {
    return paymentIn(await http('GET', testPaymentPath(encodeURIComponent(method)), { signal }))
  },
})
