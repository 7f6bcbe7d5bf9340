import { copyMachine } from '../account/copy.machine.ts'
import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { lookMachine } from './look.machine.ts'
import { moveMachine } from './move.machine.ts'
import { paymentSessionMachine } from './payment-session.machine.ts'
import { reconcilerMachine } from './reconciler.machine.ts'

export type MoneyPorts = Pick<Ports, 'connectivity' | 'intents' | 'journal' | 'lock' | 'setup'>

const composeLook = ({ intents, setup }: Pick<MoneyPorts, 'intents' | 'setup'>) =>
  lookMachine.provide({
    actors: actorsOf({ fetchSetup: setup.fetchSetup, fetchTransactions: intents.fetchTransactions }),
  })

/** A session in which money moves, with its ports plugged in. */
export const composePaymentSession = (ports: MoneyPorts) => {
  const { connectivity, intents, lock } = ports
  const { loadIntents, saveIntent, settleIntents } = ports.journal
  return paymentSessionMachine.provide({
    actors: {
      ...actorsOf({ loadIntents, settleIntents }),
      holdMoney: listenerOf(lock.holdMoney),
      look: composeLook(ports),
      move: moveMachine.provide({
        actors: {
          ...actorsOf({ isOnline: connectivity.isOnline, sendIntent: intents.sendIntent, saveIntent, settleIntents }),
          look: composeLook(ports),
        },
      }),
    },
  })
}

export const composeReconciler = (ports: MoneyPorts & Pick<Ports, 'clipboard' | 'drafts'>) => {
  const { loadIntents, settleIntents } = ports.journal
  return reconcilerMachine.provide({
    actors: {
      ...actorsOf({ loadIntents, settleIntents, forgetDraft: ports.drafts.forgetDraft }),
      look: composeLook(ports),
      copy: copyMachine.provide({ actors: actorsOf(ports.clipboard) }),
    },
    delays: { patience: () => ports.intents.patience() },
  })
}
