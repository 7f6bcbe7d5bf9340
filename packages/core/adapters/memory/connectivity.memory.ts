import type { ConnectivityEvent, ConnectivityPort } from '../../src/connectivity/connectivity.port.ts'
import type { ClockCorrection } from '../browser/clock.browser.ts'
import { heard } from './kernel.memory.ts'

type Corrections = (listener: (correction: ClockCorrection) => void) => () => void

/** A network connection that a test can cut. */
export const connectivityInMemory = (onCorrected: Corrections) => {
  const listeners = new Set<(event: ConnectivityEvent) => void>()
  let isOnline = true
  const connectivity: ConnectivityPort = {
    isOnline: async () => isOnline,
    watchConnectivity: (emit) => {
      const stops = [
        heard(listeners, emit),
        onCorrected((correction) => emit({ type: 'clock.corrected', ...correction })),
      ]
      return () => stops.forEach((stop) => void stop())
    },
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
