import type { Ports } from '../app/app.port.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import { composeAttempt, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { figureMachine } from '../resource/figure.machine.ts'
import { createListMachine } from '../resource/list.machine.ts'
import { type BalanceLine, type LinePage, type LineQuery, mainLineRules, serviceLineRules } from './balances.domain.ts'
import { mainBalanceMachine } from './main-balance.machine.ts'
import { paymentMachine } from './payment.machine.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { serviceBalanceMachine } from './service-balance.machine.ts'
import { topUpMachine } from './top-up.machine.ts'
import { transferMachine } from './transfer.machine.ts'

export type BalancesPorts = MoneyPorts & Pick<Ports, 'balances' | 'drafts' | 'topUp' | 'pendingTopUp'>

const linesOf = createListMachine<BalanceLine, LineQuery, LinePage>

export const composeMainBalance = (ports: BalancesPorts) => {
  const { fetchMainLines } = ports.balances
  const { fetchSetup } = ports.setup
  const { requestTopUp, fetchPaymentHosts, openPaymentPage } = ports.topUp
  const { recallTopUp, keepTopUp, forgetTopUp } = ports.pendingTopUp
  return mainBalanceMachine.provide({
    actors: {
      list: linesOf('mainLines', mainLineRules).provide({ actors: actorsOf({ fetchPage: fetchMainLines }) }),
      paymentReturn: paymentReturnMachine.provide({ actors: actorsOf({ fetchSetup, recallTopUp, forgetTopUp }) }),
      topUp: topUpMachine.provide({
        actors: {
          ...actorsOf({ fetchSetup, requestTopUp, fetchPaymentHosts }),
          draft: composeDraft(ports.drafts),
          payment: paymentMachine.provide({
            actors: actorsOf({ fetchSetup, keepTopUp, openPaymentPage, forgetTopUp }),
          }),
        },
      }),
      transfer: transferOf(ports),
    },
  })
}

export const composeServiceBalance = (ports: BalancesPorts) => {
  const { fetchServiceLines, fetchServiceBalance } = ports.balances
  return serviceBalanceMachine.provide({
    actors: {
      list: linesOf('serviceLines', serviceLineRules).provide({ actors: actorsOf({ fetchPage: fetchServiceLines }) }),
      figure: figureMachine.provide({ actors: actorsOf({ fetchFigure: fetchServiceBalance }) }),
      transfer: transferOf(ports),
    },
  })
}

const transferOf = (ports: MoneyPorts & Pick<Ports, 'drafts'>) =>
  transferMachine.provide({
    actors: {
      ...actorsOf({ fetchSetup: ports.setup.fetchSetup }),
      attempt: composeAttempt(ports),
      draft: composeDraft(ports.drafts),
    },
  })
