import * as v from 'valibot'
import type { ClockPort } from '../../src/kernel/clock.ts'
import { PortError } from '../../src/kernel/failure.ts'
import type { Http } from '../http/kit/http.client.ts'
import { realTimers, type Timers } from '../http/kit/kernel.http.ts'
import { type Channel, held, type Locks } from './kernel.browser.ts'

interface Surroundings {
  readonly http: Http
  readonly clock: ClockPort
  readonly locks: Locks | undefined
  readonly channels: ((name: string) => Channel) | undefined
  /** The supplier who is signed in; answers read for another supplier are ignored. */
  readonly supplierId: () => number | null
  readonly timers?: Timers
}

const Heard = v.object({ supplierId: v.number(), path: v.string(), askedAt: v.number(), body: v.unknown() })
type Heard = v.InferOutput<typeof Heard>

/**
 * Milliseconds for which a tab holds the lock after its read: the answer travels over a channel, and the next tab must
 * not get the lock before the answer.
 */
const untilHeard = 1000

/**
 * All tabs of a browser receive the same realtime events. One tab refetches the data that an event invalidates and
 * shares the answer with the others; if its request fails, the next tab sends one. Without locks or channels each tab
 * refetches on its own.
 */
export const readingTogether = ({
  http,
  clock,
  locks,
  channels,
  supplierId,
  timers = realTimers,
}: Surroundings): Http => {
  if (!locks || !channels) return http
  const channel = channels('readings')
  const answers = new Map<string, Heard>()
  const waiting = new Set<() => void>()
  channel.addEventListener('message', ({ data }) => {
    const found = v.safeParse(Heard, data)
    if (!found.success || found.output.supplierId !== supplierId()) return
    answers.set(found.output.path, found.output)
    timers.setTimeout(() => {
      if (answers.get(found.output.path) === found.output) answers.delete(found.output.path)
    }, 60_000)
    for (const look of waiting) look()
  })

  return async (method, path, extra = {}) => {
    const { since, signal } = extra
    const reader = supplierId()
    if (since === undefined || reader === null) return http(method, path, extra)
    const answer = () => {
      const heard = answers.get(path)
      return heard && heard.supplierId === reader && heard.askedAt > since ? heard : null
    }
    let release = () => {}
    let look = () => {}
    try {
      await new Promise<void>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new PortError({ kind: 'unreachable' })), { once: true })
        look = () => answer() && resolve()
        waiting.add(look)
        release = held(locks, `readings.${reader}.${path}`, {}, () => resolve())
        look()
      })
      const heard = answer()
      if (heard) return heard.body
      const askedAt = clock.now()
      const body = await http(method, path, extra)
      channel.postMessage({ supplierId: reader, path, askedAt, body } satisfies Heard)
      const letGo = release
      release = () => void timers.setTimeout(letGo, untilHeard)
      return body
    } finally {
      waiting.delete(look)
      release()
    }
  }
}
