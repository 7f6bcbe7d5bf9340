import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import type { DeliveryKey, KeyStatus } from '../deliveries-apis/deliveries-apis.section.ts'
import { keyCheckMachine } from './key-check.machine.ts'
import { selectKeyCheck } from './key-check.selectors.ts'

const read = (status: KeyStatus) => {
  const key: DeliveryKey = {
    id: '1',
    title: 'Ключ',
    status,
    last4: 'eeff',
    nextLast4: null,
    owner: null,
    stores: [],
    isDefault: true,
    expiresAt: null,
    orders: 0,
    perMinute: null,
    lastError: null,
  }
  return { type: 'value.read', value: { keys: [key] } } as const
}

const model = explore(keyCheckMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    supplierId: 1,
    page: { send: () => {} },
  },
  user: [
    { type: 'refresh.requested' },
    { type: 'page.read', page: { rows: [], page: 1, total: 0, lastPage: 1 }, query: { page: 1 }, isFiltered: false },
  ],
  childEvents: { load: [read('checking'), read('active'), read('invalid')] },
  world: { load: [breaks()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('key-check', model.coverage)
})

test('a check ends as it was seen to end', () => {
  const ends = model.movesWhere(({ from, to }) => from.matches('checking') && to.matches('ended'))
  expect(new Set(ends.map(({ to }) => selectKeyCheck(to)))).toEqual(new Set(['passed', 'refused']))
})
