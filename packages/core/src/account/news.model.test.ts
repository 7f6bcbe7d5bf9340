import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { newsMachine } from './news.machine.ts'

const { supplier } = someSession

const walk = explore(newsMachine, {
  input: { trunk: { send: () => {} }, panel: { send: () => {} }, clock: { now: () => 0 }, supplier },
  user: [
    { type: 'supplier.reported', patch: { firstname: 'Anna' } },
    { type: 'supplier.reported', patch: { firstname: 'Olena' } },
    { type: 'supplier.learned', supplier: { ...supplier, telegramId: '7' } },
    { type: 'supplier.learned', supplier },
    { type: 'supplier.reported', patch: { telegramId: '7' } },
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('news', walk.coverage)
})

test('a burst of ten thousand pieces of news is told in two', () => {
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const news = createActor(newsMachine, {
    clock,
    input: {
      trunk: { send: (event) => told.push(event) },
      panel: { send: () => {} },
      clock: { now: () => clock.now() },
      supplier,
    },
  }).start()
  for (let piece = 0; piece < 10_000; piece += 1) {
    news.send({ type: 'supplier.reported', patch: { firstname: `Anna ${piece}` } })
  }
  clock.increment(1000)
  expect(told).toEqual([
    { type: 'supplier.changed', patch: { firstname: 'Anna 0' } },
    { type: 'supplier.changed', patch: { firstname: 'Anna 9999' } },
  ])
})
