import type { Abort } from '../../src/kernel/port.ts'
import type { RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { type BroadcastingAuthBody, BroadcastingAuthReply } from './realtime.wire.ts'

/** Signs one private channel for one socket; rejects like every other call. */
export type Authorise = (socketId: string, channel: string, signal: Abort) => Promise<BroadcastingAuthReply>

export const authoriseOverHttp =
  (http: Http): Authorise =>
  async (socketId, channel, signal) => {
    const body = { socket_id: socketId, channel_name: channel } satisfies BroadcastingAuthBody
    return read(BroadcastingAuthReply, await http('POST', '/broadcasting/auth', { body, signal, limit: 10_000 }))
  }

/** The cheapest call to where the channels will be signed: whatever a server answers to it, it costs nothing to make. */
export const askServerOverHttp =
  (http: Http): RealtimePort['askServer'] =>
  async (_, signal) => {
    await http('HEAD', '/broadcasting/auth', { signal, limit: 4000 })
  }
