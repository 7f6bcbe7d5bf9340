import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { readingMachine } from './reading.machine.ts'

const model = explore(readingMachine, {
  input: 'query',
  world: {
    ask: [gives(null), fails(), fails({ kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 })],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('reading', model.coverage)
})

test('a read always ends with a result', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a read is repeated once, not twice, when the server asks to wait', () => {
  for (const { from } of model.movesWhere(({ to }) => to.matches('pausing'))) expect(from.context.result).toBeNull()
})
