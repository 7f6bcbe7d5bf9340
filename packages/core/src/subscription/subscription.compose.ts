import { composePaymentSession, type MoneyPorts } from '../intents/intents.compose.ts'
import { actorsOf } from '../kernel/port.ts'
import { subscriptionMachine } from './subscription.machine.ts'

/** The machine of the paywall with its ports. */
export const composeSubscription = (ports: MoneyPorts) =>
  subscriptionMachine.provide({
    actors: { ...actorsOf({ loadIntents: ports.journal.loadIntents }), session: composePaymentSession(ports) },
  })
