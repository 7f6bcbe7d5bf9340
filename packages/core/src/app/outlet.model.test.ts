import { expect, test } from 'vitest'
import { type AnyActorLogic, fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { noChanges } from '../notifications/changes.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { selectPage } from './app.selectors.ts'
import { outletMachine } from './outlet.machine.ts'

const wanted: PanelScreenInput = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  location: { to: 'orders' },
  signInDraft: emptySignInDraft,
  supplier: null,
}

const model = explore(outletMachine, {
  input: { wanted },
  user: [
    { type: 'screen.requested', wanted: { ...wanted, location: { to: 'chats' } } },
    { type: 'query.changed', location: { to: 'orders', search: '?page=2' } },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'data.invalidated' },
    { type: 'record.changed', section: 'stores', id: '1', version: 2 },
    {
      type: 'message.sent',
      room: '7',
      message: { id: '1', seq: 1, from: 'supplier', text: '', attachments: [], at: null, key: 'key' },
    },
    { type: 'edits.discarded' },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'changes.updated', changes: noChanges, outcomes: [] },
    { type: 'retry.chosen' },
    { type: 'reload.chosen' },
  ],
  world: {
    loadScreen: [gives(fromCallback(() => {}) as AnyActorLogic), gives(null), fails()],
    loadView: [gives(undefined), fails()],
    reloadOnce: [gives(true), fails()],
    reload: [gives(undefined), fails()],
    screen: [breaks()],
  },
  project: ({ wanted: { location }, screen }) => [location, screen !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('outlet', model.coverage)
})

test('a missing or broken screen can be opened again', () => {
  expect(model.trapsFor((snapshot) => selectPage(snapshot).state === 'shown')).toEqual([])
})

test('the screen of an earlier location is never shown under a later one', () => {
  const loading = model.paths.filter(({ state }) => selectPage(state).state !== 'shown')
  expect(loading).not.toEqual([])
  for (const { state } of loading) expect(selectPage(state).screen).toBeNull()
})
