import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { commandMachine } from './command.machine.ts'

const exploreOf = (asks: boolean) =>
  explore(commandMachine, {
    input: { app: { send: () => {} }, command: 'remove', id: '1', version: 1, key: 'key-1', asks },
    user: [{ type: 'command.confirmed' }, { type: 'dialog.dismissed' }],
    world: {
      run: [gives(), fails(), fails({ kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null })],
      isDone: [gives(true), gives(false), gives(null), fails()],
    },
    ...(!asks && { unused: ['command.confirmed', 'dialog.dismissed'] }),
  })

test('every state and every transition is visited', () => {
  const [asked, unasked] = [exploreOf(true), exploreOf(false)]
  expectFullCoverage('command', asked.coverage, unasked.coverage)
})

test('every end has a result that fits the response, and a dismissed dialog sends nothing', () => {
  const { moves } = exploreOf(true)
  const ends = moves.filter(({ to }) => to.status === 'done')
  expect(ends.length).toBeGreaterThan(4)
  for (const { event, to } of ends) {
    if (event === 'dialog.dismissed') expect(to.output).toEqual({ result: 'dismissed', failure: null })
    else expect(to.output?.result).toMatch(/^(done|refused|unclear)$/)
  }
})
