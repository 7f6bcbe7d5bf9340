import type { Abort } from '../../src/kernel/port.ts'
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
