import { PortError } from '../../src/kernel/failure.ts'
import type { RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Http } from '../http/kit/http.client.ts'
import { authoriseOverHttp, missedOverHttp, pingServerOverHttp } from '../http/realtime/realtime.http.ts'
import { realtimeOverPusher } from '../pusher/realtime.pusher.ts'

/** A port for an app without a realtime server: it never connects. */
export const realtimeOff: RealtimePort = {
  loadRealtime: () => Promise.reject(new PortError({ kind: 'unreachable' })),
  jitter: async () => 1,
  pingServer: async () => {},
  fetchMissedEvents: async () => null,
  openConnection: () => () => {},
}

/** A server that speaks the Pusher protocol. */
export interface RealtimeServer {
  readonly key: string
  readonly host: string
  readonly port: number
}

/** A realtime connection to this server; without a server it never connects. */
export const realtimeInMemory = (http: Http, server: RealtimeServer | undefined): RealtimePort => {
  if (!server) return realtimeOff
  const line = { ...server, isSecure: false, cluster: 'eu', authorise: authoriseOverHttp(http), jitter: () => 0 }
  return { ...realtimeOverPusher(line), pingServer: pingServerOverHttp(http), fetchMissedEvents: missedOverHttp(http) }
}
