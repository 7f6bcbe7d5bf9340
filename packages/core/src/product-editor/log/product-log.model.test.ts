import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../../kit/load/reading.domain.ts'
import type { LogLine, LogPage } from './product-log.domain.ts'
import { productLogMachine } from './product-log.machine.ts'

const line = (id: string): LogLine => ({
  id,
  at: null,
  origin: 'supplier',
  field: 'price',
  before: null,
  changed: null,
})
const page = (next: string | null, ...ids: readonly string[]): LogPage => ({ lines: ids.map(line), next })

const model = explore(productLogMachine, {
  input: { app: { send: () => {} }, product: '7' },
  user: [{ type: 'more.chosen' }, { type: 'retry.chosen' }, { type: 'refresh.requested' }],
  world: {
    fetchLog: [
      gives(succeeded(page(null))),
      gives(succeeded(page('a', '1'))),
      gives(succeeded(page('b', '2'))),
      gives(succeeded(page(null, '3'))),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  project: ({ list, isGrown, failure }) => [list.lines.length, list.next, isGrown, failure?.kind],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('product-log', model.coverage)
})

test('what is shown stays through a failure and grows only', () => {
  for (const { from, to } of model.movesWhere((one) => !one.from.matches('refreshing')))
    expect(to.context.list.lines.length).toBeGreaterThanOrEqual(from.context.list.lines.length)
  for (const { from, to } of model.movesWhere((one) => one.to.matches('failed')))
    expect(to.context.list).toEqual(from.context.list)
})

test('a page that brings nothing new is not asked again', () => {
  const repeated = model.movesWhere(
    ({ from, to }) =>
      from.matches('reading') && to.matches('shown') && from.context.list.lines.length === to.context.list.lines.length,
  )
  for (const { to } of repeated) expect(to.context.list.next).toBeNull()
})
