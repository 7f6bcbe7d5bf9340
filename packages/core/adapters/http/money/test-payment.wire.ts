import * as v from 'valibot'
import { testPaymentStatuses } from '../../../src/payment-methods-methods/test-payment.domain.ts'
import { JsonObject, KnownInstant, LaxText } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { sends } from '../kit/sends.wire.ts'
import { paymentMethodsPath } from './payment-methods-methods.wire.ts'

export const testPaymentPath = (id: string) => `${paymentMethodsPath}/${id}/test-payment`

const Payment = v.pipe(
  JsonObject,
  v.object({
    client_key: LaxText,
    // A payment in a state that is not known can only be waited for.
    status: v.fallback(v.picklist(testPaymentStatuses), 'waiting'),
    amount: KnownHryvnias,
    url: v.pipe(v.unknown(), sends(v.string())),
    expires_at: KnownInstant,
    message: LaxText,
  }),
)

export const TestPaymentReply = v.pipe(JsonObject, v.object({ data: v.nullable(Payment) }))
export const TestPaymentBody = v.object({ client_key: v.pipe(v.string(), v.maxLength(100)) })
