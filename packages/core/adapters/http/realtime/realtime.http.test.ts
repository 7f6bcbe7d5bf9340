import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Failure, PortError } from '../../../src/kernel/failure.ts'
import type { Http } from '../kit/http.client.ts'
import { authoriseOverHttp } from './realtime.http.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reply = { auth: `key:${'a'.repeat(64)}` }

/** A fake server that answers each request after the given number of milliseconds; `null` means never. */
const signs = (...answers: readonly (number | Failure | null)[]) => {
  const asked: { readonly at: number; readonly limit: number | undefined }[] = []
  const start = Date.now()
  const http: Http = (_method, _path, { limit, signal } = {}) =>
    new Promise((resolve, reject) => {
      const answer = answers[asked.length] ?? null
      asked.push({ at: Date.now() - start, limit })
      signal?.addEventListener('abort', () => reject(new PortError({ kind: 'unreachable' })))
      setTimeout(() => reject(new PortError({ kind: 'timedOut' })), limit)
      if (typeof answer === 'number') setTimeout(() => resolve(reply), answer)
      else if (answer) reject(new PortError(answer))
    })
  const leaving = new AbortController()
  const signed = authoriseOverHttp(http)('1.1', 'private-customer.1', leaving.signal).then(
    () => Date.now() - start,
    ({ failure }: PortError) => failure,
  )
  return { asked, signed, leaving }
}

test('a signature that takes twenty seconds is accepted', async () => {
  const { signed } = signs(20_000, 20_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await signed).toBe(20_000)
})

test('a lost signature is requested again every ten seconds, and the first to arrive is accepted', async () => {
  const { asked, signed } = signs(null, null, 100)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toEqual([
    { at: 0, limit: 30_000 },
    { at: 10_000, limit: 10_000 },
    { at: 20_000, limit: 10_000 },
  ])
  expect(await signed).toBe(20_100)
})

test('after thirty seconds without a signature the call times out', async () => {
  const { signed } = signs()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await signed).toEqual({ kind: 'timedOut' })
})

test('a refusal ends the call at once, even that of a later request', async () => {
  const refused: Failure = { kind: 'unauthorized', texts: [] }
  expect(await signs(refused).signed).toEqual(refused)
  const { signed } = signs(null, refused)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await signed).toEqual(refused)
})

test('aborting stops further requests', async () => {
  const { asked, leaving, signed } = signs()
  leaving.abort()
  expect(await signed).toEqual({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})
