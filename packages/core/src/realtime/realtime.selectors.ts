import type { RealtimeSnapshot } from './realtime.machine.ts'

/** How the line to the realtime server stands. */
export type LineState = 'live' | 'connecting' | 'off'

export const selectLineState = (snapshot: RealtimeSnapshot): LineState => {
  if (snapshot.matches({ connected: 'live' })) return 'live'
  return snapshot.context.isOff ? 'off' : 'connecting'
}
