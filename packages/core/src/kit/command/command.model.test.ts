import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { commandMachine } from './command.machine.ts'

const walkOf = (asks: boolean) =>
  explore(commandMachine, {
    input: { trunk: { send: () => {} }, command: 'remove', id: '1', key: 'key-1', asks },
    user: [{ type: 'command.confirmed' }, { type: 'dialog.dismissed' }],
    world: {
      run: [gives(), fails(), fails({ kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null })],
      isDone: [gives(true), gives(false), gives(null), fails()],
    },
    ...(!asks && { unused: ['command.confirmed', 'dialog.dismissed'] }),
  })

test('every state and every transition is visited', () => {
  const [asked, unasked] = [walkOf(true), walkOf(false)]
  expectFullCoverage('command', asked.coverage, unasked.coverage)
})

test('nothing is sent before it was confirmed, and every end has a result that fits what came', () => {
  const { moves } = walkOf(true)
  const ends = moves.filter(({ to }) => to.status === 'done')
  expect(ends.length).toBeGreaterThan(4)
  for (const { event, to } of ends) {
    if (event === 'dialog.dismissed') expect(to.output).toEqual({ result: 'dismissed', failure: null })
    else expect(to.output?.result).toMatch(/^(done|refused|unclear)$/)
  }
})
