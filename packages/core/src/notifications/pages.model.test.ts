import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { feedOf, pageOf } from '../../testing/samples/lettered-feed.ts'
import { rowsOf } from '../kit/list/append-list.domain.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { pagesMachine } from './pages.machine.ts'

const model = explore(pagesMachine, {
  input: { app: { send: () => {} }, only: null, list: null, covers: { feed: feedOf('abc', 'def'), depth: 6 } },
  world: {
    fetchNotifications: ({ context: { list } }) => [
      gives(succeeded(list === null ? pageOf(1, 'abc', { newCount: 3 }) : pageOf(2, 'def'))),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  project: ({ list, failure }) => [list && rowsOf(list.rows).length, failure?.kind],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('pages', model.coverage)
})

test('reading always ends with rows or a failure', () => {
  const ends = model.paths.filter(({ state }) => state.status === 'done')
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
  expect(new Set(ends.map(({ state }) => state.output?.failure === null))).toEqual(new Set([true, false]))
  for (const { state } of ends.filter(({ state }) => state.output?.failure === null))
    expect(state.output?.value?.rows.length).toBe(6)
})
