import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { type BroadcastingAuthBody, BroadcastingAuthReply } from './realtime.wire.ts'

/** Signs one private channel for one socket; rejects like every other call. */
export type Authorise = (socketId: string, channel: string) => Promise<BroadcastingAuthReply>

export const authoriseOverHttp =
  (http: Http): Authorise =>
  async (socketId, channel) => {
    const body = { socket_id: socketId, channel_name: channel } satisfies BroadcastingAuthBody
    return read(BroadcastingAuthReply, await http('POST', '/broadcasting/auth', { body }))
  }
