import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { kopecks } from '../../kernel/money.ts'
import { figureMachine } from './figure.machine.ts'
import { selectFigure } from './figure.selectors.ts'

const walk = explore(figureMachine, {
  input: { trunk: { send: () => {} }, owner: { send: () => {} } },
  user: [{ type: 'refresh.wanted' }, { type: 'retry.chosen' }],
  world: {
    fetchFigure: [
      gives(kopecks(850_00)),
      gives(null),
      fails(),
      fails({ kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 }),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('figure', walk.coverage)
})

test('reading ends, and the figure can always be known', () => {
  expect(walk.trapsFor((state) => !state.hasTag('loading'))).toEqual([])
  expect(walk.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('a failure keeps the last good figure and says so', () => {
  const failures = walk.moves.filter(({ event, to }) => event.startsWith('xstate.error.') && to.matches('failed'))
  expect(failures.filter(({ from }) => from.context.figure !== null)).not.toEqual([])
  for (const { from, to } of failures) {
    expect(selectFigure(to)).toEqual({ figure: from.context.figure, isLoading: false, hasFailed: true })
  }
})

test('a server that asks to wait is asked once more, not twice', () => {
  const waits = walk.moves.filter(({ to, event }) => to.matches('waiting') && event.startsWith('xstate.error.'))
  expect(waits).not.toEqual([])
  for (const { from } of waits) expect(from.context.hasRetried).toBe(false)
})
