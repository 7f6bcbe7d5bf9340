import type { ConnectivityEvent, ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'
import { heard } from './kernel.memory.ts'

/** A network connection that a test can cut. */
export const connectivityInMemory = () => {
  const listeners = new Set<(event: ConnectivityEvent) => void>()
  let isOnline = true
  const connectivity: ConnectivityPort = {
    isOnline: async () => isOnline,
    watchConnectivity: (emit) => heard(listeners, emit),
  }
  return {
    connectivity,
    /** Simulates an event of the browser about its connection. */
    report: (event: ConnectivityEvent) => {
      if (event.type === 'network.lost') isOnline = false
      if (event.type === 'network.regained') isOnline = true
      for (const emit of listeners) emit(event)
    },
  }
}
