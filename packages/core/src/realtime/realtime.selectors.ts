import type { RealtimeSnapshot } from './realtime.machine.ts'

/** The state of the realtime connection. */
export type ConnectionState = 'live' | 'connecting' | 'off'

export const selectConnectionState = (snapshot: RealtimeSnapshot): ConnectionState => {
  if (snapshot.matches({ connected: 'live' })) return 'live'
  return snapshot.context.isOff ? 'off' : 'connecting'
}
