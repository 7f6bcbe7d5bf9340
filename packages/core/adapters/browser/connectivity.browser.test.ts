import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectivityEvent } from '../../src/connectivity/connectivity.port.ts'
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
    onCorrected: () => () => {},
  })
  const heard: ConnectivityEvent[] = []
  const stop = port.watchConnectivity((event) => heard.push(event))
  return {
    port,
    heard,
    stop,
    state,
    listeners,
    happens: (type: string, isAccepted = false) => listeners.get(type)?.(isAccepted),
  }
}

test('online, offline and visibility events of the browser are emitted', async () => {
  const { port, heard, happens, state } = surroundings()
  happens('offline')
  happens('online')
  happens('visibilitychange')
  state.isVisible = false
  happens('visibilitychange')
  expect(heard).toEqual([
    { type: 'network.lost' },
    { type: 'network.regained' },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
  ])
  expect(await port.isOnline()).toBe(true)
  state.isOnline = false
  expect(await port.isOnline()).toBe(false)
})

test('answers of the API are emitted at most once a second', () => {
  const { heard, happens } = surroundings()
  for (let times = 0; times < 50; times++) happens('answered')
  expect(heard).toEqual([{ type: 'api.answered' }])
  vi.advanceTimersByTime(1000)
  happens('answered')
  expect(heard).toHaveLength(2)
})

test('accepted tokens are throttled separately from answers', () => {
  const { heard, happens } = surroundings()
  happens('answered')
  for (let times = 0; times < 50; times++) happens('answered', true)
  expect(heard).toEqual([{ type: 'api.answered' }, { type: 'token.accepted' }])
})

test('stopping removes all listeners and timers', () => {
  const { happens, stop, listeners } = surroundings()
  happens('answered')
  stop()
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
