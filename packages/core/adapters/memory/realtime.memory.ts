import { PortError } from '../../src/kernel/failure.ts'
import type { RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Http } from '../http/http.client.ts'
import { askServerOverHttp, authoriseOverHttp } from '../http/realtime.http.ts'
import { realtimeOverPusher } from '../pusher/realtime.pusher.ts'

/** A panel without a realtime server: nothing is ever opened. */
export const realtimeOff: RealtimePort = {
  loadRealtime: () => Promise.reject(new PortError({ kind: 'unreachable' })),
  chance: async () => 1,
  askServer: async () => {},
  openConnection: () => () => {},
}

/** Where the Pusher protocol is spoken. */
export interface RealtimeServer {
  readonly key: string
  readonly host: string
  readonly port: number
}

/** A line to this server, or none. */
export const realtimeInMemory = (http: Http, server: RealtimeServer | undefined): RealtimePort => {
  if (!server) return realtimeOff
  const line = { ...server, isSecure: false, cluster: 'eu', authorise: authoriseOverHttp(http), chance: () => 0 }
  return { ...realtimeOverPusher(line), askServer: askServerOverHttp(http) }
}
