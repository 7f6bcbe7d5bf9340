import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { selectPage } from './app.selectors.ts'
import { slotMachine } from './slot.machine.ts'

const wanted: PanelScreenInput = {
  trunk: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  place: { to: 'orders' },
  carried: nothingCarried,
  supplier: null,
}

const walk = explore(slotMachine, {
  input: { wanted },
  user: [
    { type: 'place.opened', wanted: { ...wanted, place: { to: 'chats' } } },
    { type: 'place.refined', place: { to: 'orders', search: '?page=2' } },
    { type: 'tab.shown' },
    { type: 'news.arrived' },
    { type: 'work.discarded' },
    { type: 'setup.learned', setup: someSetup },
    { type: 'supplier.learned', supplier: someSession.supplier },
    { type: 'changes.updated', changes: noChanges, outcomes: [] },
    { type: 'retry.chosen' },
  ],
  world: {
    loadScreen: [gives(fromCallback(() => {}) as AnyActorLogic), gives(null), fails()],
    reloadOnce: [gives(true), fails()],
    reload: [gives(undefined), fails()],
    screen: [breaks()],
  },
  lens: ({ wanted: { place }, screen }) => [place, screen !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('slot', walk.coverage)
})

test('a screen that is missing or broken can be opened again', () => {
  expect(walk.trapsFor((snapshot) => selectPage(snapshot).state === 'shown')).toEqual([])
})

test('the screen of an earlier place never stands under a later one', () => {
  const loading = walk.paths.filter(({ state }) => selectPage(state).state !== 'shown')
  expect(loading).not.toEqual([])
  for (const { state } of loading) expect(selectPage(state).screen).toBeNull()
})
