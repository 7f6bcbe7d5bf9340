import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { composeList } from '../kit/list/list.compose.ts'
import type { FilesPort, RowsPort } from '../kit/list/list.port.ts'
import { loadOf } from '../kit/load/load.machine.ts'
import { type BalanceLine, type LinePage, type LineQuery, lineRules } from './balances.domain.ts'
import type { BalancesPort, TopUpPort } from './balances.port.ts'
import { mainBalanceMachine } from './main-balance.machine.ts'
import { paymentMachine } from './payment.machine.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { serviceBalanceMachine } from './service-balance.machine.ts'
import { topUpMachine } from './top-up.machine.ts'
import { transferMachine } from './transfer.machine.ts'

export type BalancesPorts = MoneyPorts & {
  readonly balances: BalancesPort
  readonly drafts: DraftsPort
  readonly files: FilesPort
  readonly rows: RowsPort
  readonly topUp: TopUpPort
}

const linesOf = composeList<BalanceLine, LineQuery, LinePage>

export const composeMainBalance = (ports: BalancesPorts) => {
  const { fetchMainLines } = ports.balances
  const { fetchSetup } = ports.setup
  const { fetchPaymentHosts, openPaymentPage } = ports.topUp
  const { requestTopUp } = ports.intents
  const { loadIntents, saveIntent, settleIntents } = ports.journal
  return mainBalanceMachine.provide({
    actors: {
      list: linesOf('mainLines', lineRules.main, fetchMainLines, ports.files, ports.rows),
      paymentReturn: paymentReturnMachine.provide({ actors: actorsOf({ fetchSetup, loadIntents, settleIntents }) }),
      topUp: topUpMachine.provide({
        actors: {
          ...actorsOf({ fetchSetup, requestTopUp, fetchPaymentHosts, saveIntent, settleIntents }),
          draft: composeDraft(ports.drafts),
          payment: paymentMachine.provide({
            actors: actorsOf({ fetchSetup, saveIntent, openPaymentPage, settleIntents }),
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
      list: linesOf('serviceLines', lineRules.service, fetchServiceLines, ports.files, ports.rows),
      figure: loadOf(fetchServiceBalance),
      transfer: transferOf(ports),
    },
  })
}

const transferOf = (ports: MoneyPorts & { readonly drafts: DraftsPort }) =>
  transferMachine.provide({
    actors: {
      ...actorsOf({ fetchSetup: ports.setup.fetchSetup }),
      session: composePaymentSession(ports),
      draft: composeDraft(ports.drafts),
    },
  })
