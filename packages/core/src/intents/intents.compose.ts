import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { IntentsPort, JournalPort, LockPort } from './intents.port.ts'
import { lookupMachine } from './lookup.machine.ts'
import { moveMachine } from './move.machine.ts'
import { paymentSessionMachine } from './payment-session.machine.ts'
import { reconcilerMachine } from './reconciler.machine.ts'

export interface MoneyPorts {
  readonly connectivity: ConnectivityPort
  readonly intents: IntentsPort
  readonly journal: JournalPort
  readonly lock: LockPort
  readonly setup: SetupPort
}

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

export const composeReconciler = (
  ports: MoneyPorts & { readonly clipboard: ClipboardPort; readonly drafts: DraftsPort },
) => {
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
