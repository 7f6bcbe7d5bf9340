import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { feedOf, pageOf } from '../../testing/lettered-feed.ts'
import { rowsOf } from '../kit/list/roll.domain.ts'
import { pagesMachine } from './pages.machine.ts'

const busy = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const

const walk = explore(pagesMachine, {
  input: { trunk: { send: () => {} }, only: null, list: null, covers: { feed: feedOf('abc', 'def'), depth: 6 } },
  world: {
    fetchNotifications: ({ context: { list } }) => [
      gives(list === null ? pageOf(1, 'abc', { newCount: 3 }) : pageOf(2, 'def')),
      fails(),
      fails(busy),
    ],
  },
  lens: ({ list, failure, hasRetried }) => [list && rowsOf(list.rows).length, failure?.kind, hasRetried],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('pages', walk.coverage)
})

test('it always ends, with rows or with a failure', () => {
  const ends = walk.paths.filter(({ state }) => state.status === 'done')
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
  expect(new Set(ends.map(({ state }) => state.output?.failure === null))).toEqual(new Set([true, false]))
  for (const { state } of ends.filter(({ state }) => state.output?.failure === null))
    expect(state.output?.list?.rows.length).toBe(6)
})

test('a server that says when to come back is asked once more for each page', () => {
  for (const { story } of walk.paths) expect(story).not.toMatch(/pausing(.*error.*pauseEnds){2}/)
})
