import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { feedOf, pageOf } from '../../testing/lettered-feed.ts'
import { rowsOf } from '../kit/list/roll.domain.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { pagesMachine } from './pages.machine.ts'

const walk = explore(pagesMachine, {
  input: { trunk: { send: () => {} }, only: null, list: null, covers: { feed: feedOf('abc', 'def'), depth: 6 } },
  world: {
    fetchNotifications: ({ context: { list } }) => [
      gives(succeeded(list === null ? pageOf(1, 'abc', { newCount: 3 }) : pageOf(2, 'def'))),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  lens: ({ list, failure }) => [list && rowsOf(list.rows).length, failure?.kind],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('pages', walk.coverage)
})

test('it always ends, with rows or with a failure', () => {
  const ends = walk.paths.filter(({ state }) => state.status === 'done')
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
  expect(new Set(ends.map(({ state }) => state.output?.failure === null))).toEqual(new Set([true, false]))
  for (const { state } of ends.filter(({ state }) => state.output?.failure === null))
    expect(state.output?.value?.rows.length).toBe(6)
})
