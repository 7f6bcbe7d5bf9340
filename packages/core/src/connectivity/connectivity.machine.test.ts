import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { type ConnectivityTold, connectivityMachine } from './connectivity.machine.ts'
import type { ConnectivityEvent } from './connectivity.port.ts'
import { selectIsOffline } from './connectivity.selectors.ts'

const start = (isOnline: () => Promise<boolean> = async () => true) => {
  const told: ConnectivityTold[] = []
  const tellers: ((event: ConnectivityEvent) => void)[] = []
  const stop = vi.fn()
  const watchConnectivity = listenerOf<ConnectivityEvent>((tell) => {
    tellers.push(tell)
    return stop
  })
  const machine = connectivityMachine.provide({ actors: { ...actorsOf({ isOnline }), watchConnectivity } })
  const actor = createActor(machine, { input: { app: { send: (event) => told.push(event) } } }).start()
  return {
    told,
    stop,
    actor,
    hear: (type: Exclude<ConnectivityEvent['type'], 'clock.corrected'>) => tellers[0]?.({ type }),
    correct: (by: number, offset: number) => tellers[0]?.({ type: 'clock.corrected', by, offset }),
    isOffline: () => selectIsOffline(actor.getSnapshot()),
  }
}

test('a tab opened without a network is offline', async () => {
  const { actor, isOffline } = start(async () => false)
  await waitFor(actor, selectIsOffline)
  expect(isOffline()).toBe(true)
})

test('a regained network sends one wake-up', async () => {
  const { actor, hear, isOffline, told } = start()
  await waitFor(actor, (state) => state.matches('online'))
  hear('network.lost')
  expect([isOffline(), told]).toEqual([true, [{ type: 'network.lost' }]])
  hear('network.regained')
  hear('network.regained')
  expect([isOffline(), told]).toEqual([
    false,
    [{ type: 'network.lost' }, { type: 'wakeUp.received', reason: 'regained' }],
  ])
})

test('an API response ends the offline state without a browser event', async () => {
  const { actor, hear, isOffline, told } = start(async () => false)
  await waitFor(actor, selectIsOffline)
  hear('api.answered')
  hear('api.answered')
  expect([isOffline(), told]).toEqual([
    false,
    [
      { type: 'wakeUp.received', reason: 'regained' },
      { type: 'wakeUp.received', reason: 'answered' },
    ],
  ])
})

test('the initial check does not override a later browser event', async () => {
  const answers: ((isOnline: boolean) => void)[] = []
  const { hear, isOffline } = start(() => new Promise((resolve) => answers.push(resolve)))
  hear('network.lost')
  answers[0]?.(true)
  await new Promise(setImmediate)
  expect(isOffline()).toBe(true)
})

test('a tab that becomes visible sends a wake-up, online or offline', async () => {
  const { hear, told } = start()
  hear('tab.shown')
  hear('network.lost')
  hear('tab.shown')
  expect(told).toEqual([
    { type: 'wakeUp.received', reason: 'shown' },
    { type: 'network.lost' },
    { type: 'wakeUp.received', reason: 'shown' },
  ])
})

test('a failed online check counts as online, and stopping removes the listener', async () => {
  const { actor, stop } = start(() => Promise.reject(new Error('unknown')))
  await waitFor(actor, (state) => state.matches('online'))
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})

test('a clock that is far off is told once, and each large correction reads the page again', () => {
  const { correct, told } = start()
  const day = 86_400_000
  correct(4000, 4000)
  expect(told).toEqual([])
  correct(-day, -day)
  correct(2 * day, day)
  correct(-day, 0)
  const again = { type: 'data.invalidated' }
  expect(told).toEqual([
    { type: 'warning.reported', message: { key: 'connectivity.clockAhead', values: { minutes: 1440 } } },
    again,
    again,
    again,
  ])
})

test('a clock that an earlier visit corrected is told without another read', () => {
  const { correct, told } = start()
  correct(0, 600_000)
  expect(told).toEqual([
    { type: 'warning.reported', message: { key: 'connectivity.clockBehind', values: { minutes: 10 } } },
  ])
})
