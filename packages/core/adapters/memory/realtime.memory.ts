import { PortError } from '../../src/kernel/failure.ts'
import type { RealtimePort } from '../../src/realtime/realtime.port.ts'

/** A panel without a realtime server: nothing is ever opened. */
export const realtimeOff: RealtimePort = {
  loadRealtime: () => Promise.reject(new PortError({ kind: 'unreachable' })),
  chance: async () => 1,
  openConnection: () => () => {},
}
