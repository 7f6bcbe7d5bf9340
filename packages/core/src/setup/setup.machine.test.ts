import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { Setup } from './setup.domain.ts'
import { setupMachine } from './setup.machine.ts'
import type { SetupCachePort, SetupPort } from './setup.port.ts'
import { selectSetup } from './setup.selectors.ts'

type Port = SetupPort & SetupCachePort

const settings = (orders: number): Setup => ({
  steps: { information: true, product: false, delivery: false, payment: false },
  mainBalance: kopecks(500_00),
  serviceBalance: kopecks(0),
  cost: kopecks(200_00),
  active: true,
  storeName: 'Мрія',
  chats: 2,
  orders,
})
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

const start = (answers: Partial<Port> = {}) => {
  const port = {
    fetchSetup: vi.fn(answers.fetchSetup ?? (async () => settings(2))),
    loadCachedSetup: vi.fn(answers.loadCachedSetup ?? (async () => settings(1))),
    saveSetup: vi.fn(answers.saveSetup ?? (async () => {})),
  }
  const told: FeatureEvent[] = []
  const { fetchSetup, loadCachedSetup, saveSetup } = port
  const actors = { ...readingsOf({ fetchSetup }), ...actorsOf({ loadCachedSetup, saveSetup }) }
  const actor = createActor(setupMachine.provide({ actors }), {
    input: { app: { send: (event) => told.push(event) }, supplierId: 7 },
  }).start()
  return {
    port,
    told,
    actor,
    view: () => selectSetup(actor.getSnapshot()),
    at: (location: 'loading' | 'known' | 'failed') => waitFor(actor, (state) => state.matches(location)),
  }
}

test('cached settings are shown as stale until fresh ones are loaded and cached', async () => {
  const answers: ((setup: Setup) => void)[] = []
  const { at, port, view } = start({ fetchSetup: () => new Promise((resolve) => answers.push(resolve)) })
  expect(view()).toMatchObject({ isLoading: true, isStale: false, isSubscribed: false, mainBalance: null })
  await at('loading')
  expect(view()).toMatchObject({ isLoading: true, isStale: true, isSubscribed: true, orders: 1 })
  answers[0]?.(settings(2))
  await at('known')
  expect(view()).toEqual({
    isLoading: false,
    isStale: false,
    hasFailed: false,
    mainBalance: 500_00,
    serviceBalance: 0,
    isSubscribed: true,
    steps: settings(2).steps,
    chats: 2,
    orders: 2,
  })
  expect(port.loadCachedSetup.mock.calls.map(([id]) => id)).toEqual([7])
  expect(port.saveSetup.mock.calls.map(([input]) => input)).toEqual([{ supplierId: 7, setup: settings(2) }])
})

test.each<Failure>([
  { kind: 'serverBroken', status: 500, texts: [], retryAfter: null },
  { kind: 'unreachable' },
  { kind: 'timedOut' },
  { kind: 'unexpected' },
  { kind: 'unauthorized', texts: [] },
])('after $kind loading ends, the old values stay, and the failure is logged', async (failure) => {
  const { at, told, view } = start({ fetchSetup: rejecting(failure) })
  await at('failed')
  expect(view()).toMatchObject({ isLoading: false, isStale: true, hasFailed: true, orders: 1 })
  expect(told).toEqual([{ type: 'fault.logged', code: 'Failed to fetch setup settings', failure }])
})

test('without a cache a failure leaves everything unknown, not zero', async () => {
  const { at, view } = start({ loadCachedSetup: async () => null, fetchSetup: rejecting({ kind: 'unreachable' }) })
  await at('failed')
  expect(view()).toEqual({
    isLoading: false,
    isStale: false,
    hasFailed: true,
    mainBalance: null,
    serviceBalance: null,
    isSubscribed: false,
    steps: null,
    chats: 0,
    orders: 0,
  })
})

test('a refresh clears the failure', async () => {
  let isThere = false
  const { actor, at, view } = start({
    fetchSetup: () => (isThere ? Promise.resolve(settings(3)) : Promise.reject(new PortError({ kind: 'unreachable' }))),
  })
  await at('failed')
  isThere = true
  actor.send({ type: 'refresh.requested' })
  expect(view()).toMatchObject({ isLoading: true, hasFailed: false, isStale: true })
  await at('known')
  expect(view()).toMatchObject({ isLoading: false, hasFailed: false, isStale: false, orders: 3 })
})

test('fresh settings are sent to the app, cached ones are not', async () => {
  const { at, told } = start()
  await at('known')
  expect(told).toEqual([{ type: 'setup.loaded', setup: settings(2) }])
})

test('of two loads the older response is dropped', async () => {
  const answers: ((setup: Setup) => void)[] = []
  const { actor, at, port, view } = start({ fetchSetup: () => new Promise((resolve) => answers.push(resolve)) })
  await at('loading')
  actor.send({ type: 'refresh.requested' })
  expect(port.fetchSetup.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  answers[1]?.(settings(5))
  answers[0]?.(settings(4))
  await at('known')
  await new Promise(setImmediate)
  expect(view().orders).toBe(5)
})

test('a refresh while the cache is being read causes no second request', async () => {
  const { actor, at, port } = start()
  actor.send({ type: 'refresh.requested' })
  await at('known')
  expect(port.fetchSetup).toHaveBeenCalledOnce()
})

test('an inaccessible cache changes nothing', async () => {
  const closed = () => Promise.reject(new Error('forbidden'))
  const { at, told, view } = start({ loadCachedSetup: closed, saveSetup: closed })
  await at('known')
  expect([view().orders, view().hasFailed]).toEqual([2, false])
  expect(told).toEqual([{ type: 'setup.loaded', setup: settings(2) }])
})

test('a response after a sign-out is dropped', async () => {
  const answers: ((setup: Setup) => void)[] = []
  const { actor, at, port, told } = start({ fetchSetup: () => new Promise((resolve) => answers.push(resolve)) })
  await at('loading')
  actor.stop()
  expect(port.fetchSetup.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true])
  answers[0]?.(settings(9))
  await new Promise(setImmediate)
  expect([told, port.saveSetup.mock.calls]).toEqual([[], []])
})
