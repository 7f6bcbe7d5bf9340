import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { orderClockMachine, selectNow } from './order-clock.machine.ts'

let now = 0
const input = {
  app: { send: () => {} },
  clock: { now: () => now },
  ids: { next: () => 'id' },
  page: { send: () => {} },
  supplierId: 1,
}
const model = explore(orderClockMachine, {
  runsLive: true,
  input,
  world: { pickList: [breaks()], copy: [breaks()] },
  user: [
    {
      type: 'page.read',
      page: { rows: [], page: 1, total: 0, lastPage: 1 },
      query: { page: 1 },
      isFiltered: false,
    },
  ],
  project: () => null,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('order-clock', model.coverage)
})

test('the time is that of the clock at each minute and at each reading of the list', () => {
  now = 60_000
  for (const { to } of model.movesWhere(({ event }) => event !== '')) expect(selectNow(to)).toBe(0)
  const again = explore(orderClockMachine, { input, project: () => null })
  expect(again.paths.map(({ state }) => selectNow(state))).toEqual([60_000])
})
