import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { readingMachine } from './reading.machine.ts'

const walk = explore(readingMachine, {
  input: 'query',
  world: {
    ask: [gives(null), fails(), fails({ kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 })],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('reading', walk.coverage)
})

test('a reading always ends with a result', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a server that asks to wait is asked once more, not twice', () => {
  for (const { from } of walk.movesWhere(({ to }) => to.matches('pausing'))) expect(from.context.result).toBeNull()
})
