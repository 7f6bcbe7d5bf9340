import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeRecordPage } from '../kit/section/section.compose.ts'
import { methodPageMachine } from './method-page.machine.ts'
import { paymentMethods } from './payment-methods-methods.section.ts'
import { testPaymentMachine } from './test-payment.machine.ts'

export const composeMethodPage = (ports: Ports) => {
  const { startTest, findTest } = ports.testPayment
  const { fetchPaymentHosts } = ports.topUp
  return methodPageMachine.provide({
    actors: {
      page: composeRecordPage(paymentMethods, ports),
      test: testPaymentMachine.provide({
        actors: { ...actorsOf({ startTest, fetchPaymentHosts }), ...readingsOf({ findTest }) },
      }),
    },
  })
}
