import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { oneOrderMachine } from './one-order.machine.ts'
import type { Order } from './orders.domain.ts'

const order = { id: '7', number: '104405' } as Order

const model = explore(oneOrderMachine, {
  input: { app: { send: () => {} }, clock: { now: () => 5 }, id: '7' },
  user: [
    { type: 'order.changed', id: '7' },
    { type: 'order.changed', id: null },
    { type: 'order.changed', id: '8' },
  ],
  world: {
    copy: [breaks()],
    fetchOrder: [gives(succeeded(order)), gives(succeeded(null)), gives(failed({ kind: 'unreachable' }))],
  },
  project: ({ order }) => order?.id ?? null,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('one-order', model.coverage)
})

test('only a change of this order has it read again', () => {
  const again = model.moves.filter(({ event, to }) => event === 'order.changed' && to.matches('reading'))
  expect(again).not.toEqual([])
  const other = model.moves.filter(({ event, from, to }) => event === 'order.changed' && from.value === to.value)
  expect(other).not.toEqual([])
})
