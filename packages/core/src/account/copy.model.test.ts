import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { selectIsCopied } from './account.selectors.ts'
import { copyMachine } from './copy.machine.ts'

const walk = explore(copyMachine, {
  input: { trunk: { send: () => {} }, text: '#7' },
  user: [{ type: 'copy.chosen' }],
  world: { copyText: [gives(), fails()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('copy', walk.coverage)
})

test('the button comes back to rest', () => {
  expect(walk.trapsFor((state) => state.matches('ready'))).toEqual([])
})

test('the tick stands for text that was copied', () => {
  const ticks = walk.moves.filter(({ from, to }) => !selectIsCopied(from) && selectIsCopied(to))
  expect(new Set(ticks.map(({ event }) => event))).toEqual(new Set(['xstate.done.actor.copyText']))
})

test('a busy button ignores further clicks', () => {
  const clicks = walk.movesWhere(({ from, event }) => from.hasTag('busy') && event === 'copy.chosen')
  for (const { from, to } of clicks) expect(to).toEqual(from)
})
