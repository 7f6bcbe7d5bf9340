import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { connectivityMachine, type LineNudged, type NetworkLost } from './connectivity.machine.ts'
import type { ConnectivityFact } from './connectivity.port.ts'
import { selectIsOffline } from './connectivity.selectors.ts'

const start = (isOnline: () => Promise<boolean> = async () => true) => {
  const told: (LineNudged | NetworkLost)[] = []
  const tellers: ((fact: ConnectivityFact) => void)[] = []
  const stop = vi.fn()
  const watchConnectivity = listenerOf<ConnectivityFact>((tell) => {
    tellers.push(tell)
    return stop
  })
  const machine = connectivityMachine.provide({ actors: { ...actorsOf({ isOnline }), watchConnectivity } })
  const actor = createActor(machine, { input: { trunk: { send: (event) => told.push(event) } } }).start()
  return {
    told,
    stop,
    actor,
    hear: (type: ConnectivityFact['type']) => tellers[0]?.({ type }),
    isOffline: () => selectIsOffline(actor.getSnapshot()),
  }
}

test('who arrives without a network learns it', async () => {
  const { actor, isOffline } = start(async () => false)
  await waitFor(actor, selectIsOffline)
  expect(isOffline()).toBe(true)
})

test('coming back is told once as a good moment to try again', async () => {
  const { actor, hear, isOffline, told } = start()
  await waitFor(actor, (state) => state.matches('online'))
  hear('network.lost')
  expect([isOffline(), told]).toEqual([true, [{ type: 'network.lost' }]])
  hear('network.regained')
  hear('network.regained')
  expect([isOffline(), told]).toEqual([false, [{ type: 'network.lost' }, { type: 'line.nudged', reason: 'regained' }]])
})

test('an answered call ends the offline notice although the browser said nothing', async () => {
  const { actor, hear, isOffline, told } = start(async () => false)
  await waitFor(actor, selectIsOffline)
  hear('api.answered')
  hear('api.answered')
  expect([isOffline(), told]).toEqual([
    false,
    [
      { type: 'line.nudged', reason: 'regained' },
      { type: 'line.nudged', reason: 'answered' },
    ],
  ])
})

test('the first look does not overrule what happened since', async () => {
  const answers: ((isOnline: boolean) => void)[] = []
  const { hear, isOffline } = start(() => new Promise((resolve) => answers.push(resolve)))
  hear('network.lost')
  answers[0]?.(true)
  await new Promise(setImmediate)
  expect(isOffline()).toBe(true)
})

test('looking at the tab again is a good moment, offline or not', async () => {
  const { hear, told } = start()
  hear('tab.shown')
  hear('network.lost')
  hear('tab.shown')
  expect(told).toEqual([
    { type: 'line.nudged', reason: 'shown' },
    { type: 'network.lost' },
    { type: 'line.nudged', reason: 'shown' },
  ])
})

test('a browser that cannot say counts as online, and nobody listens after the end', async () => {
  const { actor, stop } = start(() => Promise.reject(new Error('unknown')))
  await waitFor(actor, (state) => state.matches('online'))
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})
