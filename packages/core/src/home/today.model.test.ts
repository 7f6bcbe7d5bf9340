import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { absent } from '../kernel/failure.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { todayMachine } from './today.machine.ts'

const at = (search: string) => ({ to: 'statistics', search }) as const

const model = explore(todayMachine, {
  runsLive: true,
  input: { app: { send: () => {} }, clock: { now: () => 0 }, location: at('') },
  user: [
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'retry.chosen' },
    { type: 'query.changed', location: at('?period=30') },
    { type: 'query.changed', location: at('?store=70') },
    { type: 'record.changed', section: 'orders', id: '7', version: 2 },
    { type: 'record.changed', section: 'products', id: '7', version: 2 },
  ],
  world: {
    fetchSummary: [
      gives(succeeded({ indicators: [], dataUntil: null })),
      gives(failed({ kind: 'unreachable' })),
      gives(failed(absent)),
    ],
  },
  project: ({ store, summary }) => [store, summary !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('today', model.coverage)
})

test('the figures can be loaded from every state', () => {
  expect(model.trapsFor((state) => state.context.summary !== null)).toEqual([])
})

test('figures of another store are never shown, those of the same one stay', () => {
  for (const { from, to } of model.moves) {
    if (from.context.summary === null) continue
    const isOther = from.context.store !== to.context.store
    expect(to.context.summary === null).toBe(isOther)
  }
})
