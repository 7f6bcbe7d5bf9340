import { expect, test, vi } from 'vitest'
import type { AddressFact } from '../../src/navigation/navigation.port.ts'
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
  readonly reach?: () => Promise<unknown>
}

const bar = ({
  entries = new Map(),
  find = () => memoryStore(entries),
  build = 'app-1.js',
  reach = async () => {},
}: Given = {}) => {
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const location = { pathname: '/orders', search: '?a=1', hash: '#b', reload: vi.fn() }
  const go = (how: string) => (_state: unknown, _title: string, href: string) => {
    calls.push(`${how} ${href}`)
    const url = new URL(href, 'http://localhost')
    Object.assign(location, { pathname: url.pathname, search: url.search, hash: url.hash })
  }
  const history = { pushState: go('push'), replaceState: go('replace') }
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
    build,
  })
  return { calls, listeners, location, history, port }
}

test('the address is written once, with or without a trace', () => {
  const { calls, port } = bar()
  port.writeAddress({ href: '/orders?a=1#b', replace: false })
  port.writeAddress({ href: '/reviews', replace: false })
  port.writeAddress({ href: '/reviews', replace: true })
  port.writeAddress({ href: '/chats?x#y', replace: true })
  expect(calls).toEqual(['push /reviews', 'replace /chats?x#y'])
})

test('the address that the browser refuses to write breaks nothing', () => {
  const { history, port } = bar()
  history.pushState = forbidden
  expect(() => port.writeAddress({ href: '/reviews', replace: false })).not.toThrow()
})

test('the address is heard when the person goes back, until nobody listens', () => {
  const { listeners, port } = bar()
  const heard: AddressFact[] = []
  const stop = port.watchAddress((fact) => heard.push(fact))
  for (const listener of listeners) listener()
  stop()
  expect(heard).toEqual([{ type: 'address.changed', href: '/orders?a=1#b' }])
  expect(listeners.size).toBe(0)
})

test('the page of one build is loaded anew once, wherever one is', async () => {
  const entries = new Map<string, string>()
  const first = bar({ entries })
  expect(await first.port.reloadOnce()).toBe(true)
  expect(first.location.reload).toHaveBeenCalledOnce()
  const second = bar({ entries })
  second.location.pathname = '/reviews'
  expect(await second.port.reloadOnce()).toBe(false)
  expect(second.location.reload).not.toHaveBeenCalled()
})

test('every build is loaded anew once, also when servers take turns in handing out two of them', async () => {
  const entries = new Map<string, string>()
  const reloads: boolean[] = []
  for (const build of ['app-1.js', 'app-2.js', 'app-1.js', 'app-2.js', 'app-3.js']) {
    reloads.push(await bar({ entries, build }).port.reloadOnce())
  }
  expect(reloads).toEqual([true, true, false, false, true])
})

test('the page is never loaded anew where that could not be remembered', async () => {
  const { location, port } = bar({ find: forbidden })
  expect(await port.reloadOnce()).toBe(false)
  expect(location.reload).not.toHaveBeenCalled()
})

test('the page is loaded anew when somebody asks for it, and left alone where no server is reached', async () => {
  const { location, port } = bar()
  await port.reload()
  expect(location.reload).toHaveBeenCalledOnce()
  const offline = bar({ reach: () => Promise.reject(new TypeError('offline')) })
  await expect(offline.port.reload()).rejects.toThrow('offline')
  expect(offline.location.reload).not.toHaveBeenCalled()
})
