import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { type SlotEvent, slotMachine } from './slot.machine.ts'

const told: TrunkEvent[] = []
const wanted: PanelScreenInput = {
  trunk: { send: (event) => told.push(event) },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  place: { to: 'orders' },
  carried: nothingCarried,
  supplier: someSession.supplier,
}
const chats: SlotEvent = { type: 'place.opened', wanted: { ...wanted, place: { to: 'chats' } } }
const loaded = answers('loadScreen', fromCallback(() => {}) as AnyActorLogic)
const missing = [refuses('loadScreen'), answers('reloadOnce', false)] as const
const gone = ['screen.closed']
const slot = lifeOf(slotMachine, { wanted })

test.each<[string, readonly (SlotEvent | Happening)[], object, readonly string[]]>([
  [
    'who tries again has the page loaded anew, as browsers keep what could not be had',
    [...missing, { type: 'retry.chosen' }],
    { state: 'renewing', said: ['asks reload'] },
    ['fault.noted', 'retry.chosen'],
  ],
  [
    'another place takes the screen away, the dialogs it had, and what was on its way',
    [loaded, chats],
    { state: 'loading', context: { screen: null, wanted: { place: { to: 'chats' } } } },
    gone,
  ],
  [
    'a screen that breaks is noted, and its dialogs are gone',
    [loaded, breaksDown('screen')],
    { state: 'broken', context: { screen: null } },
    [...gone, 'fault.noted'],
  ],
  [
    'another part of the same place reaches the screen, and the one that comes after it',
    [loaded, { type: 'place.refined', place: { to: 'orders', search: '?page=2' } }],
    { said: ['screen place.refined'], context: { wanted: { place: { search: '?page=2' } } } },
    [],
  ],
  ['news reach the screen', [loaded, { type: 'tab.shown' }], { said: ['screen tab.shown'] }, []],
  [
    'who a screen is for is known although it is loaded later',
    [{ type: 'supplier.learned', supplier: { ...someSession.supplier, id: 7 } }],
    { context: { wanted: { supplier: { id: 7 } } } },
    [],
  ],
])('%s', async (_, story, lived, events) => {
  told.length = 0
  expect(await slot(...story)).toMatchObject(lived)
  expect(told.map(({ type }) => type)).toEqual(events)
})

test('the screen of an earlier place is stopped before the next one is loaded', async () => {
  const { snapshot } = await slot(loaded, chats)
  expect(snapshot.children).not.toHaveProperty('screen')
})
