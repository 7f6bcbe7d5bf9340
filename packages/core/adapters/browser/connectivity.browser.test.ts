import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectivityFact } from '../../src/connectivity/connectivity.port.ts'
import { connectivityInBrowser } from './connectivity.browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const surroundings = () => {
  const listeners = new Map<string, (isAccepted: boolean) => void>()
  const state = { isOnline: true, isVisible: true }
  const on = (type: string, listener: (isAccepted: boolean) => void) => {
    listeners.set(type, listener)
    return () => {
      listeners.delete(type)
    }
  }
  const port = connectivityInBrowser({
    isOnline: () => state.isOnline,
    isVisible: () => state.isVisible,
    on,
    onAnswered: (listener) => on('answered', listener),
  })
  const heard: ConnectivityFact[] = []
  const stop = port.watchConnectivity((fact) => heard.push(fact))
  return {
    port,
    heard,
    stop,
    state,
    listeners,
    happens: (type: string, isAccepted = false) => listeners.get(type)?.(isAccepted),
  }
}

test('the line is told as the browser notices it', async () => {
  const { port, heard, happens, state } = surroundings()
  happens('offline')
  happens('online')
  happens('visibilitychange')
  state.isVisible = false
  happens('visibilitychange')
  expect(heard).toEqual([{ type: 'network.lost' }, { type: 'network.regained' }, { type: 'tab.shown' }])
  expect(await port.isOnline()).toBe(true)
  state.isOnline = false
  expect(await port.isOnline()).toBe(false)
})

test('the line is told of answers once a second at most', () => {
  const { heard, happens } = surroundings()
  for (let times = 0; times < 50; times++) happens('answered')
  expect(heard).toEqual([{ type: 'api.answered' }])
  vi.advanceTimersByTime(1000)
  happens('answered')
  expect(heard).toHaveLength(2)
})

test('a token that is taken is told as seldom, also behind an answer that was not about it', () => {
  const { heard, happens } = surroundings()
  happens('answered')
  for (let times = 0; times < 50; times++) happens('answered', true)
  expect(heard).toEqual([{ type: 'api.answered' }, { type: 'token.accepted' }])
})

test('the line leaves nothing behind', () => {
  const { happens, stop, listeners } = surroundings()
  happens('answered')
  stop()
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
