import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { accountEventsMachine } from './account-events.machine.ts'

const { supplier } = someSession

const model = explore(accountEventsMachine, {
  input: { app: { send: () => {} }, panel: { send: () => {} }, clock: { now: () => 0 }, supplier },
  user: [
    { type: 'supplier.reported', patch: { firstname: 'Anna' } },
    { type: 'supplier.reported', patch: { firstname: 'Olena' } },
    { type: 'supplier.updated', supplier: { ...supplier, telegramId: '7' } },
    { type: 'supplier.updated', supplier },
    { type: 'supplier.reported', patch: { telegramId: '7' } },
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('account-events', model.coverage)
})

test('a burst of ten thousand events is passed on as two', () => {
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const events = createActor(accountEventsMachine, {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      panel: { send: () => {} },
      clock: { now: () => clock.now() },
      supplier,
    },
  }).start()
  for (let piece = 0; piece < 10_000; piece += 1) {
    events.send({ type: 'supplier.reported', patch: { firstname: `Anna ${piece}` } })
  }
  clock.increment(1000)
  expect(told).toEqual([
    { type: 'supplier.changed', patch: { firstname: 'Anna 0' } },
    { type: 'supplier.changed', patch: { firstname: 'Anna 9999' } },
  ])
})
