import { expect, test } from 'vitest'
import { claiming, panelWrite, screenDialog, screenWrite, typedText, unkeptText } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import type { Departure } from '../kernel/trunk.ts'
import { type LeavingSnapshot, leavingMachine } from './leaving.machine.ts'
import { selectLeaving } from './leaving.selectors.ts'

const byLink: Departure = { type: 'place.wanted', place: { to: 'orders' } }
const byLogout: Departure = { type: 'logout.chosen' }

const walk = explore(leavingMachine, {
  input: { trunk: { send: () => {} } },
  user: [
    claiming(),
    claiming(typedText),
    claiming(unkeptText),
    claiming(screenWrite),
    claiming(panelWrite),
    claiming(typedText, screenWrite),
    claiming(typedText, screenDialog),
    { type: 'write.failed' },
    { type: 'leaving.wanted', departure: byLink },
    { type: 'leaving.wanted', departure: byLogout },
    { type: 'leaving.confirmed' },
    { type: 'leaving.dismissed' },
  ],
  world: { guardClosing: [breaks()], watchClaims: [breaks()] },
})

const isAsked = (state: LeavingSnapshot) => state.matches({ asking: 'asked' })
const isWaiting = (state: LeavingSnapshot) => state.matches({ asking: 'waiting' })

test('every state and every transition is visited', () => {
  expectFullCoverage('leaving', walk.coverage)
})

test('nobody is held for ever', () => {
  expect(walk.trapsFor((state) => state.matches({ asking: 'idle' }))).toEqual([])
})

test('who leaves what they typed is asked about the last way they chose, and promised a draft where there will be one', () => {
  const asked = walk.pathsWhere(({ state }) => isAsked(state) && !state.context.claimed.modals.includes('screen'))
  expect(new Set(asked.map(({ state }) => selectLeaving(state)))).toEqual(new Set(['page', 'unkept', 'logout']))
  for (const { state } of asked) {
    const { departure, claimed } = state.context
    const page = claimed.screen.isKept ? 'page' : 'unkept'
    expect(selectLeaving(state)).toBe(departure === byLogout ? 'logout' : page)
  }
})

test('a dialog of the screen goes before the question', () => {
  const behind = walk.pathsWhere(({ state }) => isAsked(state) && state.context.claimed.modals.includes('screen'))
  for (const { state } of behind) expect(selectLeaving(state)).toBeNull()
})

test('nobody is asked, and nobody waits, without a reason', () => {
  const held = walk.pathsWhere(({ state }) => isAsked(state) || isWaiting(state))
  for (const { state } of held) {
    const { departure, claimed } = state.context
    const loss = departure === byLogout ? claimed.all : claimed.screen
    expect(isAsked(state) ? loss.isDirty : loss.isPending).toBe(true)
  }
})

test('who waits to sign out is not sent elsewhere meanwhile', () => {
  const again = walk.movesWhere(({ from, event }) => isWaiting(from) && event === 'leaving.wanted')
  for (const { from, to } of again) if (from.context.departure === byLogout) expect(to).toBe(from)
})

test('closing the tab is guarded exactly while something is typed or on its way', () => {
  const seen = walk.paths.map(({ state }) => state.matches({ closing: 'guarded' }))
  expect(new Set(seen)).toEqual(new Set([true, false]))
  for (const { state } of walk.paths) {
    const { isDirty, isPending } = state.context.claimed.all
    expect(state.matches({ closing: 'guarded' })).toBe(isDirty || isPending)
  }
})
