import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { besideOf } from '../kit/section/beside.machine.ts'
import { testPaymentMachine } from './test-payment.machine.ts'

/** The machine of the test payment with its ports provided. */
export const composeTestPayment = ({ testPayment, topUp }: Pick<Ports, 'testPayment' | 'topUp'>) => {
  const { startTest, findTest } = testPayment
  const { fetchPaymentHosts } = topUp
  return besideOf(
    testPaymentMachine.provide({
      actors: { ...actorsOf({ startTest, fetchPaymentHosts }), ...readingsOf({ findTest }) },
    }),
  )
}
