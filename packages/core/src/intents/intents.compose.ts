import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { lookupMachine } from './lookup.machine.ts'
import { moveMachine } from './move.machine.ts'
import { paymentSessionMachine } from './payment-session.machine.ts'
import { reconcilerMachine } from './reconciler.machine.ts'

export type MoneyPorts = Pick<Ports, 'connectivity' | 'intents' | 'journal' | 'lock' | 'setup'>

const composeLookup = ({ intents, setup }: Pick<MoneyPorts, 'intents' | 'setup'>) =>
  lookupMachine.provide({
    actors: actorsOf({ fetchSetup: setup.fetchSetup, fetchTransactions: intents.fetchTransactions }),
  })

/** The payment session machine with its ports provided. */
export const composePaymentSession = (ports: MoneyPorts) => {
  const { connectivity, intents, lock } = ports
  const { loadIntents, saveIntent, settleIntents } = ports.journal
  return paymentSessionMachine.provide({
    actors: {
      ...actorsOf({ loadIntents, settleIntents }),
      holdMoney: listenerOf(lock.holdMoney),
      lookup: composeLookup(ports),
      move: moveMachine.provide({
        actors: {
          ...actorsOf({ isOnline: connectivity.isOnline, sendIntent: intents.sendIntent, saveIntent, settleIntents }),
          lookup: composeLookup(ports),
        },
      }),
    },
  })
}

export const composeReconciler = (ports: MoneyPorts & Pick<Ports, 'clipboard' | 'drafts'>) => {
  const { loadIntents, settleIntents } = ports.journal
  return reconcilerMachine.provide({
    actors: {
      ...actorsOf({ loadIntents, settleIntents, clearDraft: ports.drafts.clearDraft }),
      lookup: composeLookup(ports),
      copy: copyMachine.provide({ actors: actorsOf(ports.clipboard) }),
    },
    delays: { patience: () => ports.intents.patience() },
  })
}
