import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someJob } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { ordersToPack, type PickList } from './pick-list.domain.ts'
import { pickListMachine } from './pick-list.machine.ts'

const listOf = (...states: readonly string[]): PickList => ({
  rows: [{ shelf: 'А-1', sku: '1', title: 'Ковдра', variant: null, quantity: 1, orders: [] }],
  short: [],
  orders: states.map((status, at) => ({ id: String(at), number: String(at), status })),
})
const done = { done: 1, unchanged: 0, failed: [], undo: null }
const model = explore(pickListMachine, {
  input: { app: { send: () => {} }, ids: { next: () => 'key' }, page: { send: () => {} } },
  user: [
    { type: 'list.chosen' },
    { type: 'store.changed', store: '71' },
    { type: 'print.chosen' },
    { type: 'pack.confirmed' },
    { type: 'retry.chosen' },
    { type: 'dialog.dismissed' },
  ],
  world: {
    fetchPickList: [
      gives(succeeded(listOf('confirmed', 'packing'))),
      gives(succeeded(listOf('packing'))),
      gives(failed({ kind: 'unreachable' })),
    ],
    printPage: [gives(undefined), breaks()],
    send: [
      gives({ result: 'done', answer: { result: done, job: null } }),
      gives({ result: 'done', answer: { result: null, job: someJob() } }),
      gives({ result: 'refused', failure: { kind: 'unreachable' } }),
      breaks(),
    ],
  },
  project: ({ list, failure }) => [list?.orders.length, failure?.kind],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('pick-list', model.coverage)
})

test('packing is offered only after printing, and only while an order waits for it', () => {
  for (const { to } of model.movesWhere(({ to }) => to.matches({ open: 'offering' })))
    expect(to.context.list && ordersToPack(to.context.list)).toEqual(['0'])
  const begun = model.movesWhere(({ from, to }) => !from.matches('packing') && to.matches('packing'))
  for (const { from } of begun) expect(from.matches({ open: 'offering' })).toBe(true)
})
