import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { releasesMachine } from './releases.machine.ts'
import { selectIsUpdateOffered, selectIsUpdating } from './releases.selectors.ts'

const running = { id: 'a', day: '2026-11-28' }
const model = explore(releasesMachine, {
  input: { app: { send: () => {} } },
  user: [{ type: 'update.chosen' }, { type: 'tab.shown' }],
  world: {
    loadRunning: [gives(running), gives(null), fails()],
    fetchNewest: [
      gives({ ...running, keepsFiles: true }),
      gives({ id: 'b', day: '2026-11-29', keepsFiles: true }),
      gives({ id: 'b', day: '2026-11-29', keepsFiles: false }),
      fails(),
    ],
    keepFiles: [gives(undefined), fails()],
    useNewest: [gives(undefined), fails()],
    reload: [gives(undefined), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('releases', model.coverage)
})

test('only the supplier has the page loaded again', () => {
  const reloads = model.movesWhere(({ from, to }) => !selectIsUpdating(from) && selectIsUpdating(to))
  expect(new Set(reloads.map(({ event }) => event))).toEqual(new Set(['update.chosen']))
})

test('a release is offered only once its files are kept, or cannot be', () => {
  const offers = model.movesWhere(({ from, to }) => selectIsUpdateOffered(to) && !selectIsUpdating(from))
  for (const { from } of offers) expect(from.matches('keeping') || from.matches('offered')).toBe(true)
})

test('an offer stays until the page is loaded again', () => {
  for (const { from, to } of model.movesWhere(({ from: before }) => selectIsUpdateOffered(before)))
    expect([selectIsUpdateOffered(from), selectIsUpdateOffered(to) || selectIsUpdating(to)]).toEqual([true, true])
})
