import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { fetchingMachine } from './fetching.machine.ts'
import type { NotificationPage } from './notifications.domain.ts'

const page: NotificationPage = { rows: [], page: 1, total: 0, lastPage: 1, pageSize: 10 }

const walk = explore(fetchingMachine, {
  input: { trunk: { send: () => {} }, query: { page: 1, type: null } },
  world: {
    fetchNotifications: [
      gives(page),
      fails(),
      fails({ kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 }),
      fails({ kind: 'serverBroken', status: 500, texts: [], retryAfter: 2 }),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('fetching', walk.coverage)
})

test('it always ends, with a page or with a reason why there is none', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
  const ends = walk.paths.filter(({ state }) => state.status === 'done')
  expect(ends.length).toBeGreaterThan(3)
  for (const { state } of ends) expect([state.output?.page, state.output?.failure].filter(Boolean)).toHaveLength(1)
})

test('a server that says when to come back is asked once more, not twice', () => {
  const pauses = walk.moves.filter(({ to, from }) => to.matches('pausing') && !from.matches('pausing'))
  expect(pauses).not.toEqual([])
  for (const { from } of pauses) expect(from.context.hasRetried).toBe(false)
})
