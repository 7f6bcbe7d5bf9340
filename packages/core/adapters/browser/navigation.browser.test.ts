import { expect, test, vi } from 'vitest'
import type { AddressEvent } from '../../src/navigation/navigation.port.ts'
import { memoryStore } from '../memory/kernel.memory.ts'
import { type Store, safeStore } from './kernel.browser.ts'
import { navigationInBrowser } from './navigation.browser.ts'

const forbidden = (): never => {
  throw new DOMException('no', 'SecurityError')
}

interface Given {
  readonly entries?: Map<string, string>
  readonly find?: () => Store
  readonly build?: string
  readonly reach?: () => Promise<Response>
  readonly now?: () => number
}

const bar = ({
  entries = new Map(),
  find = () => memoryStore(entries),
  build = 'app-1.js',
  reach = async () => new Response(),
  now = () => 0,
}: Given = {}) => {
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const location = { pathname: '/orders', search: '?a=1', hash: '#b', reload: vi.fn() }
  const go = (how: string) => (_state: unknown, _title: string, href: string) => {
    calls.push(`${how} ${href}`)
    const url = new URL(href, 'http://localhost')
    Object.assign(location, { pathname: url.pathname, search: url.search, hash: url.hash })
  }
  const history = { state: null, pushState: go('push'), replaceState: go('replace') }
  const port = navigationInBrowser({
    location,
    history,
    onPopState: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    session: safeStore(find),
    reach,
    clock: { now },
    build,
    nextEntry: () => 'entry-1',
  })
  return { calls, listeners, location, history, port }
}

test('an address is written once, as a new history entry or in place of the current one', () => {
  const { calls, port } = bar()
  port.writeAddress({ href: '/orders?a=1#b', replace: false })
  port.writeAddress({ href: '/reviews', replace: false })
  port.writeAddress({ href: '/reviews', replace: true })
  port.writeAddress({ href: '/chats?x#y', replace: true })
  expect(calls).toEqual(['push /reviews', 'replace /chats?x#y'])
})

test('an address that the browser refuses to write breaks nothing', () => {
  const { history, port } = bar()
  history.pushState = forbidden
  expect(() => port.writeAddress({ href: '/reviews', replace: false })).not.toThrow()
})

test('going back emits the address until the watcher stops', () => {
  const { listeners, port } = bar()
  const heard: AddressEvent[] = []
  const stop = port.watchAddress((event) => heard.push(event))
  for (const listener of listeners) listener()
  stop()
  expect(heard).toEqual([{ type: 'address.changed', href: '/orders?a=1#b' }])
  expect(listeners.size).toBe(0)
})

test('a build reloads the page once, whatever the route', async () => {
  const entries = new Map<string, string>()
  const first = bar({ entries })
  expect(await first.port.reloadOnce()).toBe(true)
  expect(first.location.reload).toHaveBeenCalledOnce()
  const second = bar({ entries })
  second.location.pathname = '/reviews'
  expect(await second.port.reloadOnce()).toBe(false)
  expect(second.location.reload).not.toHaveBeenCalled()
})

test('every build reloads the page once, even when servers alternate between two builds', async () => {
  const entries = new Map<string, string>()
  const reloads: boolean[] = []
  for (const build of ['app-1.js', 'app-2.js', 'app-1.js', 'app-2.js', 'app-3.js']) {
    reloads.push(await bar({ entries, build }).port.reloadOnce())
  }
  expect(reloads).toEqual([true, true, false, false, true])
})

test('the page is not reloaded when the reload cannot be remembered', async () => {
  const { location, port } = bar({ find: forbidden })
  expect(await port.reloadOnce()).toBe(false)
  expect(location.reload).not.toHaveBeenCalled()
})

test('a requested reload happens only when the server can be reached', async () => {
  const { location, port } = bar()
  await port.reload()
  expect(location.reload).toHaveBeenCalledOnce()
  const offline = bar({ reach: () => Promise.reject(new TypeError('offline')) })
  await expect(offline.port.reload()).rejects.toThrow('offline')
  expect(offline.location.reload).not.toHaveBeenCalled()
})

test.each([
  ['seconds', '30'],
  ['a date', 'Thu, 01 Jan 1970 00:00:30 GMT'],
])(
  'the page is not reloaded into the page of a busy server, and is asked for no sooner than %s say',
  async (_, asked) => {
    const headers = { 'Retry-After': asked }
    const answers = [new Response(null, { status: 503, headers }), new Response()]
    const reach = vi.fn(async () => answers.shift() ?? new Response())
    let time = 0
    const { location, port } = bar({ reach, now: () => time })
    for (time of [0, 1000, 29_999]) await expect(port.reload()).rejects.toThrow()
    expect([reach.mock.calls.length, location.reload.mock.calls.length]).toEqual([1, 0])
    time = 30_000
    await port.reload()
    expect([reach.mock.calls.length, location.reload.mock.calls.length]).toEqual([2, 1])
  },
)
