import type { TopUpPort } from '../balances/balances.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { testPaymentMachine } from './test-payment.machine.ts'
import type { TestPaymentPort } from './test-payment.port.ts'

interface TestPaymentPorts {
  readonly testPayment: TestPaymentPort
  readonly topUp: TopUpPort
}

/** The machine of the test payment with its ports provided. */
export const composeTestPayment = ({ testPayment, topUp }: TestPaymentPorts) => {
  const { startTest, findTest } = testPayment
  const { fetchPaymentHosts } = topUp
  return besideOf(
    testPaymentMachine.provide({
      actors: { ...actorsOf({ startTest, fetchPaymentHosts }), ...readingsOf({ findTest }) },
    }),
  )
}
