import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortError } from '../../src/kernel/failure.ts'
import type { Http } from '../http/kit/http.client.ts'
import { channelsInMemory, locksInMemory } from '../memory/kernel.memory.ts'
import type { Channel, Locks } from './kernel.browser.ts'
import { readingTogether } from './realtime.browser.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

interface Browser {
  readonly locks?: Locks | undefined
  readonly channels?: ((name: string) => Channel) | undefined
}

/**
 * One tab of the same browser for each supplier in the list, in front of a server that takes a second and answers each
 * request with its number.
 */
const tabsOf = (
  { locks, channels }: Browser,
  suppliers: readonly (number | null)[],
  answer: (asked: number) => unknown = (asked) => asked,
) => {
  const asked: string[] = []
  const http: Http = async (_, path) => {
    asked.push(path)
    const number = asked.length
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return answer(number)
  }
  const tabs = suppliers.map((supplierId) =>
    readingTogether({ http, clock: { now: () => Date.now() }, locks, channels, supplierId: () => supplierId }),
  )
  return { asked, tabs }
}

const shared = (): Browser => ({ locks: locksInMemory(), channels: channelsInMemory() })

const after = async <Answer>(ms: number, asked: readonly Promise<Answer>[]) => {
  const settled = Promise.allSettled(asked)
  await vi.advanceTimersByTimeAsync(ms)
  return (await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
}

test('one tab reads after a realtime event, and all tabs get its answer', async () => {
  const { asked, tabs } = tabsOf(shared(), [1, 1, 1])
  const readings = tabs.map((read) => read('GET', '/settings', { since: 500 }))
  expect(await after(1000, readings)).toEqual([1, 1, 1])
  expect(asked).toEqual(['/settings'])
})

test('a late tab reuses an answer newer than its event, and refetches after a newer event', async () => {
  const { tabs } = tabsOf(shared(), [1, 1])
  const [first, late] = tabs as [Http, Http]
  expect(await after(5000, [first('GET', '/settings', { since: 500 })])).toEqual([1])
  expect(await after(0, [late('GET', '/settings', { since: 999 })])).toEqual([1])
  expect(await after(1000, [late('GET', '/settings', { since: 1000 })])).toEqual([2])
})

test('an event that arrives during a read causes another read', async () => {
  const { tabs } = tabsOf(shared(), [1, 1])
  const [first, second] = tabs as [Http, Http]
  const before = first('GET', '/settings', { since: 500 })
  await vi.advanceTimersByTimeAsync(500)
  const meanwhile = second('GET', '/settings', { since: 1400 })
  expect(await after(4000, [before, meanwhile])).toEqual([1, 2])
})

test('when a read fails, the next tab reads', async () => {
  const { asked, tabs } = tabsOf(shared(), [1, 1, 1], (number) => {
    if (number === 1) throw new PortError({ kind: 'unreachable' })
    return number
  })
  const readings = tabs.map((read) => read('GET', '/settings', { since: 500 }))
  expect(await after(3000, readings)).toEqual(['failed', 2, 2])
  expect(asked).toHaveLength(2)
})

test('an aborted tab does not block the others', async () => {
  const { asked, tabs } = tabsOf(shared(), [1, 1, 1])
  const leaving = new AbortController()
  const readings = tabs.map((read, tab) =>
    read('GET', '/settings', { since: 500, ...(tab === 1 && { signal: leaving.signal }) }),
  )
  leaving.abort()
  expect(await after(1000, readings)).toEqual([1, 'failed', 1])
  expect(asked).toHaveLength(1)
})

test.each<[string, Browser, readonly (number | null)[], string, number | undefined]>([
  ['in a browser without locks', { channels: channelsInMemory() }, [1, 1], '/settings', 500],
  ['in a browser without channels', { locks: locksInMemory() }, [1, 1], '/settings', 500],
  ['with two different suppliers', shared(), [1, 2], '/settings', 500],
  ['when no one is signed in', shared(), [null, null], '/settings', 500],
  ['without realtime events', shared(), [1, 1], '/settings', undefined],
])('every tab reads for itself %s', async (_, browser, suppliers, path, since) => {
  const { asked, tabs } = tabsOf(browser, suppliers)
  const readings = tabs.map((read) => read('GET', path, { since }))
  expect(await after(1000, readings)).toEqual([1, 2])
  expect(asked).toHaveLength(2)
})

test('invalid messages on the channel are ignored', async () => {
  const browser = shared()
  const { tabs } = tabsOf(browser, [1])
  for (const data of [null, 7, { supplierId: 1 }, { supplierId: 2, path: '/settings', askedAt: 9999, body: 0 }]) {
    browser.channels?.('readings').postMessage(data)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(
    await after(
      1000,
      tabs.map((read) => read('GET', '/settings', { since: 500 })),
    ),
  ).toEqual([1])
})
