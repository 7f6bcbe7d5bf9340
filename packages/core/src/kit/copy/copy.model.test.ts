import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { selectIsCopied } from '../../account/account.selectors.ts'
import { copyMachine } from './copy.machine.ts'

const model = explore(copyMachine, {
  input: { app: { send: () => {} }, text: '#7' },
  user: [{ type: 'copy.chosen' }],
  world: { copyText: [gives(), fails()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('copy', model.coverage)
})

test('the button can always become ready again', () => {
  expect(model.trapsFor((state) => state.matches('ready'))).toEqual([])
})

test('the tick is shown only for copied text', () => {
  const ticks = model.moves.filter(({ from, to }) => !selectIsCopied(from) && selectIsCopied(to))
  expect(new Set(ticks.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.copyText']))
})

test('a busy button ignores further clicks', () => {
  const clicks = model.movesWhere(({ from, event }) => from.hasTag('busy') && event === 'copy.chosen')
  for (const { from, to } of clicks) expect(to).toEqual(from)
})
