import { expect, test, vi } from 'vitest'
import type { AddressFact } from '../../src/navigation/navigation.port.ts'
import { memoryStore } from '../memory/kernel.memory.ts'
import { type Store, safeStore } from './kernel.browser.ts'
import { navigationInBrowser } from './navigation.browser.ts'

const forbidden = (): never => {
  throw new DOMException('no', 'SecurityError')
}

const bar = (entries = new Map<string, string>(), find: () => Store = () => memoryStore(entries)) => {
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

test('the address is loaded anew once', async () => {
  const entries = new Map<string, string>()
  const first = bar(entries)
  expect(await first.port.reloadOnce()).toBe(true)
  expect(first.location.reload).toHaveBeenCalledOnce()
  const second = bar(entries)
  expect(await second.port.reloadOnce()).toBe(false)
  expect(second.location.reload).not.toHaveBeenCalled()
})

test('the address is never loaded anew where that could not be remembered', async () => {
  const { location, port } = bar(new Map(), forbidden)
  expect(await port.reloadOnce()).toBe(false)
  expect(location.reload).not.toHaveBeenCalled()
})
