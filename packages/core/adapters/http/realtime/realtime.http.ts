import { PortError, toFailure } from '../../../src/kernel/failure.ts'
import type { ConnectionEvent, NumberedEvent, RealtimePort } from '../../../src/realtime/realtime.port.ts'
import { readCustomerEvent } from '../../pusher/account.pusher.ts'
import type { Authorise } from '../../pusher/realtime.pusher.ts'
import {
  type BroadcastingAuthBody,
  BroadcastingAuthReply,
  eventsPath,
  MissedReply,
  mostMissed,
} from '../account/realtime.wire.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'

/**
 * Milliseconds: the timeout of the whole call, and the time after which another request is sent alongside the first.
 */
const longest = 30_000
const trusted = 10_000

/**
 * An overloaded server may answer late or not at all, and it loses the requests that arrive while it is down. So the
 * request is repeated every ten seconds while the first one may still be answered.
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

/**
 * Checks whether the server that signs the channels can be reached; any answer will do. A HEAD request to that route is
 * the cheapest.
 */
export const pingServerOverHttp =
  (http: Http): RealtimePort['pingServer'] =>
  async (_, signal) => {
    await http('HEAD', '/broadcasting/auth', { signal, limit: 4000, isUntold: true })
  }

/** Reads the events that a connection missed; they have the names and the payloads of the channel. */
export const missedOverHttp =
  (http: Http): RealtimePort['fetchMissedEvents'] =>
  async (after, signal) => {
    try {
      const { data, meta } = read(
        MissedReply,
        await http('GET', eventsPath, { query: { after, limit: mostMissed }, signal }),
      )
      return {
        events: data.map(({ event, payload }) => readCustomerEvent(`.${event}`, payload)).filter(isAboutData),
        lastSeq: meta.last_seq,
        isAll: (data.at(-1)?.seq ?? after) >= meta.last_seq,
      }
    } catch (error) {
      if (isOver(error)) return null
      throw error
    }
  }

const isAboutData = (event: ConnectionEvent | null): event is NumberedEvent =>
  event?.type === 'supplier.reported' || event?.type === 'record.changed' || event?.type === 'job.progress'

/** Whether the events are not kept any more, or never were. */
const isOver = (error: unknown): boolean =>
  error instanceof PortError && error.failure.kind === 'refused' && [404, 410].includes(error.failure.status)
