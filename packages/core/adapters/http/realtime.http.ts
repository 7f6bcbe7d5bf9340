import { toFailure } from '../../src/kernel/failure.ts'
import type { Abort } from '../../src/kernel/port.ts'
import type { RealtimePort } from '../../src/realtime/realtime.port.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { type BroadcastingAuthBody, BroadcastingAuthReply } from './realtime.wire.ts'

/** Signs one private channel for one socket; rejects like every other call. */
export type Authorise = (socketId: string, channel: string, signal: Abort) => Promise<BroadcastingAuthReply>

/** Milliseconds that a signature may take, and for which one question alone is trusted to be answered. */
const longest = 30_000
const trusted = 10_000

/**
 * A server in trouble may answer late, or never: what it was asked while it was away is lost. So it is asked anew
 * every ten seconds, while the first question may still be answered.
 */
export const authoriseOverHttp =
  (http: Http): Authorise =>
  async (socketId, channel, signal) => {
    const body = { socket_id: socketId, channel_name: channel } satisfies BroadcastingAuthBody
    const over = new AbortController()
    signal.addEventListener('abort', () => over.abort(), { once: true })
    const ask = (limit: number) =>
      http('POST', '/broadcasting/auth', { body, signal: over.signal, limit, isUntold: true })
    const askAnew = async (): Promise<unknown> => {
      try {
        return await ask(trusted)
      } catch (error) {
        if (toFailure(error).kind !== 'timedOut') throw error
        return askAnew()
      }
    }
    let doubt: ReturnType<typeof setTimeout> | undefined
    const doubted = new Promise((resolve) => {
      doubt = setTimeout(() => resolve(askAnew()), trusted)
    })
    try {
      return read(BroadcastingAuthReply, await Promise.race([ask(longest), doubted]))
    } finally {
      clearTimeout(doubt)
      over.abort()
    }
  }

/** The cheapest call to where the channels will be signed: whatever a server answers to it, it costs nothing to make. */
export const askServerOverHttp =
  (http: Http): RealtimePort['askServer'] =>
  async (_, signal) => {
    await http('HEAD', '/broadcasting/auth', { signal, limit: 4000, isUntold: true })
  }
