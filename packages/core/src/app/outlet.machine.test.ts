import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { type OutletEvent, outletMachine } from './outlet.machine.ts'

const told: FeatureEvent[] = []
const wanted: PanelScreenInput = {
  app: { send: (event) => told.push(event) },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  location: { to: 'orders' },
  signInDraft: emptySignInDraft,
  supplier: someSession.supplier,
}
const chats: OutletEvent = { type: 'screen.requested', wanted: { ...wanted, location: { to: 'chats' } } }
const loaded = answers('loadScreen', fromCallback(() => {}) as AnyActorLogic)
const seen = answers('loadView', undefined)
const missing = [refuses('loadScreen'), answers('reloadOnce', false)] as const
const gone = ['screen.closed']
const outlet = actorLogOf(outletMachine, { wanted })

test.each<[string, readonly (OutletEvent | Happening)[], object, readonly string[]]>([
  [
    'a retry reloads the page, because browsers cache failed modules',
    [...missing, { type: 'retry.chosen' }],
    { state: 'renewing', sent: ['asks reload'] },
    ['fault.logged', 'retry.chosen'],
  ],
  [
    'the machine of a screen starts while its view is still loading, and hears what happens meanwhile',
    [loaded, { type: 'tab.shown' }],
    { state: { opening: { machine: 'running', view: 'loading' } }, sent: ['screen tab.shown'] },
    [],
  ],
  [
    'a screen is shown once both its machine and its view are loaded',
    [seen, loaded],
    { state: 'shown', context: { screen: expect.anything() } },
    [],
  ],
  [
    'a page whose part could not be loaded is loaded again by choice',
    [loaded, seen, { type: 'reload.chosen' }],
    { state: 'shownUntilReloaded', sent: ['asks reload'] },
    [],
  ],
  [
    'a page that cannot be loaded again, because the host is away, stays',
    [loaded, seen, { type: 'reload.chosen' }, refuses('reload')],
    { state: 'shown', context: { screen: expect.anything() } },
    ['failure.reported'],
  ],
  [
    'a screen whose view cannot be loaded is closed, and the page reloads once',
    [loaded, refuses('loadView')],
    { state: 'reloading', sent: ['asks reloadOnce'], context: { screen: null } },
    ['fault.logged', ...gone],
  ],
  [
    'another page closes the screen with its dialogs and pending work',
    [loaded, seen, chats],
    {
      state: { opening: { machine: 'loading', view: 'loading' } },
      context: { screen: null, wanted: { location: { to: 'chats' } } },
    },
    gone,
  ],
  [
    'a screen that crashes is logged, and its dialogs close',
    [loaded, breaksDown('screen')],
    { state: 'broken', context: { screen: null } },
    [...gone, 'fault.logged'],
  ],
  [
    'a changed query reaches the current screen and the next one',
    [loaded, { type: 'query.changed', location: { to: 'orders', search: '?page=2' } }],
    { sent: ['screen query.changed'], context: { wanted: { location: { search: '?page=2' } } } },
    [],
  ],
  ['events reach the screen', [loaded, { type: 'tab.shown' }], { sent: ['screen tab.shown'] }, []],
  [
    'a supplier updated while a screen loads is passed to it',
    [{ type: 'supplier.updated', supplier: { ...someSession.supplier, id: 7 } }],
    { context: { wanted: { supplier: { id: 7 } } } },
    [],
  ],
])('%s', async (_, scenario, lived, events) => {
  told.length = 0
  expect(await outlet(...scenario)).toMatchObject(lived)
  expect(told.map(({ type }) => type)).toEqual(events)
})

test('the previous screen is stopped before the next one is loaded', async () => {
  const { snapshot } = await outlet(loaded, chats)
  expect(snapshot.children).not.toHaveProperty('screen')
})
