import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { endsWithScreen, type Writer } from '../kernel/writers.ts'
import { type Departure, leavingMachine } from './leaving.machine.ts'
import { selectLeaving } from './leaving.selectors.ts'

const byLink: Departure = { type: 'place.wanted', place: { to: 'orders' } }
const byLogout: Departure = { type: 'logout.chosen' }

const input = {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  isUnsaved: false,
  isKept: true,
  writing: [],
  barredBy: [],
}
/** One of the panel, and two of the screen: the others tell the same. */
const writers: readonly Writer[] = ['outbox', 'payouts', 'transfer']

const early = explore(leavingMachine, { input: { ...input, isUnsaved: true }, world: {} })

const walk = explore(leavingMachine, {
  input,
  user: [
    { type: 'work.changed', isUnsaved: true },
    { type: 'work.changed', isUnsaved: false },
    ...writers.flatMap((by) => [
      { type: 'writes.changed', by, isUnderWay: true } as const,
      { type: 'writes.changed', by, isUnderWay: false } as const,
    ]),
    { type: 'write.failed' },
    { type: 'leaving.wanted', departure: byLink },
    { type: 'leaving.wanted', departure: byLogout },
    { type: 'leaving.confirmed' },
    { type: 'leaving.dismissed' },
    { type: 'page.barred', by: 'screen' },
    { type: 'page.freed', by: 'screen' },
  ],
  world: { guardClosing: [breaks()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('leaving', walk.coverage, early.coverage)
})

test('who leaves unsaved work is always asked, and about the last way they chose', () => {
  const wishes = walk.moves.filter(
    ({ from, event }) => from.matches({ asking: 'unsaved' }) && event === 'leaving.wanted',
  )
  expect(wishes).not.toEqual([])
  const free = wishes.filter(({ to }) => to.context.barredBy.length === 0)
  expect(free).not.toEqual([])
  for (const { to } of free) expect(selectLeaving(to)).toBe(to.context.departure === byLogout ? 'logout' : 'page')
})

test('whoever is asked is promised a draft exactly where there will be one', () => {
  const keyed = explore(leavingMachine, {
    input,
    user: [
      { type: 'work.changed', isUnsaved: true },
      { type: 'work.changed', isUnsaved: true, isKept: false },
      { type: 'work.changed', isUnsaved: false },
      { type: 'leaving.wanted', departure: byLink },
      { type: 'leaving.dismissed' },
    ],
    world: {},
  })
  const asked = keyed.paths.filter(({ state }) => selectLeaving(state) !== null)
  expect(new Set(asked.map(({ state }) => selectLeaving(state)))).toEqual(new Set(['page', 'unkept']))
  for (const { state } of asked) expect(selectLeaving(state) === 'page').toBe(state.context.isKept)
})

test('a dialog of the screen goes before the question, which stands once it is gone', () => {
  const behind = walk.paths.filter(({ state }) => state.context.barredBy.length > 0)
  expect(behind.some(({ state }) => state.matches({ asking: { unsaved: 'asked' } }))).toBe(true)
  for (const { state } of behind) expect(selectLeaving(state)).toBeNull()
  const freed = walk.moves.filter(
    ({ from, event }) => from.matches({ asking: { unsaved: 'asked' } }) && event === 'page.freed',
  )
  expect(freed).not.toEqual([])
  for (const { to } of freed) expect(selectLeaving(to)).not.toBeNull()
})

test('nobody is asked without a reason', () => {
  const asked = walk.paths.filter(({ state }) => selectLeaving(state) !== null)
  expect(asked).not.toEqual([])
  for (const { story } of asked) {
    expect(story).toMatch(/work\.changed|writes\.changed/)
    expect(story).toContain('leaving.wanted')
  }
})

test('the question never stands when nothing is unsaved any more', () => {
  const settled = walk.moves.filter(({ to }) => to.matches({ asking: 'saved' }))
  expect(settled).not.toEqual([])
  for (const { to } of settled) expect([selectLeaving(to), to.context.departure]).toEqual([null, null])
})

test('who leaves while changes would end is held until they have arrived, and only then', () => {
  const held = walk.paths.filter(({ state }) => state.matches({ asking: 'waiting' }))
  expect(held).not.toEqual([])
  for (const { state } of held) {
    const { departure, writing } = state.context
    expect(departure === byLogout ? writing.length > 0 : departure === byLink && endsWithScreen(writing)).toBe(true)
  }
  expect(walk.trapsFor((state) => !state.matches({ asking: 'waiting' }))).toEqual([])
  const again = walk.moves.filter(
    ({ from, event }) => from.matches({ asking: 'waiting' }) && event === 'leaving.wanted',
  )
  expect(again).not.toEqual([])
  for (const { from, to } of again) if (from.context.departure === byLogout) expect(to).toBe(from)
})

test('what was typed before anybody listened is guarded from the start', () => {
  expect(early.paths.map(({ state }) => state.matches({ asking: 'unsaved' }))).toEqual([true])
})

test('closing the tab is guarded exactly while something is unsaved or on its way', () => {
  const seen = walk.paths.map(({ state }) => state.matches({ closing: 'guarded' }))
  expect(new Set(seen)).toEqual(new Set([true, false]))
  for (const { state } of walk.paths) {
    const { isUnsaved, writing } = state.context
    expect(state.matches({ closing: 'guarded' })).toBe(isUnsaved || writing.length > 0)
  }
})
