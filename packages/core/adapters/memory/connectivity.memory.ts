import type { ConnectivityFact, ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'
import { heard } from './kernel.memory.ts'

/** A line that a test may cut. */
export const connectivityInMemory = () => {
  const listeners = new Set<(fact: ConnectivityFact) => void>()
  let isOnline = true
  const connectivity: ConnectivityPort = {
    isOnline: async () => isOnline,
    watchConnectivity: (tell) => heard(listeners, tell),
  }
  return {
    connectivity,
    /** The browser notices something about the line. */
    noticeLine: (fact: ConnectivityFact) => {
      if (fact.type === 'network.lost') isOnline = false
      if (fact.type === 'network.regained') isOnline = true
      for (const tell of listeners) tell(fact)
    },
  }
}
