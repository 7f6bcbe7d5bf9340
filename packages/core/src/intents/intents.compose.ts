import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { attemptMachine } from './attempt.machine.ts'
import { intentMachine } from './intent.machine.ts'

export type MoneyPorts = Pick<Ports, 'connectivity' | 'intents' | 'journal' | 'lock' | 'setup'>

/** An attempt to move money with its ports plugged in. */
export const composeAttempt = ({ connectivity, intents, journal, lock, setup }: MoneyPorts) => {
  const { sendIntent, fetchTrail } = intents
  const { recallIntent, keepIntent, forgetIntent } = journal
  const { isOnline } = connectivity
  const { fetchSetup } = setup
  return attemptMachine.provide({
    actors: {
      ...actorsOf({ recallIntent, fetchSetup, fetchTrail }),
      holdMoney: listenerOf(lock.holdMoney),
      intent: intentMachine.provide({
        actors: actorsOf({ isOnline, sendIntent, fetchTrail, keepIntent, forgetIntent, fetchSetup }),
      }),
    },
  })
}
