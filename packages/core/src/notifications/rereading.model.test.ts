import { expect, test } from 'vitest'
import { createEmptyActor } from 'xstate'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { newestPage } from './doubt.domain.ts'
import { rereadingMachine } from './rereading.machine.ts'

const walk = explore(rereadingMachine, {
  input: { trunk: { send: () => {} }, owner: createEmptyActor(), only: 'chat' },
  user: [
    { type: 'page.doubted', doubt: newestPage },
    { type: 'page.doubted', doubt: { page: 3, about: 'a' } },
  ],
  world: { fetchNotifications: [gives({ rows: [], page: 1 }), fails()] },
  lens: ({ doubted, current, missed }) => [doubted, current, missed],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('rereading', walk.coverage)
})

test('every doubt is looked into, and then it rests', () => {
  expect(walk.trapsFor((state) => state.matches('resting'))).toEqual([])
  for (const { state } of walk.paths.filter(({ state }) => state.matches('resting'))) {
    expect(state.context.doubted).toEqual([])
  }
})

test('one page is read at a time, of the type that is shown, and a doubt meanwhile is not lost', () => {
  const doubts = walk.moves.filter(({ from, event }) => from.matches('reading') && event === 'page.doubted')
  expect(doubts).not.toEqual([])
  for (const { from, to } of doubts) {
    expect(to.context.current).toEqual(from.context.current)
    expect(to.context.doubted.length).toBeGreaterThan(0)
    expect(to.children['fetchAgain']?.getSnapshot()).toMatchObject({
      input: { page: from.context.current.page, type: 'chat' },
    })
  }
})

test('what could not be had is tried again with the next doubt', () => {
  const missed = walk.moves.filter(({ from, event }) => event === 'page.doubted' && from.context.missed.length > 0)
  expect(missed).not.toEqual([])
  for (const { from, to } of missed) {
    expect(to.context.missed).toEqual([])
    expect([to.context.current, ...to.context.doubted]).toEqual(expect.arrayContaining([...from.context.missed]))
  }
})
